import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { bulkPreviewSchema } from '#features/leads/bulk/preview.schema.ts';
import { taskPreviewSchema } from '#features/leads/tasks/task-bulk.schema.ts';
import { previewTasks } from '#features/leads/tasks/task-bulk.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'task',
    isReading: true,
    summary: 'What a change of many tasks would change; changes nothing',
    body: taskPreviewSchema,
    response: bulkPreviewSchema,
  },
  (ctx, { body }) => previewTasks(ctx, body),
);
export const ALL = methodNotAllowed('POST');
