import { noteConsent } from '#features/loop/mailing/consent.server.ts';
import { consentsSchema, noteConsentSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Note what somebody has agreed to or withdrawn, with its proof',
    body: noteConsentSchema,
    response: consentsSchema,
    status: 201,
  },
  (ctx, { body }) => noteConsent(ctx, body),
);
export const ALL = methodNotAllowed('POST');
