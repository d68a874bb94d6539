import {
  updateContentSchema,
  writtenContentSchema,
  storedContentSchema,
} from '#features/marketing/content/content.schema.ts';
import { getContent, updateContent } from '#features/marketing/content/content.server.ts';
import { deleteMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const content = { role: 'user', owner: 'content', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...content, summary: 'One text', response: writtenContentSchema },
  (ctx, { id }) => getContent(ctx, id),
);
export const PATCH = endpoint(
  { ...content, summary: 'Change a text', body: updateContentSchema, response: storedContentSchema },
  (ctx, { id, body }) => updateContent(ctx, id, body),
);
export const DELETE = endpoint({ ...content, summary: 'Delete a text', status: 204 }, (ctx, { id }) =>
  deleteMarketing(ctx, 'content', id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
