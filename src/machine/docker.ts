/** What Docker has: images that were built there, containers, volumes and networks. From its API, https://docs.docker.com/reference/api/engine/. */
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Entry } from './state.ts';

export const IMAGES = 'Docker images';
export const OTHERS = 'Docker containers, volumes and networks';

/** A daemon that does not answer costs an attempt no more than this. */
const LIMIT_MS = 1000;

export class Docker {
  readonly #socket: string;
  #isDown = false;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    const host = env.DOCKER_HOST ?? '';
    this.#socket = host.startsWith('unix://') ? host.slice('unix://'.length) : '/var/run/docker.sock';
  }

  /** By place; nothing where no Docker answers. */
  async entries(): Promise<ReadonlyMap<string, readonly Entry[]>> {
    if (this.#isDown || !existsSync(this.#socket)) return new Map();
    try {
      const [images, containers, volumes, networks] = await Promise.all([
        this.#get<readonly Image[]>('/images/json'),
        this.#get<readonly Container[]>('/containers/json?all=true'),
        this.#get<{ readonly Volumes: readonly Named[] | null }>('/volumes'),
        this.#get<readonly Named[]>('/networks'),
      ]);
      const named = (kind: string, name: string) => ({
        name: `${kind} ${name}`,
        at: this.#socket,
        print: '',
      });
      return new Map([
        [IMAGES, images.filter(isBuilt).flatMap((image) => this.#imageEntries(image))],
        [
          OTHERS,
          [
            ...containers.map(({ Names, Id }) => named('container', Names?.[0]?.slice(1) ?? Id.slice(0, 12))),
            ...(volumes.Volumes ?? []).map(({ Name }) => named('volume', Name)),
            ...networks.map(({ Name }) => named('network', Name)),
          ],
        ],
      ]);
    } catch {
      this.#isDown = true;
      return new Map();
    }
  }

  #imageEntries({ Id, RepoTags }: Image): readonly Entry[] {
    return (RepoTags ?? []).map((name) => ({ name, at: this.#socket, print: Id }));
  }

  async #get<T>(path: string): Promise<T> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const body = await new Promise<string>((resolve, reject) => {
      const asked = request({ socketPath: this.#socket, path, signal }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        text(response).then(resolve, reject);
      });
      asked.on('error', reject).end();
    });
    return JSON.parse(body) as T;
  }
}

interface Named {
  readonly Name: string;
}

interface Container {
  readonly Id: string;
  readonly Names: readonly string[] | null;
}

interface Image {
  readonly Id: string;
  readonly RepoTags: readonly string[] | null;
  readonly RepoDigests: readonly string[] | null;
}

/** One that was pulled has the digest of its registry, and comes again when it is used. */
function isBuilt({ RepoDigests }: Image): boolean {
  return (RepoDigests ?? []).every((digest) => digest.startsWith('<none>@'));
}
