import { importPeople, listPeople } from '#features/loop/mailing/audience.server.ts';
import {
  importedPeopleSchema,
  importPeopleSchema,
  peopleQuery,
  personSchema,
} from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
const list = { role: 'user', owner: 'mailList', id: 'invalid_id' } as const;

export const GET = endpoint(
  {
    ...list,
    summary: 'The addresses of a list, with what each has agreed to',
    query: peopleQuery,
    response: pageOf(personSchema),
  },
  (ctx, { id, query }) => listPeople(ctx, 'list', id, query),
);
export const POST = endpoint(
  {
    ...list,
    summary: 'Add the addresses of a file to a list; what is not added is told with its line',
    body: importPeopleSchema,
    response: importedPeopleSchema,
    status: 201,
  },
  (ctx, { id, body }) => importPeople(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
