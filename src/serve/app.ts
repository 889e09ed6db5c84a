/** The service as a function from request to answer. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { refusedByMachine, StoreError } from '../store/errors.ts';
import { route } from './api.ts';
import { HttpFault } from './fault.ts';
import { type Guarded, mustBeAllowed, mustBeHere } from './guard.ts';
import { handlersOf } from './handlers.ts';
import type { Service } from './service.ts';

export interface AppRequest {
  readonly service: Service;
  readonly guarded: Guarded;
  /** Of the page; names the service among others of the machine. */
  readonly cookie: string;
  /** The page, and its policy. */
  readonly page: () => Promise<{ readonly html: string; readonly policy: string }>;
  /** Told of what is our fault. */
  readonly fault: (error: unknown) => void;
}

const MOST_BODY = 64 * 1024;

export function appOf({ service, guarded, cookie, page, fault }: AppRequest): Hono {
  const app = new Hono();
  app.onError((error) => answerOf(error, fault));
  app.notFound((context) =>
    context.json({ error: `there is nothing at ${context.req.path}`, hint: null }, 404),
  );
  app.use(async (context, next) => {
    mustBeHere({ host: context.req.header('host') }, guarded);
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
  });
  app.get('/', async (context) => {
    const token = context.req.query('token');
    // The token leaves the address, which a screen or a history may show.
    if (token !== undefined) {
      const attributes = 'Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000';
      context.header('Set-Cookie', `${cookie}=${encodeURIComponent(token)}; ${attributes}`);
      return context.redirect('/', 303);
    }
    const { html, policy } = await page();
    context.header('Content-Security-Policy', policy);
    return context.html(html);
  });
  app.use('/api/*', async (context, next) => {
    const { req } = context;
    const bearer = /^Bearer (.+)$/i.exec(req.header('authorization') ?? '')?.[1];
    mustBeAllowed(
      {
        method: req.method,
        host: req.header('host'),
        origin: req.header('origin'),
        site: req.header('sec-fetch-site'),
        token: bearer ?? getCookie(context, cookie),
      },
      guarded,
    );
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: MOST_BODY,
      onError: () => answerOf(new HttpFault(413, 'the body is too large'), fault),
    }),
  );
  route(app, handlersOf(service));
  return app;
}

function answerOf(error: unknown, fault: AppRequest['fault']): Response {
  const store = error instanceof StoreError ? error : refusedByMachine(error);
  if (error instanceof HttpFault) return faultOf(error.status, error.message, error.hint);
  if (store !== null) return faultOf(503, store.message, store.hint);
  fault(error);
  return faultOf(500, 'a bug in Savepoint: the terminal of `savepoint serve` says more', null);
}

function faultOf(status: number, error: string, hint: string | null): Response {
  return Response.json({ error, hint }, { status });
}
