import { assetAsSvg } from '#features/marketing/artwork/asset-picture.server.ts';
import { assetPictureQuery } from '#features/marketing/artwork/asset.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'asset',
    id: 'invalid_id',
    summary: 'An image as SVG',
    query: assetPictureQuery,
    refuses: ['headline_missing'],
    gives: ['image/svg+xml'],
  },
  (ctx, { id, query }) => assetAsSvg(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
