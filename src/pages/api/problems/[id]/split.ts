import { problemSchema, splitProblemSchema } from '#features/consulting/profile/problem.schema.ts';
import { splitProblem } from '#features/consulting/profile/problem.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'problem',
    id: 'invalid_id',
    summary: 'Make two problems of one whose text tells two',
    body: splitProblemSchema,
    response: itemsOf(problemSchema),
  },
  (ctx, { id, body }) => splitProblem(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
