/** The Actions cache of the tests' results service, through the bundle and the real client. */
import { resolve } from 'node:path';
import { TRANSFER } from '../../src/launch/words.ts';
import { CacheObjects } from '../../src/store/cache.ts';
import { TRANSFER_LIMITS, type TransferLimits } from '../../src/store/transfers.ts';
import { BUNDLE, COMPILED } from './cli.ts';
import { folder } from './folder.ts';
import { outage } from './outage.ts';
import type { ResultsService } from './results-service/service.ts';
import type { TokenOptions } from './results-service/token.ts';

/** Preloaded, it makes the client's own waits a hundredth. */
export const QUICK = {
  NODE_OPTIONS: `--require="${resolve('__tests__/support/results-service/quick-clock.cjs')}"`,
};

export interface CacheOptions {
  readonly token?: TokenOptions;
  readonly env?: Readonly<Record<string, string>>;
  readonly limits?: Partial<TransferLimits>;
  readonly temp?: string;
  /** Where the program is said to have been started. */
  readonly cwd?: string;
}

/** Waits that a test can wait for. */
const LIMITS: TransferLimits = { ...TRANSFER_LIMITS, pauses: [] };

export function cacheObjects(
  service: ResultsService,
  { token, env, limits, temp = folder(), cwd = process.cwd() }: CacheOptions = {},
): CacheObjects {
  return new CacheObjects({
    program: process.execPath,
    args: [BUNDLE, TRANSFER],
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: COMPILED,
      ...QUICK,
      ...service.env(token),
      ...env,
    },
    temp,
    limits: { ...LIMITS, ...limits },
    outage: outage(),
  });
}
