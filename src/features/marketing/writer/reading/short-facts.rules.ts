import type { Fact } from '#features/marketing/writer/formulas/composer.types.ts';
import { countWords, isTiny, raised } from './quoting.rules.ts';

const SHORT_WORDS = 5;
const MOST_TOGETHER = 24;

const isShort = ({ text }: Fact): boolean =>
  countWords(text) <= SHORT_WORDS && !/[.!?:;]\s|[.!?:;]$/u.test(text);

/** Facts of one or two words are told together with the other short ones, in the place of the first. */
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
  // Nothing is lowered, so that only lines typed small stand behind commas.
  const isPlain = parts.slice(1).every(({ text }) => !/^\p{Lu}/u.test(text));
  const text = isPlain
    ? parts.map((part) => part.text).join(', ')
    : parts.map((part) => raised(part.text)).join('. ');
  return facts.flatMap((fact) =>
    fact === first ? { text, field: fact.field, parts } : parts.includes(fact) ? [] : fact,
  );
}
