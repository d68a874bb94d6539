import { photographFileQuery } from '#features/marketing/media/photograph.schema.ts';
import { photographFile } from '#features/marketing/media/photograph.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'photograph',
    id: 'invalid_id',
    summary: 'A photograph as JPEG, whole: of up to 2,000 pixels, or 800 with size=small',
    query: photographFileQuery,
    gives: ['image/jpeg'],
  },
  (ctx, { id, query }) => photographFile(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
