import { AccessDenied, StoreError, WrittenByNewer } from '../store/errors.ts';

const REMEDY = 're-run the job later, or start over with `resume: never`';
const NEWER = 'or start over with `resume: never`';
const DENIED = 'let the job read the cache, or start over with `resume: never`';

/** What was found. @throws StoreError with what people can do, where the store gave no proper answer */
export async function withRemedy<T>(finding: Promise<T>): Promise<T> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new StoreError(`${error.message} (${remedyOf(error)})`, { cause: error });
  }
}

function remedyOf(error: StoreError): string {
  if (error instanceof AccessDenied) return DENIED;
  return error instanceof WrittenByNewer ? NEWER : REMEDY;
}
