import { personSchema } from '#features/loop/person/person.schema.ts';
import { exportPerson } from '#features/loop/person/person.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'What is held of one e-mail address, as a file',
    query: personSchema,
    needs: 'confirmed',
    gives: ['application/json'],
  },
  (ctx, { query }) => exportPerson(ctx, query),
);
export const ALL = methodNotAllowed('GET');
