import {
  assetQuery,
  createAssetSchema,
  assetSummarySchema,
  assetSchema,
} from '#features/marketing/artwork/asset.schema.ts';
import { createAsset, listAssets } from '#features/marketing/artwork/asset.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The images',
    query: assetQuery,
    response: pageOf(assetSummarySchema),
  },
  (ctx, { query }) => listAssets(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    summary: 'Design an image of a campaign in one size',
    body: createAssetSchema,
    response: assetSchema,
    status: 201,
  },
  (ctx, { body }) => createAsset(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
