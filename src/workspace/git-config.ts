/** The configuration of a git repository without credentials. Pure. The form of the file: git's documentation of `git config`. */

/** Whether a path is the configuration of a repository, of one of its submodules, or of a working tree. */
export function isGitConfig(path: string): boolean {
  return /\/\.git\/(?:.*\/)?config(?:\.worktree)?$/s.test(path);
}

/** Keys whose value is a credential, or a command that gives one: `section.key`, in lower case. */
const SECRET = new Set([
  'http.extraheader',
  'credential.helper',
  'sendemail.smtppass',
  'imap.pass',
  'github.token',
  'hub.oauthtoken',
]);

/** User and password in an address. Of an `ssh://` one the user is no credential, and there is no password. */
const USERINFO = /\b(https?|ftps?|socks[45h]*):\/\/[^\s/"'@\\]+@/gi;

const HEADER = /^\s*\[\s*([\w.-]+)(?:\s+"(?:[^"\\]|\\.)*")?\s*\]/;

/** Leaves out the lines of `SECRET` keys, and user and password in addresses. @param text one character a byte (latin1) */
export function withoutCredentials(text: string): string {
  let section = '';
  const kept: string[] = [];
  for (const line of logicalLines(text)) {
    const header = HEADER.exec(line);
    if (header !== null) section = (header[1] ?? '').toLowerCase();
    const head = header?.[0] ?? '';
    const [key = ''] = /^\s*[A-Za-z][\w-]*/.exec(line.slice(head.length)) ?? [];
    const isSecret = SECRET.has(`${section}.${key.trim().toLowerCase()}`);
    if (isSecret && head === '') continue;
    kept.push((isSecret ? `${head}\n` : line).replace(USERINFO, '$1://'));
  }
  return kept.join('');
}

/** Lines with their newlines; one that ends in a backslash goes on in the next, but for a comment. */
function logicalLines(text: string): readonly string[] {
  const lines: string[] = [];
  let open = '';
  for (const line of text.split(/(?<=\n)/)) {
    const isComment = open === '' && /^\s*[#;]/.test(line);
    const isOpen = !isComment && (/\\*(?=\r?\n$)/.exec(line)?.[0].length ?? 0) % 2 === 1;
    if (!isOpen) lines.push(open + line);
    open = isOpen ? open + line : '';
  }
  return open === '' ? lines : [...lines, open];
}
