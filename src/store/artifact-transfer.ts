/** Calls about artifacts: uploads by GitHub's client, which only a job can make, and all else by REST, which reaches every attempt and run. */
import { renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Answer, type ArtifactTransfer, OBJECT, type Tell, type Upload } from './errands.ts';
import { type Called, hearing, inWords, listened, plain } from './listening.ts';
import { downloadArtifact, type Got, listArtifacts, workflowStatus } from './rest.ts';

/** Makes a call. */
export async function transferArtifact(request: ArtifactTransfer, tell: Tell): Promise<Answer> {
  switch (request.kind) {
    case 'list-artifacts': {
      tell({ news: 'asked' });
      const got = await listArtifacts(request.at, request.which);
      if (got.kind !== 'got') return answerOf(got);
      const wanted = got.value.filter(({ name }) => name.startsWith(request.prefix));
      writeFileSync(OBJECT, JSON.stringify(wanted));
      return { kind: 'found', key: '' };
    }
    case 'fetch-artifact':
      tell({ news: 'asked' });
      return answerOf(await downloadArtifact(request.at, request.artifact, OBJECT));
    case 'workflow-status': {
      tell({ news: 'asked' });
      const got = await workflowStatus(request.at, request.run);
      if (got.kind !== 'got') return answerOf(got);
      writeFileSync(OBJECT, got.value);
      return { kind: 'found', key: '' };
    }
    case 'save-artifact':
      return upload(request.upload, tell);
    case 'probe-artifacts':
      return probe(tell);
  }
}

function answerOf(got: Got<null>): Answer {
  return got.kind === 'got' ? { kind: 'found', key: '' } : got;
}

async function upload({ name, days, zip }: Upload, tell: Tell): Promise<Answer> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const retention = days === null ? {} : { retentionDays: days };
  // A single file gives its name to the artifact.
  if (zip === null) renameSync(OBJECT, basename(name));
  const make = () =>
    zip === null
      ? client.uploadArtifact(name, [basename(name)], '.', { ...retention, skipArchive: true })
      : // What is in it is compressed already.
        client.uploadArtifact(name, [...zip.files], zip.root, { ...retention, compressionLevel: 0 });
  tell({ news: 'asked' });
  return uploaded(await listened(async () => (await make()).id, hearing(tell)));
}

async function probe(tell: Tell): Promise<Answer> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  tell({ news: 'asked' });
  const ask = async () => (await new DefaultArtifactClient().listArtifacts()).artifacts.length;
  return probed(await listened(ask, hearing(tell)));
}

/** A service that refuses is there. */
export function probed(called: Called): Answer {
  const answer = uploaded(called);
  const isThere = answer.kind !== 'failed' || /\(4\d\d\)/.test(answer.why);
  return isThere ? { kind: 'absent' } : answer;
}

const TAKEN = /\(409\)|already exists/i;
/** Another try says the same: the job may not, there is no room, or the server has no such artifacts. */
const LASTING = /\((?:401|403)\)|storage quota has been hit|not currently supported on GHES/i;

/** What an upload has come to: the client throws where it fails. */
export function uploaded({ value, printed }: Called): Answer {
  if (typeof value === 'number' && value >= 0) return { kind: 'uploaded', id: value };
  const line = printed.findLast((each) => each.startsWith('::error::'));
  const why = inWords(plain((line ?? 'the artifact service did not take it').replace(/^::error::/, '')));
  const failed = { kind: 'failed', why, lasting: LASTING.test(why) } as const;
  return TAKEN.test(why) ? { ...failed, lasting: false, taken: true } : failed;
}
