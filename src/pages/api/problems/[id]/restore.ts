import { problemSchema } from '#features/consulting/profile/problem.schema.ts';
import { restoreProblem } from '#features/consulting/profile/problem.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted problem',
    id: 'invalid_id',
    summary: 'Put a deleted problem back',
    response: problemSchema,
  },
  (ctx, { id }) => restoreProblem(ctx, id),
);
export const ALL = methodNotAllowed('POST');
