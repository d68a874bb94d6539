import type { FormAnswer } from './form-questions.values.ts';
import { nextSlug, slugOf } from './slug.rules.ts';

/**
 * The names of the fields that ask a page's questions. They come from the words, so that an answer to a page that was
 * published again meanwhile never stands under another question.
 */
export function questionFields(questions: readonly string[]): { name: string; question: string }[] {
  const taken = new Set<string>();
  return questions.flatMap((question) => {
    if (question.trim() === '') return [];
    const slug = nextSlug(slugOf(question), taken);
    taken.add(slug);
    return [{ name: `q-${slug}`, question }];
  });
}

/** Question and answer, one below the other, for places that hold one text; '' of none. */
export const answersText = (answers: readonly FormAnswer[] | null | undefined): string =>
  (answers ?? []).map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
