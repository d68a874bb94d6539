import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { taskBulkAnswerSchema, taskBulkSchema } from '#features/leads/tasks/task-bulk.schema.ts';
import { changeTasks } from '#features/leads/tasks/task-bulk.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'task',
    takesNoRoom: true,
    summary:
      'Give many tasks an assignee or a due time, mark them as done or open, or delete them, all or none',
    body: taskBulkSchema,
    response: taskBulkAnswerSchema,
  },
  (ctx, { body }) => changeTasks(ctx, body),
);
export const ALL = methodNotAllowed('POST');
