/** What steps install with the installers of this machine, and what a resume elsewhere makes of that. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from '../../support/folder.ts';
import { GATE, Laptop, pipeline, step } from '../../support/laptop.ts';

/** Makes a wheel of an empty package: pip needs no network for it. */
const WHEEL = `
import sys, zipfile
name, place = sys.argv[1:]
with zipfile.ZipFile(f'{place}/{name}-1.0-py3-none-any.whl', 'w') as wheel:
    wheel.writestr(f'{name}.py', '')
    info = f'{name}-1.0.dist-info'
    wheel.writestr(f'{info}/METADATA', f'Metadata-Version: 2.1\\nName: {name}\\nVersion: 1.0\\n')
    wheel.writestr(f'{info}/WHEEL', 'Wheel-Version: 1.0\\nGenerator: t\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')
    wheel.writestr(f'{info}/RECORD', f'{name}.py,,\\n{info}/METADATA,,\\n{info}/WHEEL,,\\n{info}/RECORD,,\\n')
`;

const PIP =
  'python3 -m pip install --quiet --no-index --no-deps --disable-pip-version-check --root-user-action ignore';

/** Each by its id: whether it is an install. */
const STEPS: Readonly<Record<string, readonly [run: string, isInstall: boolean]>> = {
  user: [
    `PYTHONUSERBASE="$HOME/.local" ${PIP} --user --break-system-packages "$OUT"/spuser-1.0-py3-none-any.whl`,
    true,
  ],
  venv: ['python3 -m venv --without-pip "$RUNNER_TEMP/v"; echo "$RUNNER_TEMP/v/bin" >> "$GITHUB_PATH"', true],
  npm: ['npm install --global --silent --prefix "$NPM_CONFIG_PREFIX" ./package', true],
  tool: [
    'mkdir -p ~/.local/bin; printf "#!/bin/sh\\n" > ~/.local/bin/tool; chmod +x ~/.local/bin/tool',
    true,
  ],
  ci: ['cd package; npm ci --silent --offline', false],
  pytest: ['mkdir -p "$HOME"/.local/lib/python3.99/site-packages/__pycache__', false],
  kubectl: ['mkdir -p ~/.kube/cache; echo x > ~/.kube/cache/x', false],
  fetch: ['git fetch -q . main', false],
  uv: ['mkdir -p ~/.cache/uv; echo x > ~/.cache/uv/x', false],
};

const PACKAGE = {
  'package/package.json': '{"name":"spnpm","version":"1.0.0"}',
  'package/package-lock.json':
    '{"name":"spnpm","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"spnpm","version":"1.0.0"}}}',
};

test('installs run again on another machine, and on the same one nothing does', async () => {
  const laptop = new Laptop(
    pipeline(...Object.entries(STEPS).map(([id, [run]]) => step(id, run)), step('test', GATE)),
    PACKAGE,
  );
  laptop.env.NPM_CONFIG_PREFIX = join(laptop.home, 'npm');
  laptop.env.RUNNER_TEMP = folder();
  execFileSync('python3', ['-c', WHEEL, 'spuser', laptop.outside]);
  const ids = Object.keys(STEPS).join(' ');
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: `${ids} test` });
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'test' });
  laptop.release();
  const home = join(folder(), 'home');
  mkdirSync(home);
  const elsewhere = { HOME: home, NPM_CONFIG_PREFIX: join(home, 'npm'), RUNNER_TEMP: folder() };
  const installs = Object.entries(STEPS).flatMap(([id, [, isInstall]]) => (isInstall ? [id] : []));
  const resumed = await laptop.resumeIn(laptop.elsewhere(), elsewhere);
  expect(resumed).toMatchObject({ code: 0, ran: `${installs.join(' ')} test` });
  for (const what of ['Python packages (spuser-1.0)', 'npm packages (spnpm@1.0.0)', 'programs (tool)'])
    expect(resumed.said).toContain(`it installed ${what}, which this machine does not have`);
  expect(resumed.said).toMatch(/run +venv +it installed files and folders \(\S+\/v\/bin\), which/);
});

test('a login, a server and a tag are no reason to run again, and every attempt elsewhere names them', async () => {
  const laptop = new Laptop(
    pipeline(
      step('login', 'echo x > ~/.netrc'),
      step('server', 'sleep 60 > /dev/null 2>&1 &'),
      step('tag', 'git tag v1; git -C lib tag v2'),
      step('npmrc', 'echo token > .npmrc; mkfifo pipe'),
      step('test', GATE),
    ),
  );
  laptop.sh('echo /lib >> .gitignore; git commit -qam lib; git clone -q . lib');
  expect(await laptop.attempt()).toMatchObject({ code: 1 });
  const here = await laptop.resume();
  expect(here.ran).toBe('test');
  expect(here.said).toContain('server: is reused, and this machine does not have its processes (sleep)');
  expect(here.said).not.toContain('login: is reused');
  const home = join(folder(), 'home');
  mkdirSync(home);
  for (const cwd of [laptop.elsewhere(), laptop.elsewhere()]) {
    laptop.sh(`git clone -q ${laptop.cwd}/lib`, cwd);
    const there = await laptop.resumeIn(cwd, { HOME: home });
    expect(there.ran).toBe('test');
    for (const [id, what] of [
      ['login', 'login and configuration files (~/.netrc)'],
      ['server', 'processes (sleep)'],
      ['tag', 'git refs (HEAD, a branch or a tag, HEAD, a branch or a tag in lib)'],
      ['npmrc', 'files that are not saved (.npmrc, pipe)'],
    ])
      expect(there.said).toContain(`${id}: is reused, and this machine does not have its ${what}`);
  }
});
