import { inboxQuerySchema, inboxPageSchema } from '#features/leads/inbox/inbox.schema.ts';
import { openInbox } from '#features/leads/inbox/inbox.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'What came in, unread first: to staff from the site, to everybody from their own landing pages',
    query: inboxQuerySchema,
    response: inboxPageSchema,
  },
  (ctx, { query }) => openInbox(ctx, query),
);
export const ALL = methodNotAllowed('GET');
