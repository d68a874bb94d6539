import { startSchema } from '#features/loop/start/start.schema.ts';
import { loadStart } from '#features/loop/start/start.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'self', summary: 'What waits for the caller in all portals', response: startSchema },
  (ctx) => loadStart(ctx),
);
export const ALL = methodNotAllowed('GET');
