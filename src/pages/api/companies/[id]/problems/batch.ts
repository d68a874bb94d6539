import { createProblemsSchema, problemSchema } from '#features/consulting/profile/problem.schema.ts';
import { createProblems } from '#features/consulting/profile/problem.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'Add several problems at once: all of them or none',
    body: createProblemsSchema,
    response: itemsOf(problemSchema),
    status: 201,
  },
  (ctx, { id, body }) => createProblems(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
