import {
  startedTemplateSchema,
  startTemplateSchema,
} from '#features/consulting/questionnaire/proposal.schema.ts';
import { startTemplate } from '#features/consulting/questionnaire/template.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'Propose the rows of a sector template for the profile of a company',
    body: startTemplateSchema,
    response: startedTemplateSchema,
  },
  (ctx, { id, body }) => startTemplate(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
