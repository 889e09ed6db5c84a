/** Which step a person means. */

/** The step of an id, or of a number where no id is like it; undefined where there is none. */
export function meantStep<T extends { readonly id: string; readonly number: number }>(
  steps: readonly T[],
  text: string,
): T | undefined {
  return steps.find(({ id }) => id === text) ?? steps.find(({ number }) => `${number}` === text);
}
