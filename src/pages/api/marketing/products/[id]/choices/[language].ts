import { briefLanguage } from '#features/marketing/brief/brief.server.ts';
import { textChoicesQuery, textChoicesSchema } from '#features/marketing/content/text-choices.schema.ts';
import { textChoices } from '#features/marketing/content/text-choices.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    id: 'invalid_id',
    summary: 'What a product’s brief can fill: its formulas, and the tones that differ',
    query: textChoicesQuery,
    response: textChoicesSchema,
  },
  (ctx, { id, query, http: { params } }) => textChoices(ctx, id, briefLanguage(params['language']), query),
);
export const ALL = methodNotAllowed('GET');
