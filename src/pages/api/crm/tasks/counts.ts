import { taskCountsQuerySchema, taskCountsSchema } from '#features/leads/tasks/task.schema.ts';
import { countTasks } from '#features/leads/tasks/task-list.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'How many tasks there are in each state, of the workspace or of one record',
    query: taskCountsQuerySchema,
    response: taskCountsSchema,
  },
  (ctx, { query }) => countTasks(ctx, query),
);
export const ALL = methodNotAllowed('GET');
