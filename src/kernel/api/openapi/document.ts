import { z } from 'zod';
import type { DeclaredCall, EndpointDeclaration } from '#kernel/api/declaration.ts';
import type { JsonSchema } from './example.ts';
import { operation } from './operation.ts';
import { problemResponses } from './problems.ts';
import { problemSchema } from '#kernel/problem-schema.ts';
import { VERSION } from '#kernel/version.ts';
import { inLanguage } from '#shared/texts/order.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The document is in English, whatever the language of the process. */
const compare = inLanguage('en');

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
    .sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method));
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
  return { answers: properties, records: Object.fromEntries(records) as Record<string, JsonSchema> };
}

const DESCRIPTION = `Every call of the suite. Bodies and answers are JSON unless a call says otherwise; unknown members are refused.

- **Who calls.** \`POST /api/login\` sets a cookie and answers a token for \`Authorization: Bearer\`; longer-lived API tokens are made under Account > Security.
- **Workspaces.** A call works in the workspace that the header \`X-Workspace\` names by its id, for a GET also the parameter \`workspace\`; without either in the one chosen in the portal, with an API token in the personal one. One that the caller is no member of answers 404 \`workspace_left\`.
- **Errors** are \`{ message, code, errors? }\`: \`code\` for programs, \`message\` in the language of the caller (the cookie \`lang\`, else \`Accept-Language\`), \`errors\` by the name of the field. 429 and 503 carry \`Retry-After\`.
- **Values.** Times are ISO 8601 in UTC, days are \`2027-03-01\`, money is a whole number of cents.
- **Repeating.** A POST with an \`Idempotency-Key\` that was answered before does nothing and answers the same.
- **Undoing.** Every write answers the header \`X-Cause-Id\`; \`POST /api/causes/{id}/undo\` takes back all that it did.`;

/** Builds the OpenAPI 3.1 document from the declarations and their validating schemas (api.md). */
export function openApiDocument(calls: DeclaredCall[], siteUrl: string, cookieName: string) {
  const { answers, records } = answerSchemas(calls);
  const paths: Record<string, Record<string, unknown>> = {};
  const known = new Set(calls.map(({ path, method }) => `${method} ${path}`));
  for (const call of calls) {
    const { path, method } = call;
    const answer = answers[`${method} ${path}`] as JsonSchema | undefined;
    const isRestorable = method === 'DELETE' && known.has(`POST ${path}/restore`);
    (paths[path] ??= {})[method.toLowerCase()] = operation(
      call,
      { records, answer },
      { isRestorable, siteUrl },
    );
  }
  return {
    openapi: '3.1.0',
    info: { title: 'AI Capital suite', version: VERSION, description: DESCRIPTION },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: records,
      responses: problemResponses(),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
