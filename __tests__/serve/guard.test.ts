import { expect, test } from '@jest/globals';
import { type Asking, hostsOf, mustBeAllowed } from '../../src/serve/guard.ts';

const TOKEN = 'a-long-secret';
const OWN = '127.0.0.1:7180';

function statusOf(asking: Partial<Asking>, host = '127.0.0.1'): number {
  const whole = { method: 'POST', host: OWN, origin: undefined, site: undefined, token: TOKEN, ...asking };
  try {
    mustBeAllowed(whole, { token: TOKEN, hosts: hostsOf(host, 7180) });
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

test.each<[string, Partial<Asking>, number]>([
  ['a program with the token', {}, 200],
  ['a program without one', { token: undefined }, 401],
  ['a program with another one', { token: 'a-long-secreT' }, 401],
  ['a program with the beginning of it', { token: 'a-long' }, 401],
  ['the page itself', { origin: `http://${OWN}`, site: 'same-origin' }, 200],
  [
    'the page by another name of this machine',
    { host: 'localhost:7180', origin: 'http://localhost:7180' },
    200,
  ],
  ['the page by the address of IPv6', { host: '[::1]:7180', origin: 'http://[::1]:7180' }, 200],
  ['a page of another site, with the cookie', { origin: 'http://evil.example', site: 'cross-site' }, 403],
  ['a page of another port', { origin: 'http://127.0.0.1:8080', site: 'same-site' }, 403],
  ['a page of another port in an old browser', { origin: 'http://127.0.0.1:8080' }, 403],
  ['a page without an origin, as in a sandbox', { origin: 'null' }, 403],
  ['the page by another scheme', { origin: `https://${OWN}` }, 403],
  [
    'a name that is rebound to this machine',
    { host: 'evil.example:7180', origin: 'http://evil.example:7180' },
    403,
  ],
  ['nobody by name', { host: undefined }, 403],
  ['another port by name', { host: '127.0.0.1:80' }, 403],
])('%s is answered as it must be', (_, asking, status) => {
  expect(statusOf(asking)).toBe(status);
});

test('a page of another site that only reads needs the token, too, and the browser shows it no answer', () => {
  const asking = { method: 'GET', origin: 'http://evil.example', site: 'cross-site' };
  expect(statusOf({ ...asking, token: undefined })).toBe(401);
  expect(statusOf({ ...asking, host: 'evil.example:7180' })).toBe(403);
});

test('a service for other machines is known by its address, one for all addresses by any', () => {
  expect(statusOf({ host: '10.0.0.5:7180' }, '10.0.0.5')).toBe(200);
  expect(statusOf({ host: '127.0.0.1:7180' }, '10.0.0.5')).toBe(403);
  expect(statusOf({ host: 'ci.example:7180' }, '0.0.0.0')).toBe(200);
  expect(statusOf({ host: 'ci.example:7180', origin: 'http://evil.example' }, '0.0.0.0')).toBe(403);
});
