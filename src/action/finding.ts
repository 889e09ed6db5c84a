import { START_OVER } from '../report/saved.ts';
import { AccessDenied, StoreError, WrittenByOther } from '../store/errors.ts';
import type { Place } from '../store/objects.ts';

const REMEDY = `re-run the job later, or ${START_OVER}`;
const OTHER = `pin the action by a commit or a full version, so that all attempts use the same one, or ${START_OVER}`;

/** What was found in a place. @throws StoreError with what people can do, where the store gave no proper answer */
export async function withRemedy<T>(finding: Promise<T>, place: Place): Promise<T> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new StoreError(`${error.message} (${remedyOf(error, place)})`, { cause: error });
  }
}

function remedyOf(error: StoreError, { letRead }: Place): string {
  if (error instanceof AccessDenied) return `${letRead}, or ${START_OVER}`;
  return error instanceof WrittenByOther ? OTHER : REMEDY;
}
