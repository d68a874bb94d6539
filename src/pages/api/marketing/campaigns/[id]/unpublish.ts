import { landingPageSchema } from '#features/marketing/landing/landing-page.schema.ts';
import { unpublishPage } from '#features/marketing/landing/landing-page.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'publishedCampaign',
    id: 'invalid_id',
    takesNoRoom: true,
    summary: 'Take a landing page offline; its address answers 410',
    response: landingPageSchema,
  },
  (ctx, { id }) => unpublishPage(ctx, id),
);
export const ALL = methodNotAllowed('POST');
