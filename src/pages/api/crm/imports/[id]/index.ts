import { importAnswerSchema } from '#features/leads/import-export/import.schema.ts';
import { findImport } from '#features/leads/import-export/import.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';
import { writeFault } from '#server/runtime.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'crmImport',
    id: 'invalid_id',
    summary: 'How far an import has come',
    response: importAnswerSchema,
  },
  (ctx, { id, http }) => findImport(ctx, id, writeFault(http.locals.runtime)),
);
export const ALL = methodNotAllowed('GET');
