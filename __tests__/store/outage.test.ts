import { expect, test } from '@jest/globals';
import type { Answer } from '../../src/store/errands.ts';
import { CACHE } from '../../src/store/objects.ts';
import { OUTAGE_LIMITS, Outage, type OutageLimits } from '../../src/store/outage.ts';

const NEVER = new AbortController().signal;
const FOUND: Answer = { kind: 'found', key: 'k' };
const failed = (why: string) => ({ kind: 'failed', why, lasting: false }) as const;
const FAILED = failed('down');

/** By a clock that the test puts on, second by second. */
class Scene {
  readonly told: string[] = [];
  readonly outage: Outage;
  #now = 0;
  #ticks = new Set<() => void>();

  constructor(options: { readonly lost?: number; readonly limits?: Partial<OutageLimits> } = {}) {
    this.outage = new Outage({
      place: CACHE,
      limits: { ...OUTAGE_LIMITS, most: 20_000, ...options.limits },
      lost: options.lost ?? 0,
      clock: {
        now: () => new Date(this.#now),
        sleep: async (ms) => this.#pass(ms),
        every: (_ms, call) => {
          this.#ticks.add(call);
          return () => this.#ticks.delete(call);
        },
      },
      tell: (line) => this.told.push(line),
    });
  }

  pass(seconds: number): void {
    for (let nth = 0; nth < seconds; nth++) this.#pass(1000);
  }

  /** A call of which nothing is heard until it is given up or the test answers it. */
  hang(come: () => number = () => 0) {
    const answer = Promise.withResolvers<Answer>();
    const heard = { sign: () => {} };
    const ended = this.outage.call(come, ({ until, asked, sign }) => {
      asked();
      heard.sign = sign;
      until.addEventListener('abort', () => answer.resolve(failed(until.reason.message)));
      return answer.promise;
    });
    return { ended, answer: answer.resolve, sign: () => heard.sign() };
  }

  #pass(ms: number): void {
    this.#now += ms;
    for (const tick of [...this.#ticks]) tick();
  }
}

const why = async (answer: Promise<Answer>) => ((await answer) as { readonly why?: string }).why;

test('a call without a sign of life is given up, and all of them together once the job has lost what it may', async () => {
  const scene = new Scene();
  await scene.outage.during(1, async () => {
    const first = scene.hang();
    scene.pass(10);
    expect(await why(first.ended)).toBe('no answer within 10 s');
    const second = scene.hang();
    scene.pass(10);
    expect(await why(second.ended)).toBe('no answer from the cache for 20 s of this job');
  });
  expect([scene.outage.isSpent, scene.outage.lost]).toEqual([true, 20_000]);
});

test('the time in which a call is made ready ends none, and is lost where the call fails', async () => {
  const scene = new Scene();
  await scene.outage.during(1, async () => {
    for (const [answer, lost] of [
      [FOUND, 0],
      [FAILED, 30_000],
    ] as const) {
      await scene.outage.call(
        () => 0,
        async ({ until, asked }) => {
          scene.pass(30);
          asked();
          expect(until.aborted).toBe(false);
          return answer;
        },
      );
      expect(scene.outage.lost).toBe(lost);
    }
  });
});

test('what is lost goes on from what the job had lost before', async () => {
  const scene = new Scene({ lost: 15_000 });
  await scene.outage.during(1, async () => {
    const call = scene.hang();
    scene.pass(5);
    expect(await why(call.ended)).toBe('no answer from the cache for 20 s of this job');
  });
});

test('a few bytes are no sign of life: the client packs what it is to send', async () => {
  const scene = new Scene();
  let bytes = 0;
  await scene.outage.during(1, async () => {
    const call = scene.hang(() => bytes);
    for (let nth = 0; nth < 10; nth++) {
      bytes += 100;
      scene.pass(1);
    }
    expect(await why(call.ended)).toBe('no answer within 10 s');
  });
  expect(scene.outage.lost).toBe(10_000);
});

test.each<[string, (call: ReturnType<Scene['hang']>) => void]>([
  ['that says so', (call) => call.sign()],
  ['of which bytes come or go', () => {}],
])('a slow call %s is waited for, and costs nothing', async (how, live) => {
  const scene = new Scene();
  let bytes = 0;
  await scene.outage.during(1, async () => {
    const call = scene.hang(() => bytes);
    for (let nth = 0; nth < 20; nth++) {
      if (how.includes('bytes')) bytes += 64 * 1024;
      scene.pass(9);
      live(call);
    }
    call.answer(FOUND);
    expect(await call.ended).toBe(FOUND);
  });
  expect([scene.outage.lost, scene.outage.isDown]).toEqual([0, false]);
});

test('beside the steps nothing is lost, and only from when somebody waits', async () => {
  const scene = new Scene();
  const call = scene.hang();
  scene.pass(300);
  expect(scene.outage.lost).toBe(0);
  await scene.outage.during(1, async () => {
    scene.pass(10);
    expect(await why(call.ended)).toBe('no answer within 10 s');
  });
  expect(scene.outage.lost).toBe(10_000);
});

test('who waits may lose a share of what is left, so that something is left for later', async () => {
  const scene = new Scene();
  for (const seconds of [10, 5]) {
    await scene.outage.during(0.5, async () => {
      const call = scene.hang();
      scene.pass(seconds);
      expect(await why(call.ended)).toBe(`no answer within ${seconds} s`);
    });
  }
  expect(scene.outage.lost).toBe(15_000);
});

test('a pause before another try counts, and is cut to what is left', async () => {
  const scene = new Scene({ lost: 15_000 });
  await scene.outage.during(1, () => scene.outage.pause(8_000, NEVER));
  expect(scene.outage.lost).toBe(20_000);
  await scene.outage.pause(3_000, NEVER);
  expect(scene.outage.lost).toBe(20_000);
});

test('who waits is told now and then, until there is a sign of life', async () => {
  const scene = new Scene({ limits: { silence: 60_000 } });
  await scene.outage.during(1, async () => {
    const call = scene.hang();
    scene.pass(12);
    call.sign();
    scene.pass(6);
    call.answer(FOUND);
    await call.ended;
  });
  expect(scene.told).toEqual([
    'Waiting for the cache: no answer for 5 s; it is tried for 15 s more.',
    'Waiting for the cache: no answer for 10 s; it is tried for 10 s more.',
    'Waiting for the cache: no answer for 5 s; it is tried for 15 s more.',
  ]);
});

test('a service that fails twice in a row is down, until it answers anything', async () => {
  const { outage, ...scene } = new Scene();
  const fail = (answer: Answer) =>
    outage.call(
      () => 0,
      async () => answer,
    );
  await fail(FAILED);
  expect(outage.isDown).toBe(false);
  await fail(FAILED);
  expect(outage.isDown).toBe(true);
  for (const answer of [FOUND, { ...FAILED, lasting: true }, { ...FAILED, retryAfter: 3 }] as const) {
    await fail(FAILED);
    await fail(answer);
    expect(outage.isDown).toBe(false);
    await fail(FAILED);
    await fail(FAILED);
  }
  expect(scene.told).toEqual([]);
});
