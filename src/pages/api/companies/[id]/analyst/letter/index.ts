import { analystLetterSchema } from '#features/consulting/analyst/analyst.schema.ts';
import { dismissLetter, draftLetter, getLetter } from '#features/consulting/analyst/letter.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const letter = { role: 'user', owner: 'company', id: 'invalid_company_id' } as const;

export const GET = endpoint(
  {
    ...letter,
    summary: 'The covering letter that a model drafted and that waits for a person',
    response: analystLetterSchema,
  },
  (ctx, { id }) => getLetter(ctx, id),
);
export const POST = endpoint(
  {
    ...letter,
    refuses: ['model_not_configured', 'report_exists', 'report_not_ready'],
    summary: 'Have a model draft the covering letter; it is no part of the draft until a person accepts it',
    limit: { bucket: 'analyst-letter', max: 30, windowSeconds: 3_600 },
    asksModel: true,
    response: analystLetterSchema,
  },
  (ctx, { id, http }) => draftLetter(ctx, id, http.locals.runtime.config, http.request.signal),
);
export const DELETE = endpoint(
  { ...letter, summary: 'Dismiss the letter that a model drafted', status: 204 },
  (ctx, { id }) => dismissLetter(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'POST', 'DELETE');
