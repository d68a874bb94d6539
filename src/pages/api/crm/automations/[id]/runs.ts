import { runPageSchema, runQuerySchema } from '#features/loop/rules/rule.schema.ts';
import { listRuns } from '#features/loop/rules/rule.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'rule',
    id: 'invalid_id',
    summary: 'What a rule has done within 30 days and is to do, the newest first',
    query: runQuerySchema,
    response: runPageSchema,
  },
  (ctx, { id, query }) => listRuns(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
