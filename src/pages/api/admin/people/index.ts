import { personSchema, personSummarySchema } from '#features/loop/person.schema.ts';
import { findPerson } from '#features/loop/person.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'What is held of one e-mail address, counted by place',
    query: personSchema,
    response: personSummarySchema,
  },
  (ctx, { query }) => findPerson(ctx, query),
);
export const ALL = methodNotAllowed('GET');
