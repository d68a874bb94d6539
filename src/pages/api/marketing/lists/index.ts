import { createList, listAudiences } from '#features/loop/mailing/audience.server.ts';
import { audienceSchema, createListSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The lists of addresses, with how many each holds',
    response: itemsOf(audienceSchema),
  },
  (ctx) => listAudiences(ctx, 'list'),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Begin a list of addresses',
    body: createListSchema,
    response: audienceSchema,
    status: 201,
  },
  (ctx, { body }) => createList(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
