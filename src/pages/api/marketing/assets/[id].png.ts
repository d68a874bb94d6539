import { assetAsPng } from '#features/marketing/artwork/asset-picture.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'asset',
    id: 'invalid_id',
    summary: 'An image as PNG',
    refuses: ['headline_missing'],
    gives: ['image/png'],
  },
  (ctx, { id }) => assetAsPng(ctx, id),
);
export const ALL = methodNotAllowed('GET');
