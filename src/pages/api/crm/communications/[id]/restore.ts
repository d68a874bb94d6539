import { communicationSchema } from '#features/leads/communications/communication.schema.ts';
import { restoreCommunication } from '#features/leads/communications/communication-undo.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted communication',
    id: 'invalid_id',
    summary: 'Put back a communication that was deleted within the last day',
    response: communicationSchema,
    wakesJobs: true,
  },
  (ctx, { id }) => restoreCommunication(ctx, id),
);
export const ALL = methodNotAllowed('POST');
