import { AccessDenied, StoreError } from '../store/errors.ts';

const REMEDY = 're-run the job later, or start over with `resume: never`';
const DENIED = 'let the job read the cache, or start over with `resume: never`';

/** What was found. @throws StoreError with what people can do, where the store gave no proper answer */
export async function withRemedy<T>(finding: Promise<T>): Promise<T> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const remedy = error instanceof AccessDenied ? DENIED : REMEDY;
    throw new StoreError(`${error.message} (${remedy})`, { cause: error });
  }
}
