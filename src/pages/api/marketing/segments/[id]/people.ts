import { listPeople } from '#features/loop/mailing/audience.server.ts';
import { peopleQuery, personSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'mailSegment',
    id: 'invalid_id',
    summary: 'The people who meet the conditions of a segment now, with what each has agreed to',
    query: peopleQuery,
    response: pageOf(personSchema),
  },
  (ctx, { id, query }) => listPeople(ctx, 'segment', id, query),
);
export const ALL = methodNotAllowed('GET');
