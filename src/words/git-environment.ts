/** Git's own variables that say how git is set up on the machine, and not which repository it works on. */
const SETUP =
  /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|EXEC_PATH)$/;

/**
 * The environment in which Savepoint itself calls git, about a folder. A hook, an alias or a shell of the caller may have set other
 * variables of git, which point it to another repository or index, trace its work, or match paths in another way.
 */
export function gitEnvironment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (!entry[0].startsWith('GIT_') || SETUP.test(entry[0])),
  );
  // Objects that a partial clone lacks are not fetched: nothing here may wait for a network.
  return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' };
}
