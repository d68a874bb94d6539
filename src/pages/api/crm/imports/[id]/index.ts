import { importAnswerSchema } from '#features/leads/import-export/import.schema.ts';
import { findImport } from '#features/leads/import-export/import.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { writeFault } from '#kernel/runtime.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'crmImport',
    id: 'invalid_id',
    summary: 'How far an import has come',
    response: importAnswerSchema,
    answers:
      '`readValues`: values that are no names of the workspace, what was made of each and in how many lines. `questions[].afterLine`: the earlier line of the file that made or changed the contact in question; null where it was there before.',
  },
  (ctx, { id, http }) => findImport(ctx, id, writeFault(http.locals.runtime)),
);
export const ALL = methodNotAllowed('GET');
