import { handOver } from '#features/leads/owners/hand-over.server.ts';
import { handedOverSchema, handOverSchema } from '#features/leads/owners/owner.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'workspace',
    id: 'invalid_id',
    needs: 'session',
    isLong: true,
    takesNoRoom: true,
    refuses: ['workspace_left', 'workspace_personal', 'owner_only', 'reader_only'],
    summary: 'Make a member answer for all contacts, companies, opportunities and open tasks of another one',
    answers: 'The answer’s `causeId` can be undone by `POST /api/causes/{id}/undo` in this workspace.',
    body: handOverSchema,
    response: handedOverSchema,
  },
  (ctx, { id, body }) => handOver(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
