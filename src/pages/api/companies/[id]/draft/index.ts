import { draftQuery, draftSchema, putDraftSchema } from '#features/consulting/report/draft/draft.schema.ts';
import { deleteDraft, readDraft, writeDraft } from '#features/consulting/report/draft/draft.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const draft = { role: 'user', owner: 'company', id: 'invalid_company_id' } as const;

export const GET = endpoint(
  {
    ...draft,
    summary: 'The draft of a company’s report, derived from profile and edits',
    answers:
      '`blocks` in the order of the report, hidden ones too; `computed` is null for the consultant’s own recommendation; `isStale`: the computed text has changed since `own` was written. `updatedAt` moves with every change of profile or draft.',
    query: draftQuery,
    response: draftSchema,
  },
  (ctx, { id, query }) => readDraft(ctx, id, query.language),
);
export const PUT = endpoint(
  {
    ...draft,
    summary: 'Store what was changed of the draft',
    body: putDraftSchema,
    response: draftSchema,
  },
  (ctx, { id, body }) => writeDraft(ctx, id, body),
);
export const DELETE = endpoint(
  { ...draft, summary: 'Put the draft back to the computed report', status: 204 },
  (ctx, { id }) => deleteDraft(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PUT', 'DELETE');
