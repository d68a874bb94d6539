import { LANGUAGE_PACKS, packOf } from '#features/language/language-pack.rules.ts';
import { foldText } from '#shared/texts/text.ts';

/** The language of a short text, by its function words. */
export function isSpanish(text: string): boolean {
  const words = foldText(text).match(/[a-z]+/g) ?? [];
  const counts = LANGUAGE_PACKS.map((pack) => words.filter((word) => pack.bindingWords.has(word)).length);
  const own = counts[LANGUAGE_PACKS.indexOf(packOf('es'))] ?? 0;
  return own * 2 > counts.reduce((sum, count) => sum + count, 0);
}
