/** Which step a person means. */

/** The step of an id, or of a number where no id is like it; undefined where there is none. */
export function meantStep<T extends { readonly id: string; readonly number: number }>(
  steps: readonly T[],
  text: string,
): T | undefined {
  return steps.find(({ id }) => id === text) ?? steps.find(({ number }) => `${number}` === text);
}

/** The ids of the steps that a text means: all legs of a matrix where it names their step. */
export function meantIds(
  steps: readonly { readonly id: string; readonly number: number; readonly of?: string }[],
  text: string,
): ReadonlySet<string> {
  const legs = steps.filter(({ of }) => of === text);
  const meant = legs.length > 0 ? legs : [meantStep(steps, text)];
  return new Set(meant.flatMap((step) => step?.id ?? []));
}
