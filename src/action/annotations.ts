/** The annotations of one start of the action: no more of a level than GitHub shows. */
import {
  type Annotation,
  formatAnnotation,
  type Level,
  MOST,
  moreAnnotation,
} from '../report/annotations.ts';

/** What waits for the end, and how many there is no room for anyway. */
interface Waiting {
  said: number;
  readonly first: Annotation[];
  readonly rest: Annotation[];
  missed: number;
}

/**
 * Warnings and notices are said at once while there is room; errors wait for the end, so that the reason for which the
 * job fails stands before what steps say of themselves. The last of a level says how many more there are.
 */
export class Annotations {
  readonly #say: (line: string) => void;
  readonly #levels: Readonly<Record<Level, Waiting>> = {
    error: { said: 0, first: [], rest: [], missed: 0 },
    warning: { said: 0, first: [], rest: [], missed: 0 },
    notice: { said: 0, first: [], rest: [], missed: 0 },
  };

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** @returns whether it is in the log now */
  add(annotation: Annotation): 'said' | 'held' {
    const level = this.#levels[annotation.level];
    if (annotation.level !== 'error' && level.said < MOST - 1) {
      this.#tell(annotation);
      return 'said';
    }
    this.#hold(level, level.rest, annotation);
    return 'held';
  }

  /** Why the job fails: it comes before all other errors. */
  addFirst(annotation: Annotation): void {
    const level = this.#levels[annotation.level];
    this.#hold(level, level.first, annotation);
  }

  /** Says what waits. */
  flush(): void {
    for (const [name, level] of Object.entries(this.#levels) as [Level, Waiting][]) {
      const held = [...level.first.splice(0), ...level.rest.splice(0)];
      const total = held.length + level.missed;
      const room = Math.max(0, MOST - level.said);
      const shown = total <= room ? held : held.slice(0, Math.max(0, room - 1));
      for (const annotation of shown) this.#tell(annotation);
      if (total > shown.length && level.said < MOST) this.#tell(moreAnnotation(name, total - shown.length));
      level.missed = 0;
    }
  }

  #hold(level: Waiting, list: Annotation[], annotation: Annotation): void {
    if (list.length < MOST) list.push(annotation);
    else level.missed += 1;
  }

  #tell(annotation: Annotation): void {
    this.#levels[annotation.level].said += 1;
    this.#say(formatAnnotation(annotation));
  }
}
