import { createProblemSchema, problemSchema } from '#features/consulting/profile/problem.schema.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    summary: 'Add a problem to a company',
    body: createProblemSchema,
    response: problemSchema,
    status: 201,
  },
  (ctx, { body }) => createProblem(ctx, body),
);
export const ALL = methodNotAllowed('POST');
