import { z } from 'zod';
import { needOf } from '#server/auth/access.ts';
import type { EndpointDeclaration, Need, Role } from './declaration.ts';
import { problemSchema } from '#server/problem-schema.ts';
import type { UploadRule } from './upload.ts';

/** `/api/companies/[id]/report` and its methods, as found under src/pages/api. */
export type DeclaredCall = { path: string; method: string; declaration: EndpointDeclaration };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Collects the calls that route modules declare; `modules` comes from `import.meta.glob`. */
export function declaredCalls(modules: Record<string, Record<string, unknown>>): DeclaredCall[] {
  return Object.entries(modules)
    .flatMap(([file, exports]) => {
      const path = file
        .replace(/^(?:\.|.*\/api)\//, '/api/')
        .replace(/(\/index)?\.ts$/, '')
        .replaceAll(/\[(\w+)\]/g, '{$1}');
      return METHODS.flatMap((method) => {
        const handler = exports[method];
        return typeof handler === 'function' && 'declaration' in handler
          ? [{ path, method, declaration: handler.declaration as EndpointDeclaration }]
          : [];
      });
    })
    .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
}

/** Returns the JSON Schema of a request: transforms and defaults are described by their input. */
const inputSchema = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

function formSchema({ form, field }: UploadRule) {
  const { properties, required = [], ...rest } = inputSchema(form);
  return {
    ...rest,
    properties: { ...properties, [field]: { type: 'string', format: 'binary' } },
    required: [...required, field],
  };
}

const REFS = /"#\/\$defs\//g;

/**
 * JSON Schema of what the calls answer, by `METHOD path`, and of the records that these refer to by name. A schema that
 * JSON cannot say is an error: an answer is what goes over the wire.
 */
function answerSchemas(calls: readonly DeclaredCall[]) {
  const shape = Object.fromEntries(
    calls.flatMap(({ path, method, declaration: { response } }) =>
      response ? [[`${method} ${path}`, response]] : [],
    ),
  );
  const all = z.toJSONSchema(z.strictObject({ ...shape, Problem: problemSchema }), { io: 'output' });
  const { properties = {}, $defs = {} }: z.core.JSONSchema.BaseSchema = JSON.parse(
    JSON.stringify(all).replaceAll(REFS, '"#/components/schemas/'),
  );
  // In JSON Schema 2020-12, which OpenAPI 3.1 speaks, `id` is no keyword: the name of a record is its key.
  const records = Object.entries($defs).map(([name, { id: _, ...schema }]) => [name, schema]);
  return { answers: properties, records: Object.fromEntries(records) as Record<string, unknown> };
}

const securityOf = (role: Role, needs: Need | undefined) => {
  if (role === 'public') return [];
  return needs === undefined || needs === 'session' ? [{ cookie: [] }, { bearer: [] }] : [{ cookie: [] }];
};

const problem = { schema: { $ref: '#/components/schemas/Problem' } };

/** A form of a browser without JavaScript is answered with a page, or with the address of the next one. */
function responses(
  { form, gives, status = 200, answers = 'Done', orFound }: EndpointDeclaration,
  answer: unknown,
) {
  const page = form && { 'text/html': {} };
  const content = gives
    ? Object.fromEntries(gives.map((type) => [type.split(';', 1)[0] ?? type, {}]))
    : { 'application/json': { schema: answer } };
  const done = { description: answers, ...(status !== 204 && { content }) };
  return {
    [status]: page && !form.next && status === 200 ? { ...done, content: { ...content, ...page } } : done,
    ...(page && !form.next && status !== 200 && { 200: { description: 'Done', content: page } }),
    ...(orFound && { 200: { description: 'It was there already', content } }),
    ...(form?.next && { 303: { description: 'The page that follows a form' } }),
    default: { description: 'Error', content: { 'application/json': problem, ...page } },
  };
}

function operation({ path, method, declaration }: DeclaredCall, answer: unknown) {
  const { body, form, upload, query, role, owner, summary, isSecret } = declaration;
  const needs = needOf(declaration, method);
  const querySchema = query && inputSchema(query);
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(querySchema?.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema })),
    ...(method === 'POST' && !isSecret
      ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }]
      : []),
  ];
  return {
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    parameters,
    security: securityOf(role, needs),
    'x-role': role,
    ...(needs && { 'x-needs': needs }),
    'x-owner': owner,
    ...(body && {
      requestBody: {
        required: true,
        content: {
          ...(upload
            ? { 'multipart/form-data': { schema: formSchema(upload) } }
            : { 'application/json': { schema: inputSchema(body) } }),
          ...(form && { 'application/x-www-form-urlencoded': {} }),
        },
      },
    }),
    responses: responses(declaration, answer),
  };
}

/** Builds the OpenAPI 3.1 document from the declarations and their validating schemas (api.md). */
export function openApiDocument(calls: DeclaredCall[], siteUrl: string, cookieName: string) {
  const { answers, records } = answerSchemas(calls);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const { path, method } = call;
    (paths[path] ??= {})[method.toLowerCase()] = operation(call, answers[`${method} ${path}`]);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'AI Capital suite', version: '1.0.0' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: records,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
