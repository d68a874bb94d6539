import { translator } from '#i18n/index.ts';
import type { FrozenLetter } from './letter.types.ts';
import type { Purpose } from './mailing.values.ts';

/** The proof of a consent or its end: in the words and the language of the page on which it was said. */
export function proofWords(
  { language, companyName }: Pick<FrozenLetter, 'language' | 'companyName'>,
  said: 'unsubscribed' | 'agreed' | 'withdrawn',
  purpose: Purpose,
): string {
  const t = translator(language);
  return t(`mailing:page.proof.${said}`, { company: companyName, purpose: t(`mailing:purposes.${purpose}`) });
}
