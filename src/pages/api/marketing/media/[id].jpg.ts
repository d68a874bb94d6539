import { photographFile } from '#features/marketing/media/photograph.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'photograph',
    id: 'invalid_id',
    summary: 'A photograph as JPEG, whole',
    gives: ['image/jpeg'],
  },
  (ctx, { id }) => photographFile(ctx, id),
);
export const ALL = methodNotAllowed('GET');
