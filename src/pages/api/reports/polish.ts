import { polishReportSchema } from '#features/consulting/report/report.schema.ts';
import { polishReport } from '#features/consulting/report/polish.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { eventLines } from '#kernel/api/event-lines.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['model_not_configured'],
    owner: 'company',
    summary: 'Have the prose of a report polished by the configured model, as it is written',
    body: polishReportSchema,
    limit: { bucket: 'polish', max: 30, windowSeconds: 3_600 },
    isSecret: true,
    gives: ['application/x-ndjson'],
  },
  async (ctx, { body, http }) => eventLines(await polishReport(ctx, body, http.locals.runtime.config)),
);
export const ALL = methodNotAllowed('POST');
