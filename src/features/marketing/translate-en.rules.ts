import { agree, article, type NounForm } from './grammar-es.rules.ts';
import {
  ENGLISH_ADJECTIVES,
  ENGLISH_NOUNS,
  ENGLISH_PARTICIPLES,
  ENGLISH_PHRASES,
  ENGLISH_VERBS,
} from './lexicon.rules.ts';
import { englishMeasure, englishNoun, type SpanishPhrase } from './translate-en-noun.rules.ts';
import type { Translation } from './translate-es.rules.ts';
import { isName, longest, tokensOf, type Token } from './translate-tokens.rules.ts';

const PREPOSITIONS: Record<string, string> = {
  ...{ with: 'con', without: 'sin', in: 'en', for: 'para', by: 'por', from: 'de', of: 'de', under: 'bajo' },
  ...{ within: 'en', between: 'entre', at: 'en', on: 'sobre' },
};

type Part = { text: string; next: number };

/** What an expression or a participle about the product agrees with. */
type About = NounForm;

const agreed = (phrase: string, about: About): string => {
  const [first = '', ...rest] = phrase.split(' ');
  return rest.length === 0 || /(?:o|il)$/.test(first) ? [agree(first, about), ...rest].join(' ') : phrase;
};

function complement(tokens: readonly Token[], at: number, about: About): Part | undefined {
  const phrase = longest(ENGLISH_PHRASES, tokens, at);
  if (phrase?.entry.kind === 'adverb') return { text: phrase.entry.es, next: phrase.next };
  if (phrase?.entry.kind === 'adjective') return { text: agreed(phrase.entry.es, about), next: phrase.next };
  const made = longest(ENGLISH_PARTICIPLES, tokens, at, 1);
  if (made !== undefined) {
    const isMadeFrom = made.entry.en === 'made' && /^(?:from|of|with)$/.test(tokens[made.next]?.word ?? '');
    const rest = isMadeFrom
      ? afterPreposition('con', tokens, made.next + 1, about)
      : complement(tokens, made.next, about);
    return rest && { text: `${agree(made.entry.es, about)} ${rest.text}`, next: rest.next };
  }
  const preposition = PREPOSITIONS[tokens[at]?.word ?? ''];
  return preposition === undefined ? undefined : afterPreposition(preposition, tokens, at + 1, about);
}

function afterPreposition(
  preposition: string,
  tokens: readonly Token[],
  at: number,
  about: About,
): Part | undefined {
  const size = englishMeasure(tokens, at);
  if (size !== undefined) {
    // "Aged for 90 days" takes that long; "for 40 people" is meant for them.
    const word = preposition === 'para' && size.isTime ? 'durante' : preposition;
    return { text: `${word} ${size.text}`, next: size.next };
  }
  const object = nounPhrase(tokens, at);
  if (object !== undefined)
    return {
      text: `${preposition} ${object.text}`.replace(/^de el /, 'del '),
      next: object.next,
    };
  const isPlace = isName(tokens, at) && about.gender !== undefined;
  return isPlace ? { text: `${preposition} ${tokens[at]?.raw ?? ''}`, next: at + 1 } : undefined;
}

const ARTICLES: Record<string, 'el' | 'un' | 'cada'> = { the: 'el', a: 'un', an: 'un', each: 'cada' };

/** A noun phrase with its complements; the article is chosen once gender and number are known. */
export function nounPhrase(tokens: readonly Token[], at: number): SpanishPhrase | undefined {
  const determiner = ARTICLES[tokens[at]?.word ?? ''];
  const core = englishNoun(tokens, determiner === undefined ? at : at + 1);
  if (core === undefined) return undefined;
  const parts = [core.text];
  let { next } = core;
  for (;;) {
    const follows = complement(tokens, next, core.noun);
    if (follows === undefined) break;
    parts.push(follows.text);
    ({ next } = follows);
  }
  const isWord = determiner === 'cada' || determiner === undefined;
  const opening = isWord ? determiner : article(determiner, core.head, core.noun);
  return {
    ...core,
    text: [opening, ...parts].filter((part) => part !== undefined).join(' '),
    hasArticle: core.hasArticle || determiner !== undefined,
    next,
  };
}

function verbPhrase(tokens: readonly Token[], at: number, about: About): Part | undefined {
  const verb = longest(ENGLISH_VERBS, tokens, at, 2);
  if (verb === undefined) return undefined;
  const lasts = tokens[verb.next]?.word === 'for' && verb.entry.en[0] === 'keeps';
  const size = englishMeasure(tokens, lasts ? verb.next + 1 : verb.next);
  const keeps = about.isPlural ? 'se conservan' : 'se conserva';
  const said = lasts && size !== undefined ? keeps : verb.entry.es[about.isPlural ? 1 : 0];
  const object = size ?? list(tokens, verb.next, (start) => nounPhrase(tokens, start));
  const parts = [said, object?.text];
  let next = object?.next ?? verb.next;
  for (;;) {
    const follows = complement(tokens, next, about);
    if (follows === undefined) break;
    parts.push(follows.text);
    ({ next } = follows);
  }
  return next === verb.next
    ? undefined
    : { text: parts.filter((part) => part !== undefined).join(' '), next };
}

function list<T extends Part>(
  tokens: readonly Token[],
  at: number,
  read: (from: number) => T | undefined,
): Part | undefined {
  const first = read(at);
  if (first === undefined) return undefined;
  const parts = [first.text];
  let tie = 'y';
  let { next } = first;
  for (;;) {
    const word = tokens[next]?.word ?? '';
    const isLast = word === 'and' || word === 'or' || word === '&';
    if (!isLast && word !== ',') break;
    const skip = word === ',' && tokens[next + 1]?.word === 'and' ? 2 : 1;
    const further = read(next + skip);
    if (further === undefined) break;
    if (word === 'or') tie = /^h?o/i.test(further.text) ? 'u' : 'o';
    else if (tie === 'y' || tie === 'e') tie = /^h?[ií](?![aeou])/i.test(further.text) ? 'e' : 'y';
    parts.push(further.text);
    ({ next } = further);
    if (isLast || skip === 2) break;
  }
  if (parts.length === 1) return first;
  return { text: `${parts.slice(0, -1).join(', ')} ${tie} ${parts.at(-1) ?? ''}`, next };
}

/** Delivery is said without a doer in English; Spanish takes the reflexive form of the verb. */
function done(tokens: readonly Token[], about: About): Part | undefined {
  const act = /^(?:delivered|ships|shipped)$/.test(tokens[0]?.word ?? '');
  const rest = act ? complement(tokens, 1, about) : undefined;
  return rest && { text: `se ${about.isPlural ? 'entregan' : 'entrega'} ${rest.text}`, next: rest.next };
}

/** "40 m³", "40 m³ per hour" */
function paced(tokens: readonly Token[], about: About): Part | undefined {
  const size = englishMeasure(tokens, 0);
  const pace = size && complement(tokens, size.next, about);
  return pace === undefined ? size : { text: `${size?.text ?? ''} ${pace.text}`, next: pace.next };
}

/**
 * "Oat and honey soap" is a soap of both, and not oat and a soap of honey: where a material stands before "and", and
 * another noun with its head behind it, nobody knows what belongs to what.
 */
function isShared(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    if (word !== 'and' && word !== '&') return false;
    const before = at === 0 ? undefined : longest(ENGLISH_NOUNS, tokens, at - 1, 1);
    const after = longest(ENGLISH_NOUNS, tokens, at + 1, 3);
    const head = after && longest(ENGLISH_NOUNS, tokens, after.next, 3);
    return before?.entry.noun.isMaterial === true && !before.entry.isPlural && head !== undefined;
  });
}

/** As translateSpanish, the other way; `about` is gender and number of the product's name in Spanish. */
export function translateEnglish(fragment: string, about: About): Translation | undefined {
  const tokens = tokensOf(fragment);
  if (isShared(tokens)) return undefined;
  const isWhole = (part: Part | undefined): part is Part => part?.next === tokens.length;
  const act = done(tokens, about) ?? verbPhrase(tokens, 0, about);
  if (isWhole(act)) return { text: act.text, form: 'clause' };
  const quality = complement(tokens, 0, about);
  if (isWhole(quality)) {
    const isAdjective = PREPOSITIONS[tokens[0]?.word ?? ''] === undefined;
    return { text: quality.text, form: isAdjective ? 'adjective' : 'phrase' };
  }
  const single = longest(ENGLISH_ADJECTIVES, tokens, 0);
  if (single?.next === tokens.length) return { text: agreed(single.entry.es, about), form: 'adjective' };
  const size = paced(tokens, about);
  if (isWhole(size)) return { text: size.text, form: 'noun', count: 'many' };
  const several = list(tokens, 0, (from) => nounPhrase(tokens, from));
  if (isWhole(several)) return { text: several.text, form: 'noun', count: 'many' };
  const subject = nounPhrase(tokens, 0);
  const clause = subject && verbPhrase(tokens, subject.next, subject.noun);
  if (subject !== undefined && isWhole(clause)) {
    const opening = subject.hasArticle
      ? subject.text
      : `${article('el', subject.head, subject.noun)} ${subject.text}`;
    return { text: `${opening} ${clause.text}`, form: 'clause' };
  }
  return undefined;
}
