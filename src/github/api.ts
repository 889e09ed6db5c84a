/** GitHub's REST API, with the token of the job. */
import type { Machine } from '../launch/go-request.ts';

type Env = Machine['env'];

/** A call that takes longer is given up: nothing of a job hangs on it. */
const LIMIT_MS = 10_000;

export type Answer =
  | { readonly kind: 'ok'; readonly body: unknown }
  /** GitHub said no, or nothing: why. */
  | { readonly kind: 'failed'; readonly why: string; readonly status: number | null };

/** @param path below the repository */
export async function call(
  { env, token }: { readonly env: Env; readonly token: string | null },
  method: 'GET' | 'POST',
  { path, body }: { readonly path: string; readonly body?: object },
): Promise<Answer> {
  if (token === null) return { kind: 'failed', why: 'the job has no token', status: null };
  const url = `${env.GITHUB_API_URL ?? 'https://api.github.com'}/repos/${env.GITHUB_REPOSITORY ?? ''}${path}`;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await response.text();
    if (response.ok) return { kind: 'ok', body: text === '' ? null : JSON.parse(text) };
    return {
      kind: 'failed',
      why: `GitHub answered ${response.status}: ${messageIn(text)}`,
      status: response.status,
    };
  } catch (error) {
    return { kind: 'failed', why: `GitHub did not answer: ${(error as Error).message}`, status: null };
  }
}

function messageIn(text: string): string {
  try {
    return `${(JSON.parse(text) as { message?: unknown }).message ?? ''}`.slice(0, 200);
  } catch {
    return '';
  }
}
