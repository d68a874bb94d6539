import { templateSchema } from '#features/leads/communications/template.schema.ts';
import { restoreTemplate } from '#features/leads/communications/template.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted template',
    id: 'invalid_id',
    act: 'setUp',
    refuses: ['set_up_by_owners'],
    summary: 'Put back a template that was deleted within the last day',
    response: templateSchema,
  },
  (ctx, { id }) => restoreTemplate(ctx, id),
);
export const ALL = methodNotAllowed('POST');
