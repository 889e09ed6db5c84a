/** The actions as a runner gets them: each `action.yml` and `dist/`, and nothing else of this checkout. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { folder } from './folder.ts';

export interface Variant {
  /** Inputs that are something else than `action.yml` says when a workflow does not give them. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Without its post step, as on a machine that is lost when the main one has ended. */
  readonly post?: 'as-written' | 'none';
}

/**
 * A copy of the action.
 * @param from the folder that it is copied from: this checkout, unless said
 * @throws Error when `action.yml` has no such input
 */
export function actionFolder({ defaults = {}, post = 'as-written' }: Variant = {}, from = '.'): string {
  const path = folder();
  const manifest = parseDocument(readFileSync(join(from, 'action.yml'), 'utf8'));
  for (const [name, value] of Object.entries(defaults)) {
    if (!isMap(manifest.getIn(['inputs', name]))) throw new Error(`the action has no input ${name}`);
    manifest.setIn(['inputs', name, 'default'], value);
  }
  if (post === 'none') for (const key of ['post', 'post-if']) manifest.deleteIn(['runs', key]);
  writeFileSync(join(path, 'action.yml'), manifest.toString());
  for (const part of ['dist', 'rerun']) cpSync(join(from, part), join(path, part), { recursive: true });
  return path;
}
