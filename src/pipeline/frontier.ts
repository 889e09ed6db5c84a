/** The steps at which all that was read so far has ended. */
export class Frontier {
  #members = new Set<number>();
  #list: readonly number[] | null = [];

  /** As a list that later changes leave alone; the same list until one comes. */
  members(): readonly number[] {
    this.#list ??= [...this.#members];
    return this.#list;
  }

  add(index: number): void {
    this.#members.add(index);
    this.#list = null;
  }

  clear(): void {
    this.#members = new Set();
    this.#list = null;
  }
}
