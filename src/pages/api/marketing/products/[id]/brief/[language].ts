import { putBriefSchema, storedBriefSchema } from '#features/marketing/brief/brief.schema.ts';
import { briefLanguage, getBrief, saveBrief } from '#features/marketing/brief/brief.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const product = { role: 'user', owner: 'marketingProduct', id: 'invalid_id' } as const;

export const GET = endpoint(
  {
    ...product,
    summary: 'The brief of a product in a language; empty before its first answer',
    response: storedBriefSchema,
  },
  (ctx, { id, http }) => getBrief(ctx, id, briefLanguage(http.params['language'])),
);
export const PUT = endpoint(
  {
    ...product,
    summary: 'Write the brief of a product in a language',
    body: putBriefSchema,
    response: storedBriefSchema,
  },
  (ctx, { id, body, http }) => saveBrief(ctx, id, briefLanguage(http.params['language']), body),
);
export const ALL = methodNotAllowed('GET', 'PUT');
