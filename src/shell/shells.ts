/** How a script is run: what is written to its file, and the words that start it. */
export interface Invocation {
  readonly program: string;
  /** `{0}` stands for the script's path until `argumentsFor` puts it in. */
  readonly words: readonly string[];
  /** With its dot; empty for a shell that is not GitHub's own. */
  readonly extension: string;
  readonly text: string;
}

export type Chosen =
  | { readonly ok: true; readonly invocation: Invocation }
  | { readonly ok: false; readonly message: string };

/** Arguments of the shells that need no template. From the runner's `ScriptHandlerHelpers.cs`. */
const BUILT_IN: ReadonlyMap<string, readonly string[]> = new Map([
  ['bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '{0}']],
  ['sh', ['-e', '{0}']],
  ['pwsh', ['-command', ". '{0}'"]],
  ['powershell', ['-command', ". '{0}'"]],
  ['python', ['{0}']],
]);

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['bash', '.sh'],
  ['sh', '.sh'],
  ['pwsh', '.ps1'],
  ['powershell', '.ps1'],
  ['python', '.py'],
]);

/**
 * Chooses how a script is run, as the runner's `ScriptHandler.cs` does on Linux and macOS. `exists` says whether a
 * program is on the PATH of the step.
 */
export function chooseShell(
  shell: string | null,
  script: string,
  exists: (program: string) => boolean,
): Chosen {
  if (shell === null || shell.trim() === '') {
    return chosen(exists('bash') ? 'bash' : 'sh', ['-e', '{0}'], script);
  }
  const [program = '', template = ''] = splitOnce(shell.trim());
  const words = template === '' ? BUILT_IN.get(program) : splitWords(template);
  if (words === undefined || !words.some((word) => word.includes('{0}'))) {
    return {
      ok: false,
      message: `The shell '${shell}' is not one of bash, sh, pwsh and python, and has no {0} where the script's path goes, as in 'perl {0}'.`,
    };
  }
  return chosen(program, words, script);
}

/** The arguments with the script's path put in. A path with spaces stays one word. */
export function argumentsFor(invocation: Invocation, path: string): string[] {
  const inQuotes = isPowerShell(invocation.program) ? path.replaceAll("'", "''") : path;
  return invocation.words.map((word) => {
    const text = word.includes("'{0}'") ? inQuotes : path;
    return word.replace(/\{\{|\}\}|\{0\}/g, (found) => (found === '{0}' ? text : found.slice(1)));
  });
}

function chosen(program: string, words: readonly string[], script: string): Chosen {
  const extension = EXTENSIONS.get(program) ?? '';
  return { ok: true, invocation: { program, words, extension, text: fixUp(program, script) } };
}

function fixUp(program: string, script: string): string {
  if (!isPowerShell(program)) return script;
  const epilogue = 'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }';
  return `$ErrorActionPreference = 'stop'\n${script}\n${epilogue}`;
}

function isPowerShell(program: string): boolean {
  return program === 'pwsh' || program === 'powershell';
}

function splitOnce(shell: string): [string, string] {
  const space = shell.search(/[ \t]/);
  return space < 0 ? [shell, ''] : [shell.slice(0, space), shell.slice(space + 1).trim()];
}

/**
 * Splits the arguments of a template into words by the rules of .NET's `Process` on Unix
 * (`ParseArgumentsIntoList`), which the runner hands them to: double quotes group, `""` inside them is a quote,
 * and backslashes count only before a quote. Single quotes mean nothing.
 */
export function splitWords(template: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let quoted = false;
  let rest = template;
  while (rest !== '') {
    const [token = rest] = (quoted ? QUOTED_TOKEN : TOKEN).exec(rest) ?? [];
    rest = rest.slice(token.length);
    if (!quoted && /^[ \t]/.test(token)) {
      if (word !== null) words.push(word);
      word = null;
      continue;
    }
    const { text, toggles } = readToken(token);
    word = `${word ?? ''}${text}`;
    if (toggles) quoted = !quoted;
  }
  if (word !== null) words.push(word);
  return words;
}

const TOKEN = /^(?:\\+"?|"|[ \t]+|[^\\" \t]+)/;
const QUOTED_TOKEN = /^(?:\\+"?|""|"|[^\\"]+)/;

/** The text that a token stands for, and whether it opens or closes a quotation. */
function readToken(token: string): { text: string; toggles: boolean } {
  if (token === '"') return { text: '', toggles: true };
  if (token === '""') return { text: '"', toggles: false };
  if (!token.startsWith('\\') || !token.endsWith('"')) return { text: token, toggles: false };
  const slashes = token.length - 1;
  const even = slashes % 2 === 0;
  return { text: '\\'.repeat(Math.floor(slashes / 2)) + (even ? '' : '"'), toggles: even };
}
