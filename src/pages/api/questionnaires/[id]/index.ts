import {
  changeQuestionnaireSchema,
  givenAnswersSchema,
  questionnaireSchema,
} from '#features/consulting/questionnaire/questionnaire.schema.ts';
import { changeQuestionnaire, readAnswers } from '#features/consulting/questionnaire/questionnaire.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const questionnaire = { role: 'user', owner: 'questionnaire', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...questionnaire, summary: 'What a client has answered, sent or not', response: givenAnswersSchema },
  (ctx, { id }) => readAnswers(ctx, id),
);
export const PATCH = endpoint(
  {
    ...questionnaire,
    summary: 'Revoke a questionnaire, extend it, or open it again after it was sent',
    body: changeQuestionnaireSchema,
    response: questionnaireSchema,
  },
  (ctx, { id, body }) => changeQuestionnaire(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'PATCH');
