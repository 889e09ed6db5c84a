/** Artifacts of the tests' results service, through the bundle and the real client. */
import { TRANSFER } from '../../src/launch/words.ts';
import {
  ARTIFACT_LIMITS,
  type ArtifactLimits,
  ArtifactObjects,
  type ArtifactsRequest,
} from '../../src/store/artifacts.ts';
import { ARTIFACTS } from '../../src/store/objects.ts';
import { TRANSFER_LIMITS } from '../../src/store/transfers.ts';
import { QUICK } from './cache-objects.ts';
import { BUNDLE, COMPILED } from './cli.ts';
import { folder } from './folder.ts';
import { outage } from './outage.ts';
import type { ResultsService } from './results-service/service.ts';
import type { TokenOptions } from './results-service/token.ts';

export interface ArtifactOptions extends Partial<Pick<ArtifactsRequest, 'days'>> {
  readonly job?: TokenOptions;
  /** The token for the REST API; null: none. */
  readonly token?: string | null;
  readonly limits?: Partial<ArtifactLimits>;
}

/** Each look asks anew: what others save is seen at once. */
const LIMITS: ArtifactLimits = { ...TRANSFER_LIMITS, ...ARTIFACT_LIMITS, pauses: [], fresh: 0, beside: 0 };

export function artifactObjects(
  service: ResultsService,
  { job = {}, token = service.restToken({ actions: 'read' }), limits, days = null }: ArtifactOptions = {},
): ArtifactObjects {
  const { run = 1, repository = 'octo/repo' } = job;
  const { PATH, HOME } = process.env;
  return new ArtifactObjects({
    program: process.execPath,
    args: [BUNDLE, TRANSFER],
    cwd: process.cwd(),
    env: { PATH, HOME, NODE_COMPILE_CACHE: COMPILED, ...QUICK, ...service.env(job) },
    temp: folder(),
    limits: { ...LIMITS, ...limits },
    outage: outage({ place: ARTIFACTS }),
    rest: token === null ? null : { api: service.url, repository, token },
    run: `${run}`,
    days,
    familyOf: (key) => /^k-[0-9a-f-]{36}-/.exec(key)?.[0] ?? key,
    now: Date.now,
  });
}
