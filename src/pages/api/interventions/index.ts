import { createOwnSchema, ownSchema } from '#features/consulting/report/catalogue/own/own.schema.ts';
import { createOwn, listOwn } from '#features/consulting/report/catalogue/own/own.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The own interventions of the workspace',
    response: itemsOf(ownSchema),
  },
  (ctx) => listOwn(ctx),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Keep an intervention of the firm’s own',
    body: createOwnSchema,
    response: ownSchema,
    status: 201,
  },
  (ctx, { body }) => createOwn(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
