/** What a person names to be brought here. Pure, but for a look whether it is a path. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { notYet, Refusal } from '../launch/refusal.ts';

export type Source =
  | { readonly kind: 'folder' | 'zip'; readonly path: string }
  | {
      readonly kind: 'run';
      /** Of GitHub, such as `github.com`. */
      readonly host: string;
      /** OWNER/NAME. */
      readonly repository: string;
      /** The id of the workflow run. */
      readonly run: string;
    };

const RUN = /^(?:https?:\/\/([^/]+)\/)?([\w.-]+\/[\w.-]+)\/actions\/runs\/(\d+)(?:[/?#].*)?$/;

const FORMS =
  'OWNER/REPO/actions/runs/ID, its address, the zip of an artifact, or a folder with what was in it';

/** @param cwd from where a path is named @throws Refusal exit 2 */
export function sourceOf(
  text: string,
  { cwd, host }: { readonly cwd: string; readonly host: string },
): Source {
  const path = resolve(cwd, text);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return { kind: 'folder', path };
  if (stat?.isFile()) return { kind: 'zip', path };
  const [, named = host, repository, run] = RUN.exec(text) ?? [];
  if (repository !== undefined && run !== undefined) return { kind: 'run', host: named, repository, run };
  if (text.startsWith('s3://')) throw notYet(`${text}: S3`, `name ${FORMS}`);
  throw new Refusal(2, `${text} is neither a workflow run nor a file or folder that is there`, {
    hint: `name ${FORMS}`,
  });
}

/** Where the REST API of a host is. */
export function apiOf(host: string): string {
  if (host === 'github.com') return 'https://api.github.com';
  return host.endsWith('.ghe.com') ? `https://api.${host}` : `https://${host}/api/v3`;
}
