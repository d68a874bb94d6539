/** Every field of a form costs answers: a few short questions, and short answers. */
export const FORM_QUESTIONS = { most: 3, question: 120, answer: 500 } as const;

/** An answer to a question of the form, as both were at that time. */
export type FormAnswer = { question: string; answer: string };
