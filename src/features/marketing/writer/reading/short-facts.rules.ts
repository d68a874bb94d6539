import type { Fact } from '#features/marketing/writer/formulas/composer.types.ts';
import { countWords } from './quoting.rules.ts';

const SHORT_WORDS = 5;
const MOST_TOGETHER = 24;

/** Of short lines none stands for the product alone: they are told together. */
export function withShortOnes(first: Fact, facts: readonly Fact[]): Fact {
  const isShort = ({ text }: Fact) => countWords(text) <= SHORT_WORDS && !/[.!?:;]\s|[.!?:;]$/u.test(text);
  const together = facts.filter(isShort);
  if (!isShort(first) || together.length < 2) return first;
  const parts: Fact[] = [];
  let words = 0;
  for (const fact of together) {
    words += countWords(fact.text);
    if (words <= MOST_TOGETHER) parts.push(fact);
  }
  const isPlain = parts.every(({ text }) => countWords(text) <= 2 && /^[\p{Ll}\p{N}\s-]+$/u.test(text));
  return { text: parts.map(({ text }) => text).join(isPlain ? ', ' : ' · '), field: first.field, parts };
}
