import { updateTaskSchema, taskSchema } from '#features/leads/tasks/task.schema.ts';
import { deleteTask, updateTask } from '#features/leads/tasks/task.server.ts';
import { requireTask } from '#features/leads/tasks/task-rows.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const task = { role: 'user', owner: 'task', id: 'invalid_id' } as const;

export const GET = endpoint({ ...task, summary: 'One task', response: taskSchema }, (ctx, { id }) =>
  requireTask(ctx, id),
);
export const PATCH = endpoint(
  { ...task, summary: 'Change a task', body: updateTaskSchema, response: taskSchema },
  (ctx, { id, body }) => updateTask(ctx, id, body),
);
export const DELETE = endpoint(
  { ...task, summary: 'Delete a task; it can be restored for a day', status: 204 },
  (ctx, { id }) => deleteTask(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
