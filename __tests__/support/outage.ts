/** What is still tried of a service that does not answer, for tests of what has to do with other things. */
import { systemClock } from '../../src/launch/node-ports.ts';
import { CACHE } from '../../src/store/objects.ts';
import { OUTAGE_LIMITS, Outage, type OutageRequest } from '../../src/store/outage.ts';

/** By the real clock, and with nobody who looks at it meanwhile. */
export function outage(request: Partial<OutageRequest> = {}): Outage {
  return new Outage({
    place: CACHE,
    limits: OUTAGE_LIMITS,
    lost: 0,
    clock: { ...systemClock, every: () => () => {} },
    tell: () => {},
    ...request,
  });
}
