import { recalledSchema, recallSchema } from '#features/consulting/profile/memory/memory.schema.ts';
import { recallProblem } from '#features/consulting/profile/memory/memory.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    isReading: true,
    summary: 'The confirmed problem of the workspace that says nearly the same as a sentence',
    body: recallSchema,
    response: recalledSchema,
  },
  (ctx, { id, body }) => recallProblem(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
