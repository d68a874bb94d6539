import { taskSchema } from '#features/leads/tasks/task.schema.ts';
import { restoreTask } from '#features/leads/tasks/task.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted task',
    id: 'invalid_id',
    summary: 'Put back a task that was deleted within the last day',
    response: taskSchema,
  },
  (ctx, { id }) => restoreTask(ctx, id),
);
export const ALL = methodNotAllowed('POST');
