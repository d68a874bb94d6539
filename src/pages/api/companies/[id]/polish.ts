import { polishSchema } from '#features/consulting/polish.schema.ts';
import { polishReport } from '#features/consulting/polish.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: "Have a report's wording polished by the configured model, as lines of JSON",
    body: polishSchema,
    gives: ['application/x-ndjson'],
    // Nothing is made that a repeat could make twice, and a key would hold its transaction for as long as the model writes.
    isSecret: true,
    limit: { bucket: 'polish', max: 60, windowSeconds: 3_600 },
  },
  (ctx, { id, body, http }) => polishReport(ctx, id, body, http.locals.runtime.config.ai),
);
export const ALL = methodNotAllowed('POST');
