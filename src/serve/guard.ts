/** Who may ask. A page of another site must neither read what runs say nor start one. Pure. */
import { timingSafeEqual } from 'node:crypto';
import { HttpFault } from './fault.ts';

export interface Guarded {
  readonly token: string;
  /** What `Host` may be; null: any, where the service listens on every address. */
  readonly hosts: readonly string[] | null;
}

export interface Asking {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`, by which a browser says who makes it ask. */
  readonly site: string | undefined;
  /** As it came, in the header or the cookie. */
  readonly token: string | undefined;
}

const READS = ['GET', 'HEAD'];

/** Another name for this machine may be of a page that rebinds its own name to it. */
export function mustBeHere({ host }: Pick<Asking, 'host'>, { hosts }: Guarded): void {
  if (hosts === null || (host !== undefined && hosts.includes(host.toLowerCase()))) return;
  throw new HttpFault(
    403,
    `the service is not known as ${host ?? 'nothing'}`,
    `open it as ${hosts.join(' or ')}`,
  );
}

/** @throws HttpFault unless the request bears the token, and, where it changes something, comes from the page itself or from no page */
export function mustBeAllowed(asking: Asking, guarded: Guarded): void {
  mustBeHere(asking, guarded);
  if (!isSame(asking.token ?? '', guarded.token))
    throw new HttpFault(
      401,
      'the token is missing or wrong',
      'open the address that `savepoint serve` prints, or send `Authorization: Bearer TOKEN`',
    );
  if (READS.includes(asking.method) || isOwnPage(asking)) return;
  throw new HttpFault(403, 'a page of another site cannot change anything here');
}

function isOwnPage({ origin, site, host }: Asking): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin.toLowerCase() === `http://${host?.toLowerCase()}`;
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The names under which a service on an address is asked. */
export function hostsOf(host: string, port: number): Guarded['hosts'] {
  if (['0.0.0.0', '::'].includes(host)) return null;
  const names = isLoopback(host) ? ['127.0.0.1', 'localhost', '[::1]'] : [];
  const own = host.includes(':') ? `[${host}]` : host;
  return [...new Set([own, ...names])].map((name) => `${name.toLowerCase()}:${port}`);
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
