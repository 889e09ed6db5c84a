/** Tokens and signatures. The clients decode the job's token without checking it; the service checks it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Access = 'read-write' | 'read-only' | 'write-only' | 'none';

export interface TokenOptions {
  /** The run's own ref: it reads and writes this scope. */
  readonly ref?: string;
  /** A pull request's base. */
  readonly base?: string;
  readonly defaultBranch?: string;
  readonly access?: Access;
  readonly repository?: string;
  readonly run?: number;
  readonly attempt?: number;
  readonly job?: string;
  /**
   * Where blobs seem to be: on a host of Azure's, as on GitHub, which the cache client reads by ranges through Azure's client
   * (needs the proxy in `env()`), or on the service's own address, which it reads by one plain GET.
   */
  readonly blobs?: 'azure' | 'plain';
}

/** Bits of a scope's permission in the `ac` claim, as the cache service has them. */
export const READ = 1;
export const WRITE = 2;

export interface Scope {
  readonly Scope: string;
  readonly Permission: number;
}

export interface Claims {
  /** `Actions.Results:RUN:JOB`, where RUN and JOB are the back end's ids: of an attempt, and of a job in it. */
  readonly scp: string;
  /** JSON of the scopes, the run's own first. */
  readonly ac: string;
  readonly repository: string;
  readonly run: number;
  readonly attempt: number;
  readonly blobs: 'azure' | 'plain';
}

export type Level = 'none' | 'read' | 'write';

/** What a token for the REST API may do. */
export interface RestClaims {
  readonly repository: string;
  readonly actions: Level;
  readonly checks: Level;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export class Signer {
  readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** The signature of a text. */
  sign(content: string): string {
    return createHmac('sha256', this.secret).update(content).digest('base64url');
  }

  isSigned(content: string, signature: string): boolean {
    const wanted = Buffer.from(this.sign(content));
    const given = Buffer.from(signature);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }

  /** The token of a job, shaped like a JWT. */
  jobToken(options: TokenOptions): string {
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claimsOf(options))}`;
    return `${content}.${this.sign(content)}`;
  }

  /** @returns null for a token that is not the service's own */
  readJobToken(token: string): Claims | null {
    const [header = '', payload = '', signature = ''] = token.split('.');
    if (!this.isSigned(`${header}.${payload}`, signature)) return null;
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  }

  /** A token for the REST API. */
  restToken(claims: RestClaims): string {
    const content = encode(claims);
    return `ghs_${content}.${this.sign(content)}`;
  }

  /** @returns null for a token that is not the service's own */
  readRestToken(token: string): RestClaims | null {
    const [content = '', signature = ''] = token.replace(/^ghs_/, '').split('.');
    if (!token.startsWith('ghs_') || !this.isSigned(content, signature)) return null;
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as RestClaims;
  }
}

/** The token options with what is left out filled in. */
export function complete(options: TokenOptions): Required<Omit<TokenOptions, 'base'>> {
  return {
    ref: options.ref ?? 'refs/heads/main',
    defaultBranch: options.defaultBranch ?? 'refs/heads/main',
    access: options.access ?? 'read-write',
    repository: options.repository ?? 'octo/repo',
    run: options.run ?? 1,
    attempt: options.attempt ?? 1,
    job: options.job ?? 'job',
    blobs: options.blobs ?? 'azure',
  };
}

function claimsOf(options: TokenOptions): Claims {
  const { ref, defaultBranch, access, repository, run, attempt, job, blobs } = complete(options);
  const read = access === 'read-write' || access === 'read-only' ? READ : 0;
  const write = access === 'read-write' || access === 'write-only' ? WRITE : 0;
  const others = [options.base, defaultBranch].filter((other) => other !== undefined && other !== ref);
  const scopes: readonly Scope[] = [
    { Scope: ref, Permission: read | write },
    ...[...new Set(others)].map((other) => ({ Scope: other ?? '', Permission: read })),
  ].filter(({ Permission }) => Permission > 0);
  return {
    scp: `Actions.Results:${run}-${attempt}:${job}`,
    ac: JSON.stringify(scopes),
    repository,
    run,
    attempt,
    blobs,
  };
}
