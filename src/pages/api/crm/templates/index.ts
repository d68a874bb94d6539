import {
  createTemplateSchema,
  templateQuerySchema,
  templateSchema,
} from '#features/leads/communications/template.schema.ts';
import { createTemplate, listTemplates } from '#features/leads/communications/template.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The templates of the workspace',
    query: templateQuerySchema,
    response: pageOf(templateSchema),
  },
  (ctx, { query }) => listTemplates(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    act: 'setUp',
    refuses: ['set_up_by_owners'],
    summary: 'Record a template of e-mails',
    body: createTemplateSchema,
    response: templateSchema,
    status: 201,
  },
  (ctx, { body }) => createTemplate(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
