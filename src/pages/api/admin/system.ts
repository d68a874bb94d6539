import { systemSchema } from '#features/accounts/system/system.schema.ts';
import { readSystem } from '#features/accounts/system/system.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'The state of the installation: version, backups, disk, outbox, jobs, instances, key',
    answers: '`problems`: what needs somebody, the worst first; empty where all is well.',
    response: systemSchema,
  },
  (ctx, { http }) => readSystem(ctx, http.locals.runtime),
);
export const ALL = methodNotAllowed('GET');
