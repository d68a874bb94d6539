import { findConsents } from '#features/loop/mailing/consent.server.ts';
import { consentsSchema, findConsentsSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    isReading: true,
    takesNoRoom: true,
    summary: 'What an address has agreed to, with the proof, and whether it wants no mail',
    body: findConsentsSchema,
    response: consentsSchema,
  },
  (ctx, { body }) => findConsents(ctx, body),
);
export const ALL = methodNotAllowed('POST');
