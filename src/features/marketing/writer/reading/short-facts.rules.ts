import type { Fact } from '#features/marketing/writer/formulas/composer.types.ts';
import { countWords, isTiny } from './quoting.rules.ts';

const SHORT_WORDS = 5;
const MOST_TOGETHER = 24;

const isShort = ({ text }: Fact): boolean =>
  countWords(text) <= SHORT_WORDS && !/[.!?:;]\s|[.!?:;]$/u.test(text);

/** Facts of one or two words are told together with the other short ones, in the place of the first, where commas can join them. */
export function joinTiny(facts: readonly Fact[]): Fact[] {
  if (!facts.some(({ text }) => isTiny(text))) return [...facts];
  const parts: Fact[] = [];
  let words = 0;
  for (const fact of facts.filter(isShort)) {
    words += countWords(fact.text);
    if (words <= MOST_TOGETHER) parts.push(fact);
  }
  const [first] = parts;
  if (first === undefined || parts.length < 2) return [...facts];
  // Nothing is lowered, so that only lines typed small stand behind commas; the others would be a chain of fragments.
  if (parts.slice(1).some(({ text }) => /^\p{Lu}/u.test(text))) return [...facts];
  const text = parts.map((part) => part.text).join(', ');
  return facts.flatMap((fact) =>
    fact === first ? { text, field: fact.field, parts } : parts.includes(fact) ? [] : fact,
  );
}
