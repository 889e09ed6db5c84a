/** The configuration of a git repository without credentials. Pure. The form of the file: git's documentation of `git config`. */

/** Whether a file may be the configuration of a repository, of one of its submodules, or of a working tree. */
export function mayBeGitConfig(path: string): boolean {
  return /(?:^|\/)config(?:\.worktree)?$/.test(path);
}

/** Whether it is one: it lies in a `.git` folder, or, as that of a bare repository, says so itself. */
function isGitConfig(path: string, text: string): boolean {
  return /\/\.git\//.test(path) || /^\s*repositoryformatversion\s*=/im.test(text);
}

/** Keys of any section whose value is a credential. */
const SECRET_KEYS = new Set(['oauthtoken', 'pass', 'passwd', 'password', 'secret', 'smtppass', 'token']);

/** Keys whose value is one, or a command that gives one: `section.key`. */
const SECRETS = new Set(['http.extraheader', 'credential.helper']);

/** User and password in an address. Of an `ssh://` one the user is no credential, and there is no password. */
const USERINFO = /\b(https?|ftps?|socks[45h]*):\/\/[^\s/"'@\\]+@/gi;

const HEADER = /^\s*\[\s*([\w.-]+)(?:\s+"(?:[^"\\]|\\.)*")?\s*\]/;

/** Lines of secret keys are left out, and user and password in addresses. @param text one character a byte (latin1) */
export function withoutCredentials(path: string, text: string): string {
  if (!isGitConfig(path, text)) return text;
  return linesOf(text)
    .map(({ open }) => open)
    .join('');
}

/**
 * A configuration without credentials, with those of the file in whose place it is written, as far as the sections are there.
 * @param wanted as `withoutCredentials` gives it
 */
export function withCredentialsOf(path: string, wanted: string, existing: string): string {
  if (!isGitConfig(path, existing)) return wanted;
  const whole = new Map<string, string>();
  const secret = new Map<string, string>();
  let section = '';
  for (const { line, open, header } of linesOf(existing)) {
    if (header !== '') section = header;
    if (open === '') secret.set(section, (secret.get(section) ?? '') + line);
    else if (open !== line) whole.set(open, line);
  }
  return linesOf(wanted)
    .map(({ line, header }) => {
      const below = secret.get(header) ?? '';
      secret.delete(header);
      return (whole.get(line) ?? line) + below;
    })
    .join('');
}

interface Line {
  /** With its newline, and with those in which it goes on. */
  readonly line: string;
  /** Without credentials. */
  readonly open: string;
  /** The header of the section that begins in it; empty for none. */
  readonly header: string;
}

function linesOf(text: string): readonly Line[] {
  let section = '';
  return logicalLines(text).map((line) => {
    let rest = line;
    let header = '';
    for (let found = HEADER.exec(rest); found !== null; found = HEADER.exec(rest)) {
      header = found[0].trim();
      // `[section.name]` is an old form of `[section "name"]`.
      section = (found[1] ?? '').toLowerCase().split('.')[0] ?? '';
      rest = rest.slice(found[0].length);
    }
    const key = /^\s*([A-Za-z][\w-]*)/.exec(rest)?.[1]?.toLowerCase() ?? '';
    const isSecret = SECRET_KEYS.has(key) || SECRETS.has(`${section}.${key}`);
    const head = line.slice(0, line.length - rest.length);
    const open = !isSecret ? line : head === '' ? '' : `${head}\n`;
    return { line, open: open.replace(USERINFO, '$1://'), header };
  });
}

/** Lines with their newlines; one that ends in a backslash goes on in the next, but for one that ends in a comment. */
function logicalLines(text: string): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  let isQuoted = false;
  let isComment = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '\n') {
      lines.push(text.slice(start, at + 1));
      [start, isQuoted, isComment] = [at + 1, false, false];
    } else if (isComment) continue;
    else if (character === '\\') at += text.startsWith('\r\n', at + 1) ? 2 : 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if ((character === '#' || character === ';') && !isQuoted) isComment = true;
  }
  return start < text.length ? [...lines, text.slice(start)] : lines;
}
