import { makeAssetsSchema, assetSchema } from '#features/marketing/artwork/asset.schema.ts';
import { makeAssets } from '#features/marketing/artwork/asset.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    summary: 'Design the three images that a campaign begins with',
    body: makeAssetsSchema,
    response: itemsOf(assetSchema),
    status: 201,
  },
  (ctx, { id }) => makeAssets(ctx, id),
);
export const ALL = methodNotAllowed('POST');
