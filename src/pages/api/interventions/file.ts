import { ownFileSchema, ownImportedSchema } from '#features/consulting/report/catalogue/own/own.schema.ts';
import { exportOwn, importOwn } from '#features/consulting/report/catalogue/own/own.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    act: 'export',
    summary: 'The own interventions of the workspace as a file',
    gives: ['application/json'],
  },
  (ctx) => exportOwn(ctx),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Take in a file of own interventions: those whose key is there are changed, the others added',
    body: ownFileSchema,
    response: ownImportedSchema,
  },
  (ctx, { body }) => importOwn(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
