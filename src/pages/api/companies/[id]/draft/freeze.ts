import { freezeDraftSchema } from '#features/consulting/report/draft/draft.schema.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import { reportSchema } from '#features/consulting/report/report.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['stale', 'report_exists', 'report_not_ready', 'draft_language', 'model_text_open'],
    owner: 'draft',
    id: 'invalid_company_id',
    summary: 'Store the draft as the report of the company, once',
    body: freezeDraftSchema,
    response: reportSchema,
    status: 201,
  },
  (ctx, { id, body }) => freezeDraft(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
