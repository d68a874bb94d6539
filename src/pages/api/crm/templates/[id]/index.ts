import { updateTemplateSchema, templateSchema } from '#features/leads/communications/template.schema.ts';
import {
  deleteTemplate,
  requireTemplate,
  updateTemplate,
} from '#features/leads/communications/template.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const template = { role: 'user', owner: 'template', id: 'invalid_id' } as const;
const changed = { ...template, act: 'setUp', refuses: ['set_up_by_owners'] } as const;

export const GET = endpoint(
  { ...template, summary: 'One template', response: templateSchema },
  (ctx, { id }) => requireTemplate(ctx, id),
);
export const PATCH = endpoint(
  { ...changed, summary: 'Change a template', body: updateTemplateSchema, response: templateSchema },
  (ctx, { id, body }) => updateTemplate(ctx, id, body),
);
export const DELETE = endpoint(
  { ...changed, summary: 'Delete a template; it can be restored for a day', status: 204 },
  (ctx, { id }) => deleteTemplate(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
