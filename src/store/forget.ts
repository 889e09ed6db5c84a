import { rmSync } from 'node:fs';

/**
 * Removes a temporary file or folder, with all in it. What the system does not let go of, as where a step has closed the folder above,
 * lies among temporary files, and changes nothing of what the run came to.
 */
export function forget(path: string): void {
  try {
    // What was killed may still be on its way out.
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // It goes with the machine.
  }
}
