import { importAnswerSchema } from '#features/leads/import-export/import.schema.ts';
import { cancelImport } from '#features/leads/import-export/import.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmImport',
    id: 'invalid_id',
    takesNoRoom: true,
    summary: 'Stop an import or a dry run that is under way',
    answers: 'What was done until then stays, is in the counts and can be reverted.',
    response: importAnswerSchema,
  },
  (ctx, { id }) => cancelImport(ctx, id),
);
export const ALL = methodNotAllowed('POST');
