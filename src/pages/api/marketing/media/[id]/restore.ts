import { photographSchema } from '#features/marketing/media/photograph.schema.ts';
import { restorePhotograph } from '#features/marketing/media/photograph.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted photograph',
    id: 'invalid_id',
    summary: 'Put a deleted photograph back',
    response: photographSchema,
  },
  (ctx, { id }) => restorePhotograph(ctx, id),
);
export const ALL = methodNotAllowed('POST');
