import { analystSchema } from '#features/consulting/analyst/analyst.schema.ts';
import { cancelAnalyst } from '#features/consulting/analyst/analyst.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'End the reading by a model; what it has read stays proposed',
    response: analystSchema,
  },
  (ctx, { id, http }) => cancelAnalyst(ctx, id, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
