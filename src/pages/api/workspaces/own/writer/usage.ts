import { writerUsageSchema } from '#features/accounts/settings/writer.schema.ts';
import { getWriterUsage } from '#features/accounts/settings/writer-usage.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'What the model wrote by month and text, and what it cost',
    response: writerUsageSchema,
  },
  (ctx) => getWriterUsage(ctx),
);
export const ALL = methodNotAllowed('GET');
