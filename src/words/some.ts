/** All names in a sentence, or the first ones: `a, b and c`. @param most how many are named */
export function andOf(names: readonly string[], most = names.length): string {
  if (names.length > most || names.length < 2) return someOf(names, most);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/**
 * The first names of some, and how many more there are: `a, b and 3 more`.
 * @param most how many are named
 * @param of how many there are in all, where not all names are known
 */
export function someOf(names: readonly string[], most: number, of = names.length): string {
  const shown = names.slice(0, most);
  const more = of - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
