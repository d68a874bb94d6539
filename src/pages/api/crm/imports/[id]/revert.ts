import { importAnswerSchema } from '#features/leads/import-export/import.schema.ts';
import { revertImport } from '#features/leads/import-export/run/revert.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmImport',
    id: 'invalid_id',
    isLong: true,
    takesNoRoom: true,
    summary: 'Take back what an import made and changed',
    response: importAnswerSchema,
  },
  (ctx, { id }) => revertImport(ctx, id),
);
export const ALL = methodNotAllowed('POST');
