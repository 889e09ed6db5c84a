/**
 * Looks of which each takes about as long as a request: one after the other they are made by one process, which is ready for the next, and at the
 * same time each would be made by one that has the client to load first.
 * @returns what came of each, in order @throws what the first says that fails; later ones are not made
 */
export async function oneByOne<One, Came>(
  all: readonly One[],
  look: (one: One) => Promise<Came>,
): Promise<readonly Came[]> {
  const came: Came[] = [];
  for (const one of all) came.push(await look(one));
  return came;
}
