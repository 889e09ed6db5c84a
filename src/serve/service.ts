/** What every request is answered from. */

import { join } from 'node:path';
import type { Machine } from '../launch/go-request.ts';
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

/** What only reads runs. */
export interface Reading {
  readonly store: DirectoryStore;
  readonly runs: RunList;
  readonly journals: Recent<Journal>;
  /** By `RUN/FILE`. */
  readonly logs: Recent<LogFile>;
  readonly commands: Commands;
}

export interface Service extends Reading {
  readonly machine: Machine;
  readonly located: Located;
  readonly secrets: readonly string[];
  readonly notes: Notes;
}

/** So many are kept in mind that nobody watches. */
const MOST_JOURNALS = 8;
const MOST_LOGS = 64;

/** @throws StoreError */
export function serviceOf(request: ServiceRequest): Service {
  const { machine, located, secrets, warn } = request;
  const store = DirectoryStore.create(located.store, identify(machine.host, machine.pid));
  const notes = new Notes(store.path, warn);
  return { ...readingOf(store, request), machine, located, secrets, notes };
}

export function readingOf(
  store: DirectoryStore,
  { machine, located, commands }: Pick<ServiceRequest, 'machine' | 'located' | 'commands'>,
): Reading {
  return {
    store,
    runs: new RunList(store),
    journals: new Recent(MOST_JOURNALS, (id) => new Journal(store.eventsPath(id))),
    logs: new Recent(MOST_LOGS, (name) => {
      const [run = '', file = ''] = name.split('/');
      return new LogFile(join(store.logsPath(run), file));
    }),
    commands: new Commands({ machine, located, known: commands }),
  };
}
