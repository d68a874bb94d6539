import { distinctSchema } from '#features/leads/merge/duplicates.schema.ts';
import { markDistinct } from '#features/leads/merge/duplicates.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmContact',
    summary: 'Remember that two records that look alike are two, or forget it',
    body: distinctSchema,
    status: 204,
  },
  (ctx, { body }) => markDistinct(ctx, body),
);
export const ALL = methodNotAllowed('POST');
