import { afterAll, beforeAll } from '@jest/globals';
import type { ArtifactObjects } from '../../src/store/artifacts.ts';
import type { CacheObjects } from '../../src/store/cache.ts';
import { artifactObjects } from '../support/artifact-objects.ts';
import { cacheObjects } from '../support/cache-objects.ts';
import { folder } from '../support/folder.ts';
import { folderObjects, memoryObjects, type ObjectsCall, type PlainObjects } from '../support/objects.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { objectsContract } from './objects-contract.ts';

type Meddle = (call: ObjectsCall) => Promise<string | null>;

objectsContract('the store in memory', async () => plainRig((meddle) => memoryObjects({ meddle })));
objectsContract('the store in a folder', async () =>
  plainRig((meddle) => folderObjects(folder(), { meddle })),
);

let service: ResultsService;
/** Its process serves one test after the other, until one closes it. */
let cache: CacheObjects;
let artifacts: ArtifactObjects;
beforeAll(async () => {
  service = await ResultsService.start();
  // One more try, at once: what was closed is not tried again.
  cache = cacheObjects(service, { limits: { pauses: [1] } });
  artifacts = artifactObjects(service, { limits: { pauses: [1] } });
});
afterAll(() => service.stop());

objectsContract('the Actions cache', async () => {
  return {
    objects: cache,
    stall: (kind) => {
      const method = kind === 'save' ? 'CreateCacheEntry' : 'GetCacheEntryDownloadURL';
      const key = kind === 'save' ? {} : { key: '-2.' };
      return service.fault({ on: { method, ...key, nth: 'always' }, does: { kind: 'stall' } }).struck;
    },
    spoil: (key) => service.damage(key, 'flip'),
    [Symbol.asyncDispose]: () => service.heal(),
  };
});

objectsContract('artifacts', async () => {
  return {
    objects: artifacts,
    stall: (kind) => {
      const method = kind === 'save' ? 'CreateArtifact' : 'find-artifacts';
      return service.fault({ on: { method, nth: 'always' }, does: { kind: 'stall' } }).struck;
    },
    spoil: (key) => service.damage(key, 'flip'),
    [Symbol.asyncDispose]: () => service.heal(),
  };
});

function plainRig(make: (meddle: Meddle) => PlainObjects) {
  const stalled = new Map<ObjectsCall['kind'], () => void>();
  const objects = make((call) => {
    const waiting = stalled.get(call.kind);
    if (waiting === undefined) return Promise.resolve(null);
    waiting();
    return new Promise(() => {});
  });
  return {
    objects,
    stall: (kind: 'fetch' | 'save') => new Promise<void>((settle) => void stalled.set(kind, settle)),
    spoil: (key: string) => objects.spoil(key),
    [Symbol.asyncDispose]: async () => objects.close(),
  };
}
