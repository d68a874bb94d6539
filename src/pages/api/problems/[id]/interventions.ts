import {
  interventionsQuery,
  problemInterventionsSchema,
} from '#features/consulting/profile/problem.schema.ts';
import { listProblemInterventions } from '#features/consulting/profile/interventions/problem-interventions.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'problem',
    id: 'invalid_id',
    summary: 'The interventions that may answer a problem',
    query: interventionsQuery,
    response: problemInterventionsSchema,
  },
  (ctx, { id, query }) => listProblemInterventions(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
