/** A step does something to a machine that is a folder: what the record says came to it. */
import { chmodSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { Machine } from '../../src/machine/machine.ts';
import type { MachineChange, Named } from '../../src/record/files-events.ts';
import type { LeftBehind } from '../../src/record/step-events.ts';
import { folder } from '../support/folder.ts';

class Box {
  readonly root = folder();
  readonly home = join(this.root, 'home/me');
  readonly temp = join(this.root, 'tmp/runner');
  readonly workspace = join(this.home, 'code');
  readonly env: Record<string, string> = { PATH: this.at('/usr/bin') };
  texts: ReadonlyMap<string, string> | null = new Map([
    ['a', ''],
    ['b', 'without output'],
  ]);
  more: readonly string[] = [];

  constructor() {
    for (const path of [this.workspace, this.temp, this.at('/opt'), this.at('/usr/local')])
      mkdirSync(path, { recursive: true });
    this.put('~/.local/share/x', '');
    for (const program of ['python3', 'node', 'ruby']) this.put(`/usr/bin/${program}`, '');
    this.put('/usr/lib/python3/dist-packages/old-1.0.dist-info/RECORD', '');
    this.put('/var/lib/dpkg/status', DPKG);
  }

  at(path: string): string {
    return join(this.root, path.replace(/^~/, '/home/me'));
  }

  put(path: string, text: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text);
  }

  machine(): Machine {
    const { root, home, temp, workspace, texts, more } = this;
    return new Machine({ root, workspace, home, temp, now: Date.now, saved: [workspace], more, texts });
  }

  async came(
    does: () => void,
    left: Partial<Pick<LeftBehind, 'env' | 'path' | 'outputs'>> = {},
  ): Promise<MachineChange | null> {
    const machine = this.machine();
    await machine.started('a', this.env);
    does();
    return machine.ended('a', { env: left.env ?? {}, path: left.path ?? [], outputs: left.outputs ?? {} });
  }
}

const DPKG = `Package: tar
Status: install ok installed
Version: 1.35

Package: gone
Status: deinstall ok config-files
Version: 1.0
`;

function told(named: readonly Named[] | undefined): string {
  return (named ?? []).map(({ what, names }) => `${what}: ${names.join(', ')}`).join('; ');
}

test.each<[string, (box: Box) => void, string]>([
  [
    'apt',
    (box) =>
      box.put('/var/lib/dpkg/status', `${DPKG}\nPackage: jq\nVersion: 1.7\nStatus: install ok installed\n`),
    'Debian packages: jq 1.7',
  ],
  [
    'apt of a newer version',
    (box) => box.put('/var/lib/dpkg/status', DPKG.replace('1.35', '1.36')),
    'Debian packages: tar 1.36',
  ],
  ['apk', (box) => box.put('/lib/apk/db/installed', 'C:x\nP:jq\nV:1.7-r0\n\n'), 'Alpine packages: jq 1.7-r0'],
  [
    'dnf',
    (box) => box.put('/var/lib/rpm/rpmdb.sqlite', 'x'),
    expect.stringMatching(/^RPM packages: .*rpmdb.sqlite$/) as unknown as string,
  ],
  [
    'brew',
    (box) => box.put('/home/linuxbrew/.linuxbrew/Cellar/jq/1.7/bin/jq', ''),
    'Homebrew packages: jq 1.7',
  ],
  [
    'pip',
    (box) => box.put('/usr/local/lib/python3.12/dist-packages/a-1.0.dist-info/RECORD', ''),
    'Python packages: a-1.0',
  ],
  [
    'pip --user',
    (box) => box.put('~/.local/lib/python3.12/site-packages/a-1.0.dist-info/RECORD', ''),
    'Python packages: a-1.0',
  ],
  [
    'npm install --global',
    (box) => {
      box.put('/usr/lib/node_modules/a/package.json', '{"version":"1.0.0"}');
      box.put('/usr/lib/node_modules/@s/b/package.json', '{"version":"2.0.0"}');
    },
    'npm packages: @s/b@2.0.0, a@1.0.0',
  ],
  [
    'gem install',
    (box) => box.put('/var/lib/gems/3.2.0/specifications/a-1.0.gemspec', ''),
    'Ruby gems: a-1.0',
  ],
  ['cargo install', (box) => box.put('~/.cargo/bin/a', ''), 'programs: a'],
  ['go install', (box) => box.put('~/go/bin/a', ''), 'programs: a'],
  ['a script that writes /usr/local/bin', (box) => box.put('/usr/local/bin/a', ''), 'programs: a'],
  ['an archive that is unpacked in /opt', (box) => box.put('/opt/tool/bin/a', ''), 'entries of /opt: tool'],
  ['Playwright', (box) => box.put('~/.cache/ms-playwright/chromium-1200/x', ''), 'browsers: chromium-1200'],
  [
    'Puppeteer',
    (box) => box.put('~/.cache/puppeteer/chrome/linux-140.0/x', ''),
    'browsers: chrome linux-140.0',
  ],
  ['Cypress', (box) => box.put('~/.cache/Cypress/15.0.0/x', ''), 'browsers: Cypress 15.0.0'],
])('%s is an install', async (_title, does, expected) => {
  const box = new Box();
  const came = await box.came(() => does(box));
  expect(told(came?.installs)).toEqual(expected);
  expect(came?.others).toBeUndefined();
});

test.each<[string, (box: Box) => void]>([
  ['pytest', (box) => box.put('/usr/lib/python3/dist-packages/__pycache__/x.pyc', '')],
  ['pip, which fills its cache', (box) => box.put('~/.cache/pip/http/x', '')],
  ['npm ci, which fills its cache', (box) => box.put('~/.npm/_cacache/x', '')],
  ['kubectl, which fills its cache', (box) => box.put('~/.kube/cache/discovery/x', '')],
  ['go build, which fills its cache', (box) => box.put('~/go/pkg/mod/cache/x', '')],
  ['uv, which fills its cache', (box) => box.put('~/.cache/uv/x', '')],
  ['apt update', (box) => box.put('/var/lib/apt/lists/x', '')],
  ['what touches a list of packages', (box) => utimesSync(box.at('/var/lib/dpkg/status'), 1, 1)],
  [
    'a file that comes to a folder of packages and goes',
    (box) => {
      box.put('/usr/lib/python3/dist-packages/old-1.0.dist-info/x', '');
      rmSync(box.at('/usr/lib/python3/dist-packages/old-1.0.dist-info/x'));
    },
  ],
  ['a virtual environment in the workspace', (box) => box.put('~/code/v/bin/python3', '')],
  ['a temporary file that no other step names', (box) => box.put('/tmp/runner/x.log', '')],
  ['a temporary file whose name is a part of a word', (box) => box.put('/tmp/runner/out', '')],
  [
    'a folder that cannot be read',
    (box) => {
      mkdirSync(box.at('~/.cargo/bin'), { recursive: true });
      chmodSync(box.at('~/.cargo/bin'), 0);
    },
  ],
])('%s is none', async (_title, does) => {
  const box = new Box();
  expect(await box.came(() => does(box))).toBeNull();
});

test.each<[string, (box: Box) => void, string]>([
  ['a login of Docker', (box) => box.put('~/.docker/config.json', '{}'), '~/.docker/config.json'],
  ['a key', (box) => box.put('~/.ssh/id_ed25519', 'x'), '~/.ssh/id_ed25519'],
  ['a setting of git', (box) => box.put('~/.gitconfig', '[user]\n'), '~/.gitconfig'],
])('%s is told by its path, and is no install', async (_title, does, path) => {
  const box = new Box();
  expect(await box.came(() => does(box))).toEqual({
    others: [{ what: 'login and configuration files', count: 1, names: [path] }],
  });
});

test('a configuration file that is written anew with the same content has not come', async () => {
  const box = new Box();
  box.put('~/.gitconfig', '[user]\n');
  expect(await box.came(() => box.put('~/.gitconfig', '[user]\n'))).toBeNull();
});

test('a temporary file that another step names is told', async () => {
  const box = new Box();
  box.texts = new Map([
    ['a', ''],
    ['b', 'cat "$RUNNER_TEMP/data.json"'],
  ]);
  const came = await box.came(() => box.put('/tmp/runner/data.json', ''));
  expect(came?.others).toEqual([
    { what: 'temporary files', count: 1, names: [box.at('/tmp/runner/data.json')] },
  ]);
});

test('where later steps are not known yet, each new temporary file is noted', async () => {
  const box = new Box();
  box.texts = null;
  box.put('/tmp/old', '');
  const put = () => ['/tmp/runner/data.json', '/tmp/x.tgz', '/tmp/old'].map((path) => box.put(path, ''));
  expect(await box.came(put)).toEqual({ temp: [box.at('/tmp/runner/data.json'), box.at('/tmp/x.tgz')] });
});

test('what changes below `workspace.machine` is an install, and what was there is none', async () => {
  const box = new Box();
  box.more = [box.at('/srv/tools'), box.at('/srv/one')];
  box.put('/srv/tools/lib/version', '1');
  box.put('/srv/tools/lib/other', '1');
  expect(await box.came(() => {})).toBeNull();
  const came = await box.came(() => {
    box.put('/srv/tools/lib/version', '2');
    box.put('/srv/one', '');
  });
  expect(told(came?.installs)).toBe(`entries of \`workspace.machine\`: ${box.at('/srv/one')}, lib/version`);
});

test('a program that is written over in place is an install', async () => {
  const box = new Box();
  box.put('/usr/local/bin/tool', '1');
  expect(told((await box.came(() => box.put('/usr/local/bin/tool', '22')))?.installs)).toBe('programs: tool');
});

test('a folder that a step makes in one that was there, and puts on PATH, is told', async () => {
  const box = new Box();
  box.put('/var/tools/x', '');
  box.put('/var/old/x', '');
  await new Promise((done) => setTimeout(done, 50));
  const came = await box.came(() => box.put('/var/tools/v/bin/x', ''), {
    path: [box.at('/var/tools/v/bin'), box.at('/var/old')],
  });
  expect(came).toEqual({ places: [box.at('/var/tools/v/bin')] });
});

test('a folder that a step makes and puts on PATH is told, with the packages in it', async () => {
  const box = new Box();
  const came = await box.came(
    () => {
      box.put('/tmp/runner/v/bin/python3', '');
      box.put('/tmp/runner/v/lib/python3.12/site-packages/a-1.0.dist-info/RECORD', '');
    },
    { path: [box.at('/tmp/runner/v/bin')] },
  );
  expect(came?.places).toEqual([box.at('/tmp/runner/v/bin')]);
  expect(told(came?.installs)).toBe('Python packages: a-1.0');
});

test('a folder that was there, and that a step puts on PATH, is not told, nor the packages in it', async () => {
  const box = new Box();
  box.put('/opt/python/bin/python3', '');
  box.put('/opt/python/lib/python3.12/site-packages/a-1.0.dist-info/RECORD', '');
  await new Promise((done) => setTimeout(done, 50));
  expect(await box.came(() => {}, { path: [box.at('/opt/python/bin')] })).toBeNull();
});

test('a folder in a variable counts like one on PATH; one in the workspace, or that is not there, does not', async () => {
  const box = new Box();
  const made = box.at('/tmp/runner/sdk');
  const came = await box.came(
    () => {
      box.put('/tmp/runner/sdk/x', '');
      box.put('~/code/new/x', '');
    },
    {
      env: {
        SDK: made,
        HERE: box.at('~/code/new'),
        ADDRESS: `file://${box.at('~/code/new')}`,
        NONE: box.at('/tmp/runner/none'),
        TEXT: 'x:y',
      },
    },
  );
  expect(came).toEqual({ places: [made] });
});

test('steps that run side by side are all taken for the installer', async () => {
  const box = new Box();
  const machine = box.machine();
  for (const step of ['a', 'b']) await machine.started(step, box.env);
  box.put('/usr/local/bin/tool', '');
  for (const step of ['a', 'b'])
    expect(told((await machine.ended(step, { env: {}, path: [], outputs: {} }))?.installs)).toBe(
      'programs: tool',
    );
});

test('a program that is replaced by another of the same name is an install', async () => {
  const box = new Box();
  box.put('/usr/local/bin/tool', '1');
  symlinkSync('a', box.at('/usr/local/bin/link'));
  const came = await box.came(() => {
    rmSync(box.at('/usr/local/bin/link'));
    symlinkSync('b', box.at('/usr/local/bin/link'));
    rmSync(box.at('/usr/local/bin/tool'));
    box.put('/usr/local/bin/tool', '22');
  });
  expect(told(came?.installs)).toBe('programs: link, tool');
});

test('a path through a link that a value speaks of is told by the folder that it leads to', async () => {
  const box = new Box();
  symlinkSync(box.workspace, box.at('/tmp/link'));
  const came = await box.came(() => {}, {
    path: [join(box.at('/tmp/link'), 'bin')],
    outputs: { o: `${box.workspace}/a ${box.home}/b` },
  });
  expect(came).toEqual({ spellings: { [box.at('/tmp/link')]: 'workspace' } });
});

/** Docker's API, as far as it is asked. */
class FakeDocker {
  readonly socket = join(folder(), 's');
  readonly answers: Record<string, unknown> = {
    '/images/json': [{ Id: '1', RepoTags: ['old:1'], RepoDigests: [] }],
    '/containers/json?all=true': [],
    '/volumes': { Volumes: null },
    '/networks': [{ Name: 'bridge' }],
  };
  readonly #server: Server = createServer((request, response) => {
    const answer = this.answers[request.url ?? ''];
    if (answer === 'nothing') return;
    response.end(JSON.stringify(answer));
  });

  start(): Promise<void> {
    return new Promise((done) => this.#server.listen(this.socket, done));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let docker: FakeDocker | null = null;
afterEach(() => docker?.stop());

async function boxWithDocker(): Promise<{ box: Box; fake: FakeDocker }> {
  const fake = new FakeDocker();
  docker = fake;
  await fake.start();
  const box = new Box();
  box.env.DOCKER_HOST = `unix://${fake.socket}`;
  return { box, fake };
}

test('an image that is built is an install; one that is pulled is none, and containers are told', async () => {
  const { box, fake } = await boxWithDocker();
  const came = await box.came(() => {
    fake.answers['/images/json'] = [
      { Id: '1', RepoTags: ['old:1'], RepoDigests: [] },
      { Id: '2', RepoTags: ['app:1'], RepoDigests: [] },
      { Id: '3', RepoTags: ['alpine:3'], RepoDigests: ['alpine@sha256:0'] },
    ];
    fake.answers['/containers/json?all=true'] = [{ Id: '4', Names: ['/db'] }];
    fake.answers['/volumes'] = { Volumes: [{ Name: 'data' }] };
  });
  expect(told(came?.installs)).toBe('Docker images: app:1');
  expect(told(came?.others)).toBe('Docker containers, volumes and networks: container db, volume data');
});

test('`docker run` of an image that is there and is gone again is nothing', async () => {
  const { box } = await boxWithDocker();
  expect(await box.came(() => {})).toBeNull();
});
