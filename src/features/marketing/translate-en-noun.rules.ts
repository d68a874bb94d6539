import { agree, type NounForm } from './grammar-es.rules.ts';
import {
  ENGLISH_ADJECTIVES,
  ENGLISH_NOUNS,
  ENGLISH_PHRASES,
  pluralNounEs,
  type NounEntry,
} from './lexicon.rules.ts';
import { respell, valueWord, wordValue } from './numbers.rules.ts';
import { isFigure, isUnit, longest, type Token } from './translate-tokens.rules.ts';

/** A noun phrase in Spanish with what its article has to agree with. */
export type SpanishPhrase = {
  text: string;
  head: string;
  noun: NounForm;
  hasArticle: boolean;
  next: number;
};

export const englishNumber = (token: Token | undefined): string | undefined => {
  if (token === undefined) return undefined;
  if (isFigure(token)) return respell(token.raw, 'en', 'es');
  const value = wordValue(token.word, 'en');
  return value === undefined || value < 2 ? undefined : valueWord(value, 'es');
};

const spanish = ({ noun, isPlural }: NounEntry): string => (isPlural ? pluralNounEs(noun) : noun.es);

/** "90 days", "250 g" */
export function englishMeasure(tokens: readonly Token[], at: number) {
  const number = englishNumber(tokens[at]);
  const unit = tokens[at + 1];
  if (number === undefined || unit === undefined) return undefined;
  if (isUnit(unit)) return { text: `${number} ${unit.raw}`, next: at + 2, isTime: false };
  const found = longest(ENGLISH_NOUNS, tokens, at + 1, 2);
  if (!found?.entry.noun.isTime && !found?.entry.noun.isMeasure) return undefined;
  return { text: `${number} ${spanish(found.entry)}`, next: found.next, isTime: found.entry.noun.isTime };
}

/** "90-day", "2-litre": the measure that English puts before a noun. */
function compound({ raw }: Token): string | undefined {
  const [, figure, unit = ''] = /^(\d+(?:[.,]\d+)*)-(\p{L}+)$/u.exec(raw) ?? [];
  const found = ENGLISH_NOUNS.get(unit.toLowerCase());
  if (figure === undefined || (!found?.noun.isTime && !found?.noun.isMeasure)) return undefined;
  const number = respell(figure, 'en', 'es');
  return `de ${number} ${number === '1' ? found.noun.es : pluralNounEs(found.noun)}`;
}

type Modifier = { kind: 'size' | 'adjective' | 'noun' | 'fixed'; es: string };

function modifier(tokens: readonly Token[], at: number): (Modifier & { next: number }) | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const size = compound(token);
  if (size !== undefined) return { kind: 'size', es: size, next: at + 1 };
  const measured = isUnit(tokens[at + 1]) ? englishMeasure(tokens, at) : undefined;
  if (measured !== undefined) return { kind: 'size', es: `de ${measured.text}`, next: measured.next };
  const phrase = longest(ENGLISH_PHRASES, tokens, at);
  if (phrase?.entry.kind === 'adjective') return { kind: 'fixed', es: phrase.entry.es, next: phrase.next };
  const quality = longest(ENGLISH_ADJECTIVES, tokens, at, 2);
  if (quality !== undefined) return { kind: 'adjective', es: quality.entry.es, next: quality.next };
  const noun = longest(ENGLISH_NOUNS, tokens, at, 3);
  return noun && { kind: 'noun', es: noun.entry.noun.es, next: noun.next };
}

const OF_MATERIALS = /^(?:macizo|ecológico|orgánico|crudo|reciclado|natural|puro|virgen|integral)$/;

/** A noun before the head; what can only be said of a material stays with it: "roble macizo", "leche cruda". */
function beside({ noun }: NounEntry, before: Modifier[]): Modifier {
  const last = before.at(-1);
  if (!noun.isMaterial || last?.kind !== 'adjective' || !OF_MATERIALS.test(last.es))
    return { kind: 'noun', es: noun.es };
  before.pop();
  return { kind: 'noun', es: `${noun.es} ${agree(last.es, { gender: noun.gender, isPlural: false })}` };
}

/**
 * Figures, adjectives and nouns up to the last noun, which is the head; an adjective
 * before two nouns belongs to the head.
 */
export function englishNoun(tokens: readonly Token[], at: number): SpanishPhrase | undefined {
  const isCounted = !isUnit(tokens[at + 1]) && englishNumber(tokens[at]) !== undefined;
  const number = isCounted ? englishNumber(tokens[at]) : undefined;
  let next = number === undefined ? at : at + 1;
  const before: Modifier[] = [];
  let head: NounEntry | undefined;
  for (;;) {
    const found = longest(ENGLISH_NOUNS, tokens, next, 3);
    const part = modifier(tokens, next);
    if (part === undefined) break;
    if (part.kind === 'noun' && found !== undefined) {
      if (head !== undefined) before.push(beside(head, before));
      head = found.entry;
    } else if (head !== undefined) break;
    else before.push(part);
    ({ next } = part);
  }
  if (head === undefined) return undefined;
  const noun: NounForm = { gender: head.noun.gender, isPlural: head.isPlural };
  const word = spanish(head);
  const all = (kind: Modifier['kind']) => before.filter((part) => part.kind === kind).map(({ es }) => es);
  const described = all('fixed').map((es) => es.replace(/^\S+o(?= |$)/, (first) => agree(first, noun)));
  return {
    text: [
      number,
      word,
      ...all('noun').map((es) => `de ${es}`),
      ...all('adjective').map((es) =>
        es
          .split(' ')
          .map((part) => agree(part, noun))
          .join(' '),
      ),
      ...described,
      ...all('size'),
    ]
      .filter((part) => part !== undefined)
      .join(' '),
    head: word,
    noun,
    hasArticle: number !== undefined,
    next,
  };
}
