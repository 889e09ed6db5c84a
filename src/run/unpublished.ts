/** Why an attempt ended: a step that the machine starts at most once could not be started, since that could not be saved first. */
export class Unpublished extends Error {
  readonly step: string;

  /** @param message says so of the step, and why */
  constructor(step: string, message: string) {
    super(message);
    this.step = step;
  }
}
