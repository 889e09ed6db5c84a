import { spawn } from 'node:child_process';

/** Opens an address in the browser of this machine, where there is one. */
export function openInBrowser(address: string): void {
  const program = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(program, [address], { detached: true, stdio: 'ignore' })
    .once('error', () => {})
    .unref();
}
