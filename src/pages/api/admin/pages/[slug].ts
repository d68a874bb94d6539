import { takedownSchema, publishedPageSchema } from '#features/marketing/landing/page-admin.schema.ts';
import { setTakenDown } from '#features/marketing/landing/page-admin.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const PATCH = endpoint(
  {
    role: 'admin',
    owner: 'landingPage',
    summary: 'Take a landing page down, or put it back; its owner publishes nothing meanwhile',
    body: takedownSchema,
    response: publishedPageSchema,
  },
  (ctx, { body, http }) => setTakenDown(ctx, http.params['slug'] ?? '', body),
);
export const ALL = methodNotAllowed('PATCH');
