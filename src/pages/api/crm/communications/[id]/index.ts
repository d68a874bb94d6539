import {
  updateCommunicationSchema,
  communicationSchema,
} from '#features/leads/communications/communication.schema.ts';
import { updateCommunication } from '#features/leads/communications/communication.server.ts';
import { requireCommunication } from '#features/leads/communications/communication-rows.server.ts';
import { deleteCommunication } from '#features/leads/communications/communication-undo.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const communication = { role: 'user', owner: 'communication', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...communication, summary: 'One communication', response: communicationSchema },
  (ctx, { id }) => requireCommunication(ctx, id),
);
export const PATCH = endpoint(
  {
    ...communication,
    summary: 'Change a communication',
    body: updateCommunicationSchema,
    response: communicationSchema,
  },
  (ctx, { id, body }) => updateCommunication(ctx, id, body),
);
export const DELETE = endpoint(
  { ...communication, summary: 'Delete a communication; it can be restored for a day', status: 204 },
  (ctx, { id }) => deleteCommunication(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
