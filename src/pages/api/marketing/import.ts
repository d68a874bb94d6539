import { importCaseSchema, importedCaseSchema } from '#features/marketing/sample/case.schema.ts';
import { importCase } from '#features/marketing/sample/case.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Record a marketing company with its products in one go',
    body: importCaseSchema,
    response: importedCaseSchema,
    status: 201,
  },
  (ctx, { body }) => importCase(ctx, body),
);
export const ALL = methodNotAllowed('POST');
