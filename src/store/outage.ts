/** How much of a job's time a service that does not answer has cost, and how long it is still tried. */
import type { Answer } from './errands.ts';
import type { Place } from './objects.ts';

export interface OutageLimits {
  /** All that it may cost a job. */
  readonly most: number;
  /** So long without a sign of life ends a call that somebody waits for. */
  readonly silence: number;
  /** The same for the look that asks whether it is back. */
  readonly probe: number;
  /** Between two lines on what is waited for. */
  readonly told: number;
}

/** All in milliseconds. A job may lose 20 s: the rest is for what is not counted, as processes that start and end. */
export const OUTAGE_LIMITS: OutageLimits = { most: 18_000, silence: 10_000, probe: 3_000, told: 5_000 };

export interface OutageRequest {
  /** What may not answer. */
  readonly place: Place;
  readonly limits: OutageLimits;
  /** Milliseconds that it has cost the job so far. */
  readonly lost: number;
  readonly clock: OutageClock;
  readonly tell: (line: string) => void;
}

export interface OutageClock {
  now(): Date;
  sleep(ms: number, until: AbortSignal): Promise<void>;
  /** Calls again and again. @returns what ends that */
  every(ms: number, call: () => void): () => void;
}

/** A call that is under way. */
export interface Call {
  /** Aborts when it is not waited for any longer. */
  readonly until: AbortSignal;
  /** Told when the service has been asked: before, it keeps nobody waiting. */
  readonly asked: () => void;
  /** Told of each sign of life. */
  readonly sign: () => void;
}

/** The reason for which a call is given up. */
export class NoAnswer extends Error {}

/** After so many failures in a row the service is asked for a sign of life first. */
const DOWN_AFTER = 2;
const TICK = 200;
/** Bytes. Fewer come also from the client itself, which packs what it is to send. */
const NOTICED = 64 * 1024;

/** Only waiting costs: what fails beside the steps does not, and neither does a call that goes well. */
export class Outage {
  readonly #request: OutageRequest;
  readonly #calls = new Set<Watched>();
  #charged: number;
  /** Who waits now gives up once it has cost so much. */
  #allowed: number;
  #failures = 0;
  #waiters = 0;
  #pauses = 0;
  /** Since then somebody waits, and it is not charged. */
  #since = 0;
  /** Since then there was no sign of life. */
  #quietSince = 0;
  /** What it had cost at the last sign of life, ... */
  #lostThen: number;
  /** ... and how much more it has cost when the next line is told. */
  #nextLine: number;
  #stopTicking: (() => void) | null = null;

  constructor(request: OutageRequest) {
    this.#request = request;
    this.#charged = request.lost;
    this.#allowed = request.limits.most;
    this.#lostThen = request.lost;
    this.#nextLine = request.limits.told;
  }

  get limits(): OutageLimits {
    return this.#request.limits;
  }

  get place(): Place {
    return this.#request.place;
  }

  /** Tells people what is waited for. */
  tell(line: string): void {
    this.#request.tell(line);
  }

  /** Milliseconds that it has cost the job so far. */
  get lost(): number {
    return this.#charged + (this.#isCounting ? this.#now() - this.#since : 0);
  }

  /** Whether it has cost all that it may: nothing more is tried. */
  get isSpent(): boolean {
    return this.lost >= this.#request.limits.most;
  }

  /** Why nothing more is tried. */
  get reason(): string {
    return `no answer from ${this.place.name} for ${inSeconds(this.#request.limits.most)} of this job`;
  }

  /** Whether it failed again and again, so that a call is begun with a look. */
  get isDown(): boolean {
    return this.#failures >= DOWN_AFTER;
  }

  /** Whether it has cost all that who waits now may lose. */
  get isUsedUp(): boolean {
    return this.lost >= this.#allowed;
  }

  /** Does work that the job waits for. @param share of what the job may still lose: the rest is left for later */
  async during<T>(share: number, work: () => Promise<T>): Promise<T> {
    const { lost } = this;
    this.#allowed = lost + Math.max(0, this.limits.most - lost) * share;
    this.#change(() => this.#waiters++);
    try {
      return await work();
    } finally {
      this.#change(() => this.#waiters--);
    }
  }

  /** Makes a call. @param come how much has come or gone, asked for now and then */
  async call(come: () => number, work: (call: Call) => Promise<Answer>): Promise<Answer> {
    const control = new AbortController();
    const watched: Watched = { control, come, before: 0, startup: 0, isAsked: false };
    this.#change(() => this.#calls.add(watched));
    // Until then it was this machine that took its time, which ends no call. Lost it is where the call fails.
    const asked = () => {
      watched.isAsked = true;
      watched.before = come();
      watched.startup = this.#isCounting ? this.#now() - this.#since : 0;
      this.#since = this.#now();
      this.#quietSince = this.#since;
    };
    const answer = await work({ until: control.signal, asked, sign: () => this.#sign() });
    if (isAnswer(answer)) this.#sign();
    else {
      this.#failures += 1;
      this.#charged += watched.startup;
    }
    this.#change(() => this.#calls.delete(watched));
    return answer;
  }

  /** Waits before another try. */
  async pause(ms: number, until: AbortSignal): Promise<void> {
    this.#change(() => this.#pauses++);
    await this.#request.clock.sleep(Math.min(ms, Math.max(0, this.#allowed - this.lost)), until);
    this.#change(() => this.#pauses--);
  }

  #now(): number {
    return this.#request.clock.now().getTime();
  }

  get #isCounting(): boolean {
    return this.#waiters > 0 && this.#calls.size + this.#pauses > 0;
  }

  #sign(): void {
    this.#since = this.#now();
    this.#quietSince = this.#since;
    this.#lostThen = this.#charged;
    this.#nextLine = this.#request.limits.told;
    this.#failures = 0;
  }

  /** Charges for what has been waited, before anything else is waited for. */
  #change(apply: () => void): void {
    const was = this.#isCounting;
    this.#charged = this.lost;
    this.#since = this.#now();
    apply();
    if (this.#isCounting === was) return;
    if (was) this.#stopTicking?.();
    else {
      this.#quietSince = this.#since;
      this.#stopTicking = this.#request.clock.every(TICK, () => this.#tick());
    }
  }

  #tick(): void {
    for (const call of this.#calls) {
      const now = call.come();
      if (now < call.before + NOTICED) continue;
      call.before = now;
      this.#sign();
    }
    const quiet = this.#now() - this.#quietSince;
    if (this.isSpent) this.#giveUp(this.reason);
    else if (quiet >= this.limits.silence || this.isUsedUp)
      this.#giveUp(`no answer within ${inSeconds(quiet)}`);
    else this.#tellQuiet();
  }

  #giveUp(why: string): void {
    for (const { control, isAsked } of this.#calls) if (isAsked) control.abort(new NoAnswer(why));
  }

  #tellQuiet(): void {
    const { limits, lost } = this;
    const quiet = lost - this.#lostThen;
    if (quiet < this.#nextLine) return;
    this.#nextLine += limits.told;
    const left = inSeconds(this.#allowed - lost);
    this.tell(
      `Waiting for ${this.place.name}: no answer for ${inSeconds(quiet)}; it is tried for ${left} more.`,
    );
  }
}

interface Watched {
  readonly control: AbortController;
  readonly come: () => number;
  before: number;
  startup: number;
  isAsked: boolean;
}

/** Whether the service has said something that is not only that it cannot. */
function isAnswer(answer: Answer): boolean {
  if (answer.kind !== 'failed') return true;
  return answer.lasting || answer.taken !== undefined || answer.retryAfter !== undefined;
}

function inSeconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}
