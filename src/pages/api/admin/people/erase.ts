import { personSchema, personErasedSchema } from '#features/loop/person/person.schema.ts';
import { erasePerson } from '#features/loop/person/person.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'Erase what is held of one e-mail address, for good',
    body: personSchema,
    response: personErasedSchema,
    wakesJobs: true,
  },
  (ctx, { body }) => erasePerson(ctx, body),
);
export const ALL = methodNotAllowed('POST');
