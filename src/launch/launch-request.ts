/** What one attempt is launched with, and what came of it. */
import type { FilesSetting } from '../files/setting.ts';
import type { Heart } from '../files/snapshot-writer.ts';
import type { Pipeline } from '../pipeline/model.ts';
import type { Chosen } from '../plan/request.ts';
import type { Run } from '../record/run.ts';
import type { AttemptRequest, AttemptResult } from '../run/attempt.ts';
import type {
  ArrivingFiles,
  Clock,
  Deadline,
  Observer,
  Person,
  Ports,
  Published,
  Setting,
  Stop,
} from '../run/ports.ts';
import type { Shell, StopSignal } from '../shell/port.ts';
import type { DirectoryStore } from '../store/directory.ts';
import type { Identity } from '../store/identity.ts';
import type { Surroundings } from './git.ts';

export interface LaunchRequest {
  readonly workspace: string;
  readonly store: DirectoryStore;
  /** Its matrices are written out under the locks, when the inputs are known for sure. */
  readonly pipeline: Pipeline;
  /** The run that goes on, or null for a new one. */
  readonly run: Run | null;
  /** What the id of a new run ends in, from 1, which is left out; counted on while that id is taken. */
  readonly idNumber: number;
  readonly given: Readonly<Record<string, string>>;
  readonly choice: Chosen;
  /** Whether reused steps that are older than a person's edits run again. */
  readonly edited: boolean;
  /** `uncertain`: an earlier attempt may have done more than the record tells. */
  readonly history: Setting['history'];
  /** The workflow run that this is an attempt of; null where none is known. */
  readonly by: Setting['by'];
  /** What becomes of a run that is done with: nothing, or its files are brought to the workspace. */
  readonly whenDone: 'nothing-to-do' | 'bring-back';
  readonly surroundings: Surroundings;
  readonly files: FilesSetting;
  readonly secrets: Readonly<Record<string, string>>;
  /** The job's own token: `github.token`, and `secrets.GITHUB_TOKEN` where none is given; null where there is none. */
  readonly token: string | null;
  /** What the steps' processes inherit. */
  readonly env: Readonly<Record<string, string>>;
  readonly maxParallel: number;
  readonly stop: Stop;
  readonly deadline: Deadline | null;
  readonly cleanUp: AttemptRequest['cleanUp'];
  /** Who can be asked at once; null for nobody. */
  readonly asked: Person | null;
  readonly drive: Drive;
}

/** Runs an attempt to its end. */
export type Drive = (
  request: AttemptRequest,
  ports: Ports & { readonly files: ArrivingFiles },
) => Promise<AttemptResult>;

/** What the entry point chose to answer the engine's questions. */
export interface Adapters {
  readonly clock: Clock;
  readonly shell: Shell;
  readonly observer: Observer;
  readonly me: Identity;
  readonly random: () => string;
  /** The fixed place of workspace locks. */
  readonly locks: string;
  /** Where scratch directories go; an existing directory. */
  readonly temp: string;
  /** Starts the process that ends the steps' processes when this one is killed. */
  readonly watch: (attempt: Watched) => Heart & { readonly close: () => Promise<void> };
  readonly hashFiles: Ports['hashFiles'];
  readonly published: Published;
  readonly warn: (message: string) => void;
}

/** What the watcher is told of an attempt. */
export interface Watched {
  readonly mark: string;
  /** The scratch directory, to be removed. */
  readonly scratch: string;
  /** The snapshot of the workspace, to be touched while the attempt lives. */
  readonly snapshot: string;
}

export type Launched =
  /** `expired`: the finished runs that were removed then, past their retention. */
  | { readonly kind: 'ended'; readonly result: AttemptResult; readonly expired: readonly string[] }
  | { readonly kind: 'nothing-to-do'; readonly run: Run }
  /** Somebody asked to stop before anything was started. */
  | { readonly kind: 'stopped'; readonly by: StopSignal };
