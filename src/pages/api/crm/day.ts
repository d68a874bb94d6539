import { loadDay } from '#features/loop/start/day.server.ts';
import { daySchema } from '#features/loop/start/start.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'What waits for the caller in the order in which to do it, with the call that does each',
    response: daySchema,
  },
  (ctx) => loadDay(ctx),
);
export const ALL = methodNotAllowed('GET');
