import { proposeConversion } from '#features/leads/inbox/inbox-proposal.server.ts';
import { convertSchema, proposalSchema, convertedSchema } from '#features/leads/inbox/inbox.schema.ts';
import { makeRecordsOf } from '#features/loop/arrows/inbox-release.server.ts';
import { undoId } from '#features/loop/arrows/undo.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const entry = { role: 'user', owner: 'inboxEntry', id: 'invalid_id' } as const;

export const GET = endpoint(
  {
    ...entry,
    summary: 'What an entry would be converted into, and the records that are there already',
    response: proposalSchema,
  },
  (ctx, { id }) => proposeConversion(ctx, id),
);
export const POST = endpoint(
  {
    ...entry,
    summary: 'Make a contact, a company and an opportunity of an entry, or link it to those that are there',
    body: convertSchema,
    response: convertedSchema.extend({ undoId }).meta({ id: 'ConvertedEntry' }),
    status: 201,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => makeRecordsOf(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'POST');
