/** Where the steps of a job, and its end, find the keeper. */
import { createServer, type Server } from 'node:net';
import { type FromKeeper, Line, type ToKeeper } from './protocol.ts';

export type Caller = Line<ToKeeper, FromKeeper>;

export class Door {
  readonly #path: string;
  readonly #server: Server;
  readonly #callers = new Set<Caller>();
  #answer: (caller: Caller) => void = () => {};

  /** @param path of the socket, in a folder that nobody else can look into */
  constructor(path: string) {
    this.#path = path;
    this.#server = createServer((socket) => {
      const caller: Caller = new Line(socket);
      this.#callers.add(caller);
      socket.on('close', () => this.#callers.delete(caller));
      this.#answer(caller);
    });
  }

  /** Opens; settles when callers find it. */
  open(answer: (caller: Caller) => void): Promise<void> {
    this.#answer = answer;
    return new Promise((done, fail) => {
      this.#server.once('error', fail);
      this.#server.listen(this.#path, () => done());
    });
  }

  /** Nobody is let in any more; who waits is told that all is done. @param last what is said with it */
  async close(last: Omit<Extract<FromKeeper, { kind: 'done' }>, 'kind'>): Promise<void> {
    this.#server.close();
    await Promise.all([...this.#callers].map((caller) => caller.send({ kind: 'done', ...last })));
    for (const caller of this.#callers) caller.close();
  }
}
