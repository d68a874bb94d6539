import { storedContentSchema } from '#features/marketing/content/content.schema.ts';
import { restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted content',
    id: 'invalid_id',
    summary: 'Put a deleted text back',
    response: storedContentSchema,
  },
  (ctx, { id }) => restoreMarketing(ctx, 'content', id),
);
export const ALL = methodNotAllowed('POST');
