import { analystLetterSchema } from '#features/consulting/analyst/analyst.schema.ts';
import { acceptLetter } from '#features/consulting/analyst/letter.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    refuses: ['report_exists', 'report_not_ready', 'draft_language'],
    summary: 'Make the letter that a model drafted the letter of the draft',
    response: analystLetterSchema,
  },
  (ctx, { id }) => acceptLetter(ctx, id),
);
export const ALL = methodNotAllowed('POST');
