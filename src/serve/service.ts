/** What every request is answered from. */

import { join } from 'node:path';
import type { Machine } from '../launch/go.ts';
import type { Located } from '../launch/locate.ts';
import { DirectoryStore } from '../store/directory.ts';
import { identify } from '../store/identity.ts';
import { Recent } from './changes.ts';
import { Commands } from './commands.ts';
import { Journal } from './journal.ts';
import { LogFile } from './log-file.ts';
import { Notes } from './notes.ts';
import { RunList } from './run-list.ts';

export interface ServiceRequest {
  readonly machine: Machine;
  readonly located: Located;
  /** The commands that this version has. */
  readonly commands: ReadonlySet<string>;
  /** Names of variables that every run is given as secrets. */
  readonly secrets: readonly string[];
  readonly warn: (message: string) => void;
}

export interface Service {
  readonly machine: Machine;
  readonly located: Located;
  readonly store: DirectoryStore;
  readonly secrets: readonly string[];
  readonly runs: RunList;
  readonly journals: Recent<Journal>;
  /** By `RUN/FILE`. */
  readonly logs: Recent<LogFile>;
  readonly notes: Notes;
  readonly commands: Commands;
}

/** So many are kept in mind that nobody watches. */
const MOST_JOURNALS = 8;
const MOST_LOGS = 64;

/** @throws StoreError */
export function serviceOf({ machine, located, commands, secrets, warn }: ServiceRequest): Service {
  const store = DirectoryStore.create(located.store, identify(machine.host, machine.pid));
  return {
    ...{ machine, located, store, secrets },
    runs: new RunList(store),
    journals: new Recent(MOST_JOURNALS, (id) => new Journal(store.eventsPath(id))),
    logs: new Recent(MOST_LOGS, (name) => {
      const [run = '', file = ''] = name.split('/');
      return new LogFile(join(store.logsPath(run), file));
    }),
    notes: new Notes(store.path, warn),
    commands: new Commands({ machine, located, known: commands }),
  };
}
