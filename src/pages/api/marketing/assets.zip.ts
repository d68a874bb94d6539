import { assetArchive } from '#features/marketing/artwork/asset-picture.server.ts';
import { assetArchiveQuery } from '#features/marketing/artwork/asset.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    summary:
      'The latest images in one archive, as SVG and PNG, but those without a headline that says why to buy',
    refuses: ['headline_missing'],
    query: assetArchiveQuery,
    gives: ['application/zip'],
  },
  (ctx, { query }) => assetArchive(ctx, query),
);
export const ALL = methodNotAllowed('GET');
