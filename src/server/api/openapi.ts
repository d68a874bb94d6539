import { z } from 'zod';
import { needOf } from '#server/auth/access.ts';
import type { EndpointDeclaration, Need, Role } from './declaration.ts';
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

const PROBLEM = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const securityOf = (role: Role, needs: Need | undefined) => {
  if (role === 'public') return [];
  return needs === undefined || needs === 'session' ? [{ cookie: [] }, { bearer: [] }] : [{ cookie: [] }];
};

function operation({ path, method, declaration }: DeclaredCall) {
  const { body, form, upload, query, status = 200, role, owner, summary, isSecret } = declaration;
  const { gives = ['application/json'] } = declaration;
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
    responses: {
      [status]:
        status === 204
          ? { description: 'Done' }
          : { description: 'Done', content: Object.fromEntries(gives.map((type) => [type, {}])) },
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** Builds the OpenAPI 3.1 document from the declarations and their validating schemas (api.md). */
export function openApiDocument(calls: DeclaredCall[], siteUrl: string, cookieName: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title: 'AI Capital suite', version: '1.0.0' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
