/** Rule 4: the files of the last try of a step stay while it asks; once it is taken as done, they are its change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { savepoint } from '../../support/in-process.ts';
import { type Attempt, Laptop, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';

/** Leaves a receipt; then it fails, or hangs. */
const publish = (keys: string, tells = tell('here')) =>
  step(
    'publish',
    `${show('receipt')}; echo receipt > receipt; ${tells}; test ! -e "$OUT/fails"; ${waitFor('go')}`,
    `${keys}writes: [receipt]`,
  );
const ASK = 'rerun: ask, ';
const AFTER = step('after', `${show('receipt')}; echo done > late`);
const DONE = ['mark', 'latest', 'publish', '--completed', '--reason', 'x'];

class Asked extends Laptop {
  /** A command to its end in this process. */
  async at(
    args: readonly string[],
    { typed, cwd = this.cwd }: { typed?: string; cwd?: string } = {},
  ): Promise<Attempt> {
    this.log();
    const [command = '', ...rest] = args;
    const ended = await savepoint([command, '--store', this.store, ...rest], {
      ...{ cwd, env: this.env },
      ...(typed === undefined ? {} : { typed, isTerminal: true }),
    });
    return { code: ended.code, ran: this.log().join(' '), said: ended.stdout + ended.stderr };
  }

  /** The run fails at the step that leaves a receipt; the next time all goes well. */
  async failed(): Promise<void> {
    this.release('fails');
    expect((await this.at(['run'])).code).toBe(1);
    this.hold('fails');
    this.release();
  }

  replace(from: string, to: string): void {
    const path = join(this.cwd, 'savepoint.yml');
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }
}

describe('a killed step is taken as done, and its files stay', () => {
  test('by `mark`, also without `rerun: ask`', async () => {
    const laptop = new Asked(pipeline(publish(''), AFTER));
    await laptop.killed('here');
    expect((await laptop.at(DONE)).code).toBe(0);
    expect(await laptop.at(['resume'])).toEqual({
      ...{ code: 0, ran: 'after receipt:receipt' },
      said: expect.not.stringContaining('set back'),
    });
    expect((await laptop.at(['diff', 'latest', 'publish'])).said).toContain('receipt');
    expect(laptop.events.map((event) => event.type)).toContain('files.kept');
  });

  test('by an answer at a terminal', async () => {
    const laptop = new Asked(pipeline(publish(ASK), AFTER));
    await laptop.killed('here');
    expect(await laptop.at(['resume'], { typed: 'd\n' })).toMatchObject({
      code: 0,
      ran: 'after receipt:receipt',
    });
  });
});

describe('while another step runs in the attempt that asks', () => {
  let laptop: Asked;

  beforeEach(async () => {
    const lint = step('lint', 'test ! -e "$OUT/fails"', 'needs: []');
    laptop = new Asked(pipeline(publish(ASK), lint, AFTER));
    await laptop.failed();
    expect(await laptop.at(['resume'])).toEqual({
      code: 3,
      ran: 'lint',
      said: expect.not.stringContaining('set back'),
    });
    expect(laptop.read('receipt')).toBe('receipt\n');
  });

  test('its files stay, and once it is marked they are its change', async () => {
    await laptop.at(DONE);
    expect(await laptop.at(['resume'])).toMatchObject({ code: 0, ran: 'after receipt:receipt' });
  });

  test('they are undone before it starts again, once it is approved', async () => {
    await laptop.at(['approve', 'latest']);
    expect(await laptop.at(['resume'])).toEqual({
      ...{ code: 0, ran: 'publish after receipt:receipt' },
      said: expect.stringMatching(/set back in this folder, because publish runs again: receipt/),
    });
  });
});

describe('asked at a terminal behind a step that runs', () => {
  const answered = async (typed: string, keys = ASK) => {
    const laptop = new Asked(pipeline(step('lint', 'true'), publish(keys), AFTER));
    await laptop.failed();
    laptop.replace('; true', '; :');
    return { laptop, ended: await laptop.at(['run'], { typed }) };
  };

  test('[d]one: its files stay, as its change', async () => {
    expect((await answered('d\n')).ended).toMatchObject({ code: 0, ran: 'lint after receipt:receipt' });
  });

  test('[y]es: it starts without them, and they are kept aside', async () => {
    const { laptop, ended } = await answered('y\n');
    expect(ended).toMatchObject({ code: 0, ran: 'lint publish after receipt:receipt' });
    expect((await laptop.aside())('receipt', 'receipt\n')).toBe(true);
  });

  test('[l]ater: they stay', async () => {
    const { laptop, ended } = await answered('l\n');
    expect([ended.code, ended.ran, laptop.read('receipt')]).toEqual([3, 'lint', 'receipt\n']);
  });

  test('skipped by its `if` after all, it leaves nothing', async () => {
    const when = `if: "steps.lint.outputs.skips != 'yes'", `;
    const lint = step('lint', 'test ! -e "$OUT/go" || echo skips=yes >> "$GITHUB_OUTPUT"');
    const laptop = new Asked(pipeline(lint, publish(ASK + when), AFTER));
    await laptop.failed();
    laptop.replace('test !', ': ; test !');
    expect(await laptop.at(['run'])).toMatchObject({ code: 0, ran: 'lint after' });
  });
});

describe('a step that was completed, and asks since it has changed', () => {
  let laptop: Asked;

  beforeEach(async () => {
    laptop = new Asked(pipeline(publish(ASK), AFTER));
    laptop.release();
    expect((await laptop.at(['run'])).code).toBe(0);
    laptop.replace('echo receipt', 'echo other');
    laptop.sh('git commit -qam other');
  });

  test('nothing is touched when it is answered [l]ater at a terminal', async () => {
    expect(await laptop.at(['run', '--run', 'latest'], { typed: 'l\n' })).toEqual({
      ...{ code: 3, ran: '' },
      said: expect.not.stringContaining('set back'),
    });
    expect([laptop.read('receipt'), laptop.read('late')]).toEqual(['receipt\n', 'done\n']);
  });

  test.each(['here', 'elsewhere'])('keeps its files once it is taken as done, %s', async (place) => {
    expect((await laptop.at(['run', '--run', 'latest'])).code).toBe(3);
    expect((await laptop.at(DONE)).code).toBe(0);
    const cwd = place === 'here' ? laptop.cwd : laptop.elsewhere();
    expect(await laptop.at(['resume', 'latest'], { cwd })).toMatchObject({
      code: 0,
      ran: 'after receipt:receipt',
    });
  });
});
