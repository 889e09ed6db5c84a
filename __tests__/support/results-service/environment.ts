/** The environment of a job, as far as the clients read it. */
import { complete, type TokenOptions } from './token.ts';

/**
 * Variables for a job whose results service is at `url`. The server is github.com, since the clients use another protocol
 * elsewhere (config.js, `isGhes`). Blobs on Azure's host are reached through the service as a proxy; nothing else is.
 */
export function environmentFor(job: {
  readonly url: string;
  readonly token: string;
  readonly options: TokenOptions;
}): Readonly<Record<string, string>> {
  const { repository, run, attempt, ref, blobs } = complete(job.options);
  return {
    ACTIONS_RESULTS_URL: `${job.url}/`,
    ACTIONS_RUNTIME_TOKEN: job.token,
    ACTIONS_CACHE_SERVICE_V2: 'True',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: job.url,
    GITHUB_REPOSITORY: repository,
    GITHUB_RUN_ID: String(run),
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_REF: ref,
    ...(blobs === 'azure' ? proxyFor(job.url) : {}),
  };
}

/** Both spellings, since the clients differ in which they read first. Only the host of blobs is nobody's real one. */
function proxyFor(url: string): Readonly<Record<string, string>> {
  const none = '127.0.0.1,localhost';
  return { http_proxy: url, HTTP_PROXY: url, no_proxy: none, NO_PROXY: none };
}
