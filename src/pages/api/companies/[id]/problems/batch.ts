import { createProblemsSchema } from '#features/consulting/profile/problem.schema.ts';
import { createProblems } from '#features/consulting/profile/problem.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'Add several problems at once: all of them or none',
    body: createProblemsSchema,
    status: 201,
  },
  (ctx, { id, body }) => createProblems(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
