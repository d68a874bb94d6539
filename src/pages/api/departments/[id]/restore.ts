import { departmentSchema } from '#features/consulting/profile/department.schema.ts';
import { restoreDepartment } from '#features/consulting/profile/department.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted department',
    id: 'invalid_id',
    summary: 'Put a deleted department back',
    response: departmentSchema,
  },
  (ctx, { id }) => restoreDepartment(ctx, id),
);
export const ALL = methodNotAllowed('POST');
