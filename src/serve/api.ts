/** The OpenAPI file as the table of routes: what is not in it is not served, and what does not fit it is not let in. */
import { Ajv2020 as Ajv, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Context, Hono } from 'hono';
import { HttpFault } from './fault.ts';
import openapi from './openapi.json' with { type: 'json' };

export { openapi };

/** A request that fits the file. */
export interface ApiRequest {
  /** Of path and query, defaults filled in. */
  readonly params: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Handler = (request: ApiRequest, context: Context) => Promise<Response> | Response;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}

interface Checks {
  readonly params: ValidateFunction;
  readonly body: ValidateFunction | null;
}

/** Gives each operation its handler. @throws Error for one that has none */
export function route(app: Hono, handlers: Readonly<Record<string, Handler>>): void {
  const ajv = new Ajv({ coerceTypes: true, useDefaults: true, allErrors: true, allowUnionTypes: true });
  const strict = new Ajv({ allErrors: true, allowUnionTypes: true });
  for (const [template, methods] of Object.entries(openapi.paths)) {
    const path = template.replace(/\{(\w+)\}/g, ':$1');
    for (const [method, operation] of Object.entries(methods as unknown as Record<string, Operation>)) {
      const handler = handlers[operation.operationId];
      if (handler === undefined) throw new Error(`no handler for ${operation.operationId}`);
      const body = operation.requestBody?.content['application/json'].schema;
      const checks = {
        params: ajv.compile(paramsSchema(operation.parameters.map(resolved))),
        body: body === undefined ? null : strict.compile(body),
      };
      app.on(method.toUpperCase(), path, async (context) => handler(await read(context, checks), context));
    }
    app.all(path, ({ req }) => {
      const allow = Object.keys(methods).join(', ').toUpperCase();
      const error = `${req.path} takes ${allow}, and not ${req.method}`;
      return Response.json({ error, hint: null }, { status: 405, headers: { Allow: allow } });
    });
  }
}

function resolved(parameter: Operation['parameters'][number]): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.split('/').at(-1) as keyof typeof openapi.components.parameters;
  return openapi.components.parameters[name];
}

function paramsSchema(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

async function read(context: Context, { params: check, body: checkBody }: Checks): Promise<ApiRequest> {
  const { req } = context;
  const all: Record<string, string | number> = { ...req.query(), ...(req.param() as Record<string, string>) };
  if (!check(all)) throw unfit(check.errors);
  const body = checkBody === null ? {} : await bodyOf(context);
  if (checkBody !== null && !checkBody(body)) throw unfit(checkBody.errors);
  const ofKind = <T>(kind: string) =>
    Object.fromEntries(Object.entries(all).filter(([, value]) => typeof value === kind)) as Record<string, T>;
  return { params: ofKind('string'), numbers: ofKind('number'), body: body as ApiRequest['body'] };
}

async function bodyOf({ req }: Context): Promise<unknown> {
  if (!/^application\/json\b/.test(req.header('content-type') ?? ''))
    throw new HttpFault(400, 'the body is not JSON', 'send it with Content-Type: application/json');
  try {
    return await req.json();
  } catch {
    throw new HttpFault(400, 'the body is not JSON');
  }
}

function unfit(errors: readonly ErrorObject[] | null | undefined): HttpFault {
  const said = (errors ?? []).map(({ instancePath, message, params }) => {
    const extra = (params as { additionalProperty?: string }).additionalProperty;
    return `${instancePath.slice(1) || extra || 'request'} ${message}`;
  });
  return new HttpFault(400, said.join('; '), '/api/openapi.json describes each request');
}
