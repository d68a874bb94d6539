import { templatesSchema } from '#features/consulting/questionnaire/template.schema.ts';
import { listTemplates } from '#features/consulting/questionnaire/template.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'none',
    summary: 'The sector templates that a profile can start from',
    response: templatesSchema,
  },
  (ctx) => listTemplates(ctx),
);
export const ALL = methodNotAllowed('GET');
