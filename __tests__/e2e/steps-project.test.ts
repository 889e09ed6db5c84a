/**
 * A job of twenty steps with the code of a project written by others, in three legs under a real runner. Each leg fails at another step;
 * then one is cancelled, one is killed and one loses its machine; then all end, with what the job makes without Savepoint. Six attempts of
 * three legs and twenty steps take about a minute.
 */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Ran } from '../support/act.ts';
import type { JobLog } from '../support/act-log.ts';
import { folder } from '../support/folder.ts';
import { type GoProject, goProject } from '../support/go-project.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { type AttemptOptions, resumeTest, type Scenario, scenario } from '../support/scenario.ts';

/** Go's own packages may have to be compiled first. */
const FIRST_MS = 600_000;

const STEPS = `
      - id: toolchain
        run: go version | cut -d ' ' -f 3,4 > toolchain.txt
      - id: download
        run: go mod download
      - id: verify
        run: go mod verify
      - id: source
        run: |
          cp -R "$(go list -m -f '{{.Dir}}' github.com/BurntSushi/toml)" src
          chmod -R u+w src
          echo "version=$(go list -m -f '{{.Version}}' github.com/BurntSushi/toml)" >> "$GITHUB_OUTPUT"
      - id: fmt
        working-directory: src
        run: diff <(gofmt -d .) <(printf "")
      - id: vet
        working-directory: src
        run: go vet ./...
      - id: install
        working-directory: src
        run: |
          go install -ldflags=-buildid= ./cmd/toml-test-decoder
          echo "$(go env GOPATH)/bin" >> "$GITHUB_PATH"
      - id: tomlv
        working-directory: src
        run: go build -ldflags=-buildid= -o ../bin/tomlv ./cmd/tomlv
      - id: encoder
        working-directory: src
        run: go build -ldflags=-buildid= -o ../bin/toml-test-encoder ./cmd/toml-test-encoder
      - id: documentation
        working-directory: src
        run: |
          go doc -all . > ../api.txt
          echo "### toml \${{ steps.source.outputs.version }}" >> "$GITHUB_STEP_SUMMARY"
      - id: generate
        run: |
          mkdir samples
          for number in $(seq $((20 * LEG))); do
            awk -v number="$number" 'BEGIN {
              printf "title = \\"Sample %d\\"\\n", number
              for (at = 1; at <= number; at++)
                printf "\\n[[server]]\\nname = \\"s%d-%d\\"\\nweight = %.3f\\nports = [%d, %d]\\n", number, at, at / 7, 8000 + at, 9000 + at
            }' > "samples/$number.toml"
          done
          echo "SAMPLES=$PWD/samples" >> "$GITHUB_ENV"
      - id: test-decode
        working-directory: src
        run: |
          mkdir -p ../results
          go test -count=1 -v -run '^TestDecode' -coverprofile=../results/decode.cover . |
            sed -nE 's/^ *--- (.*) \\([0-9.]+s\\)$/\\1/p' | sort > ../results/decode.txt
      - id: test-encode
        working-directory: src
        run: |
          go test -count=1 -v -run '^TestEncode' . |
            sed -nE 's/^ *--- (.*) \\([0-9.]+s\\)$/\\1/p' | sort > ../results/encode.txt
      - id: test-internal
        working-directory: src
        run: go test -count=1 ./internal/... > /dev/null
      - id: cover
        working-directory: src
        run: go tool cover -func ../results/decode.cover > ../results/decode.func
      - id: example
        working-directory: src
        run: go run ./_example _example/example.toml > ../results/example.txt
      - id: check
        run: bin/tomlv "$SAMPLES"/*.toml
      - id: decode
        run: |
          mkdir decoded
          for sample in samples/*.toml; do
            toml-test-decoder < "$sample" > "decoded/$(basename "$sample" .toml).json"
          done
      - id: package
        run: |
          mkdir -p out
          tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 --mode=u=rwX,go=rX \\
            bin decoded results | gzip -n > out/toml.tar.gz
      - id: digests
        run: find . -name '.git*' -prune -o -type f -print0 | sort -z | xargs -0 sha256sum
`;

const JOB = `
name: Project
on: push
jobs:
  build:
    runs-on: ubuntu-latest
    strategy:
      fail-fast: false
      matrix: { leg: [1, 2, 3] }
    env:
      LEG: \${{ matrix.leg }}
      HOME: \${{ github.event.homes }}/\${{ matrix.leg }}
`;

const WITHOUT = `${JOB}
    steps:
      - uses: actions/checkout@v5
${STEPS}`;

/** The same, but for the two lines. */
const WITH = `${JOB}
    defaults: { run: { shell: "savepoint {0}" } }
    steps:
      - uses: actions/checkout@v5
      - uses: OWNER/savepoint@v1
        with: { command: steps }
${STEPS}`;

const IDS = [...STEPS.matchAll(/- id: (\S+)/g)].map(([, id = '']) => id);
const LEGS = ['1', '2', '3'] as const;

/** Stands before the shell of each step: notes that the step runs, and lets it fail or hang once it has done its work. */
const SHELL = `#!/bin/sh
test -n "$LEG" || exec /bin/bash "$@"
step="$LEG-$GITHUB_ACTION"
echo "$step" >> "$STEP_LOG"
test -e "$OUTSIDE/fail-$step" || test -e "$OUTSIDE/hang-$step" || exec /bin/bash "$@"
/bin/bash "$@"
test ! -e "$OUTSIDE/fail-$step" || exit 1
echo > "$OUTSIDE/hung-$step"
exec sleep 600
`;

let project: GoProject;
let env: Readonly<Record<string, string>>;
let reference: Ran;
let service: ResultsService;

beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

function jobOf(workflow: string, action = {}): Scenario {
  const copy = project.copy();
  const files = Object.fromEntries(
    ['go.mod', 'go.sum'].map((name) => [name, readFileSync(join(copy, name), 'utf8')]),
  );
  return scenario({ workflow, files, service }, action);
}

beforeAll(async () => {
  project = goProject();
  const shells = folder();
  writeFileSync(join(shells, 'bash'), SHELL);
  chmodSync(join(shells, 'bash'), 0o755);
  env = {
    ...project.env,
    ...{ CGO_ENABLED: '0', GOTOOLCHAIN: 'local', LC_ALL: 'C', TZ: 'UTC' },
    GOFLAGS: '-mod=mod -trimpath -buildvcs=false -modcacherw',
    PATH: `${shells}:${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
  };
  service = await ResultsService.start();
  reference = await jobOf(WITHOUT).attempt(onNewMachines());
  await service.stop();
  if (reference.code !== 0) throw new Error(reference.text);
  expect(IDS).toHaveLength(20);
}, FIRST_MS);

/** The legs run on one machine here: as on GitHub, each has a home of its own, and in each attempt another one. */
function onNewMachines(): AttemptOptions {
  return { env, event: { name: 'push', payload: { homes: folder() } } };
}

function leg(ran: Ran, which: string): JobLog {
  const found = ran.jobs.find(({ matrix }) => `${matrix.leg}` === which);
  if (found === undefined) throw new Error(`no leg ${which} ran:\n${ran.text}`);
  return found;
}

/** What the steps of a leg printed, by their ids, without the lines that are ours. */
function printed({ steps }: JobLog): Readonly<Record<string, readonly string[]>> {
  const own = steps.filter(({ id, stage }) => stage === 'main' && IDS.includes(id));
  const isOurs = (line: string) =>
    /^(?:runs again|reused from attempt|Saved checkpoint|::warning| {2}[a-z ]+ files: )/.test(line);
  return Object.fromEntries(
    own.map(({ id, lines }) => [id, lines.filter((line) => line !== '' && !isOurs(line))]),
  );
}

/** The process that the runner started for a step. */
function shellOf(step: string, log: string): number {
  const [leg, id] = step.split(/-(.*)/);
  const wanted = [`LEG=${leg}`, `GITHUB_ACTION=${id}`, `STEP_LOG=${log}`];
  const found = readdirSync('/proc').find((pid) => {
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'latin1').split('\0');
    try {
      return read('cmdline').includes('--step') && wanted.every((each) => read('environ').includes(each));
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error(`nobody runs ${step}`);
  return Number(found);
}

/** Files that tell the shell of steps what becomes of them. */
function marks(outside: string, kind: 'fail' | 'hang', steps: readonly string[]) {
  for (const step of steps) writeFileSync(join(outside, `${kind}-${step}`), '');
  return { clear: () => steps.map((step) => rmSync(join(outside, `${kind}-${step}`))) };
}

/** @returns the ids from one step to another */
function between(from: string, to: string): readonly string[] {
  return IDS.slice(IDS.indexOf(from), IDS.indexOf(to) + 1);
}

const FAIL = ['vet', 'test-encode', 'decode'] as const;
const HANG = ['generate', 'cover', 'package'] as const;

resumeTest(
  'three legs fail at three steps, are cancelled, killed and lost at three others, and end with what they make without Savepoint',
  async (action) => {
    const job = jobOf(WITH, action);
    let seen = 0;
    /** What a leg has run since the last look. */
    const ran = () => {
      const lines = job.log().slice(seen);
      seen += lines.length;
      return LEGS.map((which) =>
        lines.filter((line) => line.startsWith(`${which}-`)).map((line) => line.slice(2)),
      );
    };
    const failing = marks(
      job.outside,
      'fail',
      LEGS.map((which, at) => `${which}-${FAIL[at]}`),
    );
    const first = await job.attempt(onNewMachines());
    failing.clear();
    expect([first.code, ran()]).toEqual([1, FAIL.map((id) => between('toolchain', id))]);

    // Another machine: what was installed in the home folder is not there.
    const onMachine = (at: number) =>
      IDS.indexOf(FAIL[at] ?? '') > IDS.indexOf('install') ? ['install'] : [];
    const hung = LEGS.map((which, at) => `${which}-${HANG[at]}`);
    const [cancelled = '', killed = '', lost = ''] = hung;
    const hanging = marks(job.outside, 'hang', hung);
    const running = job.start(onNewMachines());
    const hangs = (step: string) =>
      running.until(`${step} hangs`, () => existsSync(join(job.outside, `hung-${step}`)));
    const log = join(job.outside, 'step-log');
    await Promise.all([
      hangs(cancelled).then(() => process.kill(shellOf(cancelled, log), 'SIGINT')),
      hangs(killed).then(() => process.kill(shellOf(killed, log), 'SIGKILL')),
    ]);
    await hangs(lost);
    const isOver = (which: string) => leg(running.soFar(), which).result !== undefined;
    await running.until('the others have ended', () => isOver('1') && isOver('2'));
    await running.until('the steps before are saved', () =>
      service.entries().some(({ key, status }) => status === 'ready' && /-000018-[rn]\.$/.test(key)),
    );
    await running.lose();
    await running.gone();
    hanging.clear();
    expect(ran()).toEqual(
      LEGS.map((_, at) => [...onMachine(at), ...between(FAIL[at] ?? '', HANG[at] ?? '')]),
    );

    const last = await job.attempt(onNewMachines());
    expect([last.code, ran()]).toEqual([
      0,
      LEGS.map((_, at) => ['install', ...between(HANG[at] ?? '', 'digests')]),
    ]);
    for (const [at, which] of LEGS.entries()) {
      const now = printed(leg(last, which));
      for (const id of between(HANG[at] ?? '', 'digests'))
        expect([which, id, now[id]]).toEqual([which, id, printed(leg(reference, which))[id]]);
    }
  },
);
