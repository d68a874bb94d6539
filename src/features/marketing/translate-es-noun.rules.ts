import { aOrAn, possessive, type EnglishNoun } from './grammar-en.rules.ts';
import {
  pluralNounEn,
  SPANISH_ADJECTIVES,
  SPANISH_NOUNS,
  SPANISH_PARTICIPLES,
  SPANISH_PHRASES,
  type NounEntry,
} from './lexicon.rules.ts';
import { asNumber, measure, rangeOf } from './translate-es-measure.rules.ts';
import { isName, longest, type Token } from './translate-tokens.rules.ts';

/** A noun phrase in English, still without an article of its own where Spanish has none. */
export type Phrase = { text: string; count: EnglishNoun; hasArticle: boolean; next: number };

const DETERMINERS: Record<string, string> = {
  ...{ el: 'the', la: 'the', los: 'the', las: 'the', un: 'a', una: 'a', unos: 'some', unas: 'some' },
  ...{
    cada: 'each',
    su: 'its',
    sus: 'its',
    nuestro: 'our',
    nuestra: 'our',
    nuestros: 'our',
    nuestras: 'our',
  },
  ...{ este: 'this', esta: 'this', todo: 'all', toda: 'all', varios: 'several', varias: 'several' },
};
const PREPOSITIONS: Record<string, string> = {
  ...{ con: 'with', sin: 'without', en: 'in', para: 'for', por: 'by', entre: 'between', sobre: 'on' },
  ...{ bajo: 'under', desde: 'from', hasta: 'up to' },
};

const english = ({ noun, isPlural }: NounEntry): string => (isPlural ? pluralNounEn(noun) : noun.en);

/** "vaca y cabra" as "cow’s and goat’s". */
function animals(tokens: readonly Token[], at: number) {
  const names: string[] = [];
  let next = at;
  for (;;) {
    const found = longest(SPANISH_NOUNS, tokens, next, 1);
    if (found === undefined || !found.entry.noun.isAnimal) break;
    names.push(possessive(found.entry.noun.en));
    next = found.next;
    if (!/^[ye]$/.test(tokens[next]?.word ?? '')) break;
    if (!longest(SPANISH_NOUNS, tokens, next + 1, 1)?.entry.noun.isAnimal) break;
    next += 1;
  }
  return names.length === 0 ? undefined : { text: names.join(' and '), next };
}

export const withArticle = ({ text, count, hasArticle }: Phrase): string =>
  hasArticle || count !== 'one' ? text : `${aOrAn(text)} ${text}`;

/** What "de" ties to a noun: material, content, measure, owner, origin, or a noun that becomes an English modifier. */
function ofPhrase(tokens: readonly Token[], at: number, head: NounEntry) {
  const isMerged = tokens[at]?.word === 'del';
  if (!isMerged && tokens[at]?.word !== 'de') return undefined;
  const start = at + 1;
  const sized = isMerged ? undefined : measure(tokens, start);
  if (sized !== undefined && tokens[sized.next]?.word !== 'a')
    return { before: sized.modifier, after: '', next: sized.next };
  const spread = isMerged ? undefined : rangeOf(tokens, start);
  if (spread !== undefined) return { before: '', after: `for ${spread.text}`, next: spread.next };
  const living = isMerged ? undefined : animals(tokens, start);
  if (living !== undefined) return { before: living.text, after: '', next: living.next };
  const owner = nounPhrase(tokens, start, isMerged);
  if (owner === undefined)
    return !isMerged && isName(tokens, start)
      ? { before: '', after: `from ${tokens[start]?.raw ?? ''}`, next: start + 1 }
      : undefined;
  const inner = longest(SPANISH_NOUNS, tokens, start);
  if (owner.hasArticle || inner === undefined) {
    const isOwned = /^the \S+(?: \S+)?$/.test(owner.text) && owner.count === 'one';
    const person = longest(SPANISH_NOUNS, tokens, isMerged ? start : start + 1);
    return isOwned && person?.entry.noun.isPerson
      ? { owner: possessive(owner.text), before: '', after: '', next: owner.next }
      : { before: '', after: `${head.noun.isMaterial ? 'from' : 'of'} ${owner.text}`, next: owner.next };
  }
  const { noun, isPlural } = inner.entry;
  const isHeld = head.noun.isHolder && (noun.isMass || isPlural);
  if (isHeld || head.noun.isMeasure) return { before: '', after: `of ${owner.text}`, next: owner.next };
  const isQualified = SPANISH_ADJECTIVES.has(tokens[inner.next]?.word ?? '');
  if (noun.isMaterial && (isQualified || tokens[inner.next]?.word === 'de'))
    return { before: '', after: `made from ${owner.text}`, next: owner.next };
  return isQualified ? undefined : { before: noun.en, after: '', next: inner.next };
}

/** What may follow a noun: "con …", "a 1.100 metros", "envuelto en …", "todo el año". */
export function complement(tokens: readonly Token[], at: number): { text: string; next: number } | undefined {
  const phrase = longest(SPANISH_PHRASES, tokens, at);
  if (phrase?.entry.kind === 'adverb') return { text: phrase.entry.en, next: phrase.next };
  const word = tokens[at]?.word ?? '';
  const height = word === 'a' ? measure(tokens, at + 1) : undefined;
  if (height !== undefined) return { text: `at ${height.text}`, next: height.next };
  const made = longest(SPANISH_PARTICIPLES, tokens, at, 1);
  if (made !== undefined) {
    const rest = complement(tokens, made.next);
    return rest && { text: `${made.entry.en} ${rest.text}`, next: rest.next };
  }
  const preposition = PREPOSITIONS[word];
  if (preposition === undefined) return undefined;
  const time = measure(tokens, at + 1);
  if (time !== undefined)
    return {
      text: `${word === 'en' && time.isTime ? 'within' : preposition} ${time.text}`,
      next: time.next,
    };
  const object = nounPhrase(tokens, at + 1, false);
  if (object !== undefined)
    return {
      // A channel takes no article in English: "by video call".
      text: `${preposition} ${word === 'por' ? object.text : withArticle(object)}`,
      next: object.next,
    };
  return isName(tokens, at + 1)
    ? { text: `${preposition} ${tokens[at + 1]?.raw ?? ''}`, next: at + 2 }
    : undefined;
}

/** "Material included" says that it is: it stands behind its noun, which then needs no article. */
const PREDICATE = /^(?:included|available)$/;

/** `hasThe` where the article was merged into "del". Nothing where one word is not in the glossary. */
export function nounPhrase(tokens: readonly Token[], at: number, hasThe: boolean): Phrase | undefined {
  const determiner = hasThe ? 'the' : DETERMINERS[tokens[at]?.word ?? ''];
  let next = determiner === undefined || hasThe ? at : at + 1;
  const number = asNumber(tokens[next]);
  if (number !== undefined) next += 1;
  const whole = longest(SPANISH_PHRASES, tokens, next);
  const head =
    whole?.entry.kind === 'noun'
      ? { entry: phraseNoun(whole.entry.en), next: whole.next }
      : longest(SPANISH_NOUNS, tokens, next);
  if (head === undefined) return undefined;
  ({ next } = head);
  const before: string[] = [];
  const sizes: string[] = [];
  const after: string[] = [];
  let owner: string | undefined;
  for (;;) {
    const quality = SPANISH_ADJECTIVES.get(tokens[next]?.word ?? '');
    const described = longest(SPANISH_PHRASES, tokens, next);
    const follows = described?.entry.kind === 'adjective' ? undefined : complement(tokens, next);
    if (follows !== undefined) {
      after.push(follows.text);
      ({ next } = follows);
    } else if (quality !== undefined && after.length === 0) {
      if (PREDICATE.test(quality.en)) after.push(quality.en);
      else before.unshift(quality.en);
      next += 1;
    } else {
      const of = ofPhrase(tokens, next, head.entry);
      if (described?.entry.kind === 'adjective') {
        // One word, or one with hyphens, stands before its noun: "sugar-free jam".
        if (described.entry.en.includes(' ')) after.push(described.entry.en);
        else before.unshift(described.entry.en);
        ({ next } = described);
      } else if (of !== undefined) {
        ({ next } = of);
        if (of.before !== '') (/\d/.test(of.before) ? sizes : before).push(of.before);
        if (of.after !== '') after.push(of.after);
        owner = of.owner ?? owner;
      } else break;
    }
  }
  const { noun, isPlural } = head.entry;
  const isPredicate = after.some((part) => PREDICATE.test(part));
  const count = noun.isMass || isPredicate ? 'mass' : isPlural || number !== undefined ? 'many' : 'one';
  const core = [number, ...sizes, ...before, english(head.entry), ...after].filter(
    (part) => part !== undefined,
  );
  const article = owner ?? (determiner === 'a' ? aOrAn(core[0] ?? '') : determiner);
  return {
    text: [article, ...core].filter((part) => part !== undefined).join(' '),
    count,
    hasArticle: article !== undefined || number !== undefined,
    next,
  };
}

const phraseNoun = (en: string): NounEntry => ({
  noun: {
    ...{
      es: '',
      gender: 'm',
      en,
      isMass: /flavour|oil|service|^products/.test(en),
      isMaterial: false,
      isAnimal: false,
    },
    ...{ isPerson: false, isHolder: false, isTime: false, isMeasure: false },
  },
  isPlural: false,
});
