import { profileHitsSchema, profileSearchQuery } from '#features/consulting/profile/profile-search.schema.ts';
import { searchProfiles } from '#features/consulting/profile/profile-search.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Search the companies of the caller and their profiles',
    query: profileSearchQuery,
    response: profileHitsSchema,
  },
  (ctx, { query }) => searchProfiles(ctx, query),
);
export const ALL = methodNotAllowed('GET');
