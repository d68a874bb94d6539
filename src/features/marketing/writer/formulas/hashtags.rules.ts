import { foldText } from '#shared/texts/text.ts';
import { detectLanguage } from '#features/marketing/writer/reading/detect-language.rules.ts';
import type { Material } from './composer.types.ts';

/** Longer ones are no words that somebody looks for. */
const LONGEST_TAG = 30;

/** The owner's words as one: "hand-dyed wool" is `#HandDyedWool`, "EQ" stays `#EQ`. */
function tagOf(words: string): string {
  const parts = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  return `#${parts.map((part) => part.charAt(0).toLocaleUpperCase() + part.slice(1)).join('')}`;
}

/** Hashtags of what the owner typed as sector, product and company, in that order, each once. */
export function hashtagsOf({ name, company, input: { facts, language } }: Material): string[] {
  const tags = [facts.company.sector, name, company]
    .filter((words) => (detectLanguage(words) ?? language) === language)
    .map(tagOf)
    .filter((tag) => /\p{L}{3}/u.test(tag) && [...tag].length <= LONGEST_TAG);
  return tags.filter((tag, at) => tags.findIndex((one) => foldText(one) === foldText(tag)) === at);
}
