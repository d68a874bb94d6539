import { updateProblemSchema, problemSchema } from '#features/consulting/profile/problem.schema.ts';
import { deleteProblem, updateProblem } from '#features/consulting/profile/problem.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const problem = { role: 'user', owner: 'problem', id: 'invalid_id' } as const;

export const PATCH = endpoint(
  { ...problem, summary: 'Change a problem', body: updateProblemSchema, response: problemSchema },
  (ctx, { id, body }) => updateProblem(ctx, id, body),
);
export const DELETE = endpoint({ ...problem, summary: 'Delete a problem', status: 204 }, (ctx, { id }) =>
  deleteProblem(ctx, id),
);
export const ALL = methodNotAllowed('PATCH', 'DELETE');
