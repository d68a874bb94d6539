import { publishSchema, publishedSchema } from '#features/marketing/landing/landing-page.schema.ts';
import { publishPage } from '#features/marketing/landing/landing-page.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['taken', 'not_a_page', 'demo_preview_only', 'email_not_confirmed', 'page_taken_down'],
    owner: 'campaign',
    id: 'invalid_id',
    summary: 'Publish the landing page of a campaign; a taken address answers 409 with a suggestion',
    body: publishSchema,
    response: publishedSchema,
  },
  (ctx, { id, body, http }) => publishPage(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
