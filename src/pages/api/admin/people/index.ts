import { personForm } from '#features/loop/person/person.form.ts';
import { personSchema, personSummarySchema } from '#features/loop/person/person.schema.ts';
import { findPerson } from '#features/loop/person/person.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'What is held of one e-mail address, counted by place',
    answers:
      '`counts`: how many records each place holds. `records`: the newest of them, of each place at most 20, as `{ place, id, at, subject }`; `at` and `subject` are null where a place has none. `elsewhere`: records of other workspaces, counted only.',
    body: personSchema,
    response: personSummarySchema,
    form: personForm,
    isReading: true,
    isSecret: true,
  },
  (ctx, { body }) => findPerson(ctx, body),
);
export const ALL = methodNotAllowed('POST');
