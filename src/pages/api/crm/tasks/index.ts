import { createTaskSchema, taskQuerySchema, taskSchema } from '#features/leads/tasks/task.schema.ts';
import { listTasks } from '#features/leads/tasks/task-list.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The tasks of the workspace, by state and record',
    query: taskQuerySchema,
    response: pageOf(taskSchema),
  },
  (ctx, { query }) => listTasks(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Record a task',
    body: createTaskSchema,
    response: taskSchema,
    status: 201,
  },
  (ctx, { body }) => createTask(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
