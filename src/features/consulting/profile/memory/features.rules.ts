import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { LONGEST_READ } from '#features/consulting/profile/reading/folded.rules.ts';
import { understand } from '#features/consulting/profile/reading/reading.rules.ts';
import { kept } from '#shared/texts/kept.ts';
import { foldText } from '#shared/texts/text.ts';

/** Letters of a word that its forms share: "facturas", "facturar" and "factura"; "invoices" and "invoiced". */
const STEM_LETTERS = 6;
const LEAST_LETTERS = 3;
/** A form that is the same word, and no more than the same stem, counts a little more. */
const WEIGHT = { stem: 1, word: 0.2, family: 1.2 };

const WORD = /[a-z]+/g;
const isBinding = (word: string): boolean =>
  LANGUAGE_PACKS.some(({ bindingWords }) => bindingWords.has(word));

/** Features that a text is compared by, each with its weight: stems, folded words, and the word families of both languages. */
export const featuresOf = kept(findFeatures);

function findFeatures(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [word] of foldText(text.slice(0, LONGEST_READ)).matchAll(WORD)) {
    if (word.length < LEAST_LETTERS || isBinding(word)) continue;
    found.set(`~${word.slice(0, STEM_LETTERS)}`, WEIGHT.stem);
    found.set(word, WEIGHT.word);
  }
  for (const family of understand(text).said) found.set(`=${family}`, WEIGHT.family);
  return found;
}
