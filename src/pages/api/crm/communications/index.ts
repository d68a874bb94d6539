import {
  createCommunicationSchema,
  communicationQuerySchema,
  communicationSchema,
} from '#features/leads/communications/communication.schema.ts';
import { listCommunications } from '#features/leads/communications/communication-list.server.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The communications of the workspace, by type, record and dates',
    query: communicationQuerySchema,
    response: pageOf(communicationSchema),
  },
  (ctx, { query }) => listCommunications(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Record what was said or written; an outgoing e-mail to a contact is sent',
    body: createCommunicationSchema,
    response: communicationSchema,
    status: 201,
    wakesJobs: true,
  },
  (ctx, { body, http }) => createCommunication(ctx, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'POST');
