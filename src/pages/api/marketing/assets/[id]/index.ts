import { updateAssetSchema, assetSchema } from '#features/marketing/artwork/asset.schema.ts';
import { getAsset, updateAsset } from '#features/marketing/artwork/asset.server.ts';
import { deleteMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const asset = { role: 'user', owner: 'asset', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...asset, summary: 'One image, as data', response: assetSchema },
  (ctx, { id }) => getAsset(ctx, id),
);
export const PATCH = endpoint(
  {
    ...asset,
    summary: 'Change an image; parts of the design that are not sent stay',
    body: updateAssetSchema,
    response: assetSchema,
  },
  (ctx, { id, body }) => updateAsset(ctx, id, body),
);
export const DELETE = endpoint({ ...asset, summary: 'Delete an image', status: 204 }, (ctx, { id }) =>
  deleteMarketing(ctx, 'asset', id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
