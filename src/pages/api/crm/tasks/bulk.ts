import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { bulkAnswerSchema } from '#features/leads/bulk/job.schema.ts';
import { taskBulkSchema } from '#features/leads/tasks/task-bulk.schema.ts';
import { changeTasks } from '#features/leads/tasks/task-bulk.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'task',
    takesNoRoom: true,
    summary:
      'Give many tasks an assignee or a due time, mark them as done or open, or delete them: those named, all or none, or all that match a list by a job that can be undone',
    body: taskBulkSchema,
    response: bulkAnswerSchema,
    wakesJobs: true,
  },
  (ctx, { body }) => changeTasks(ctx, body),
);
export const ALL = methodNotAllowed('POST');
