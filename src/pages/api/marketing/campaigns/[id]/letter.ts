import { previewLetter } from '#features/loop/mailing/letter.server.ts';
import { sentLetterSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    refuses: ['not_an_email'],
    summary: 'The email of a campaign as its recipients see it, with its plain text',
    response: sentLetterSchema,
  },
  (ctx, { id, http }) => previewLetter(ctx, id, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET');
