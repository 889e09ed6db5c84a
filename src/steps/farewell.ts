/** Tells the keeper that the job is at its end. */
import { connect } from 'node:net';
import { type FromKeeper, type JobStatus, Line, type ToKeeper } from './protocol.ts';

export interface Farewell {
  /** Null: the runner does not say. */
  readonly job: JobStatus | null;
  readonly limitMs: number;
}

/**
 * Settles when the keeper has saved what it could and is about to end.
 * @returns what it has to say; null where it is gone, or does not answer in time
 */
export function sayEnd(path: string, { job, limitMs }: Farewell): Promise<FromKeeper | null> {
  return new Promise((done) => {
    const socket = connect(path);
    const timer = setTimeout(() => {
      socket.destroy();
      done(null);
    }, limitMs);
    const settle = (answer: FromKeeper | null) => {
      clearTimeout(timer);
      socket.destroy();
      done(answer);
    };
    socket.once('error', () => settle(null));
    socket.once('connect', () => {
      const line = new Line<FromKeeper, ToKeeper>(socket);
      void line.send({ kind: 'end', job });
      void line.receive().then(settle);
    });
  });
}
