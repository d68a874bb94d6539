import { assetSchema } from '#features/marketing/artwork/asset.schema.ts';
import { restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted asset',
    id: 'invalid_id',
    summary: 'Put a deleted image back',
    response: assetSchema,
  },
  (ctx, { id }) => restoreMarketing(ctx, 'asset', id),
);
export const ALL = methodNotAllowed('POST');
