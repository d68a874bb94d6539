import { personSchema } from '#features/loop/person/person.schema.ts';
import { exportPerson } from '#features/loop/person/person.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'What is held of one e-mail address, as a file',
    body: personSchema,
    gives: ['application/json'],
    isSecret: true,
  },
  (ctx, { body }) => exportPerson(ctx, body),
);
export const ALL = methodNotAllowed('POST');
