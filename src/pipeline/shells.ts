import { didYouMean } from '../text/nearest.ts';

const NAMES = ['bash', 'sh', 'pwsh', 'python'];

/** What is wrong with a `shell`, and what to write instead; null for a good one. */
export function shellProblem(shell: string): { message: string; hint: string } | null {
  const hint = 'use bash, sh, pwsh, python, or a command with {0} where the file of commands goes';
  if (shell.includes('${{')) return { message: '"shell" cannot hold an expression', hint };
  if (NAMES.includes(shell.trim()) || shell.includes('{0}')) return null;
  if (/^(cmd|powershell)$/i.test(shell.trim())) {
    return { message: `the shell "${shell}" is there on Windows only, where Savepoint does not run`, hint };
  }
  return { message: `unknown shell "${shell}"${didYouMean(shell, NAMES)}`, hint };
}
