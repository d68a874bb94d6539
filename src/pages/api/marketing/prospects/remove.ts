import { removeProspectsSchema } from '#features/marketing/prospects/prospect.schema.ts';
import { removeProspects } from '#features/marketing/prospects/prospect.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingCompany',
    takesNoRoom: true,
    summary: 'Delete a list of prospects',
    body: removeProspectsSchema,
    status: 204,
  },
  (ctx, { body }) => removeProspects(ctx, body),
);
export const ALL = methodNotAllowed('POST');
