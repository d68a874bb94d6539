/** Days for which a client can answer. */
export const QUESTIONNAIRE_DAYS = [7, 14, 30] as const;
export type QuestionnaireDays = (typeof QUESTIONNAIRE_DAYS)[number];
export const DEFAULT_QUESTIONNAIRE_DAYS: QuestionnaireDays = 14;

/** `sent` counts before expiry: what was sent can be read until the link expires. */
export const QUESTIONNAIRE_STATES = ['open', 'sent', 'expired', 'revoked'] as const;
export type QuestionnaireState = (typeof QUESTIONNAIRE_STATES)[number];

/** Names of a question's fields in the client's form: the answer, and the print of the one that the page showed. */
export const answerField = (questionId: string): string => `a-${questionId}`;
export const seenField = (questionId: string): string => `seen-${questionId}`;
