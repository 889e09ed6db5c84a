/** The folder that `~` stands for. */
import { homedir, userInfo } from 'node:os';
import { isAbsolute } from 'node:path';

/**
 * What HOME names, else what the system has for the user. In a container neither may be there: then it is `/`, as where Docker
 * starts a program for a user that it does not know.
 */
export function homeFolder(): string {
  for (const find of [homedir, () => userInfo().homedir]) {
    try {
      const found = find();
      if (isAbsolute(found)) return found;
    } catch {
      // The system knows no such user.
    }
  }
  return '/';
}
