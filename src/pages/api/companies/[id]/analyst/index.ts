import { analystSchema, startAnalystSchema } from '#features/consulting/analyst/analyst.schema.ts';
import { getAnalyst, startAnalyst } from '#features/consulting/analyst/analyst.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const analyst = { role: 'user', owner: 'company', id: 'invalid_company_id' } as const;

export const GET = endpoint(
  {
    ...analyst,
    summary: 'What a model would read of a company’s problems, how far it is, and what it proposes',
    response: analystSchema,
  },
  (ctx, { id, http }) => getAnalyst(ctx, id, http.locals.runtime.config),
);
export const POST = endpoint(
  {
    ...analyst,
    refuses: ['model_not_configured'],
    summary: 'Have a model read the problems that nobody has confirmed, or those named; nothing is changed',
    body: startAnalystSchema,
    limit: { bucket: 'analyst', max: 30, windowSeconds: 3_600 },
    wakesJobs: true,
    response: analystSchema,
  },
  (ctx, { id, body, http }) => startAnalyst(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'POST');
