import {
  createQuestionnaireSchema,
  newQuestionnaireSchema,
  questionnairesSchema,
} from '#features/consulting/questionnaire/questionnaire.schema.ts';
import {
  createQuestionnaire,
  listQuestionnaires,
} from '#features/consulting/questionnaire/questionnaire.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const company = { role: 'user', owner: 'company', id: 'invalid_company_id' } as const;

export const GET = endpoint(
  { ...company, summary: 'The questionnaires that clients answer by a link', response: questionnairesSchema },
  (ctx, { id }) => listQuestionnaires(ctx, id),
);
export const POST = endpoint(
  {
    ...company,
    summary: 'Make a link under which a client answers the questions of a sector template',
    body: createQuestionnaireSchema,
    response: newQuestionnaireSchema,
    status: 201,
    isSecret: true,
  },
  (ctx, { id, body, http }) => createQuestionnaire(ctx, id, body, http.locals.runtime.config.siteUrl),
);
export const ALL = methodNotAllowed('GET', 'POST');
