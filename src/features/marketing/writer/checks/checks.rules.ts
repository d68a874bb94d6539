import { LOCALES, type Locale } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { LANGUAGE_PACKS, packOf } from '#features/language/language-pack.rules.ts';
import { companyName } from '#features/marketing/companies/company-name.rules.ts';
import { unexplainedFigures, valuesIn } from './numbers.rules.ts';
import { misspellings } from './spelling.rules.ts';
import { sentenceKey, sentencesOf, withoutQuoted } from './sentences-of.rules.ts';
import { detectLanguage } from '#features/marketing/writer/reading/detect-language.rules.ts';
import type { CheckedInput, CheckText, TextProblem } from './writer.types.ts';

const OPEN_PLACE =
  /\{\{?[^{}]*\}?\}|\$\{|<%|%>|\[[^[\]]*\]|<[a-z/][^<>]*>|_{3,}|\b(?:undefined|null|NaN|lorem|TODO|TBD|XXX)\b/gu;
const ADDRESS = /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|#[\p{L}\p{N}_]+/gu;

const wordsOf = (text: string): string[] => text.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];

/** Removes the customer's own words, which are not checked. */
function withoutInput(text: string, parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ' · '), text);
}

type Input = {
  typed: string;
  words: ReadonlySet<string>;
  values: ReadonlySet<number>;
  language: Locale | undefined;
};

const read = new WeakMap<CheckedInput, Input>();

const answersOf = (brief: Brief | null): string[] => {
  if (brief === null) return [];
  const { buyer, pain, change, proofs, quote, offer, guarantee, doubts = [], action, deadline } = brief;
  const dates = deadline === null ? [] : [deadline, deadline.replace(/\b0/gu, '').replaceAll('-', ' ')];
  return [
    buyer,
    pain,
    change,
    ...proofs.map(({ text }) => text),
    quote.text,
    quote.name,
    offer,
    guarantee,
    ...doubts.flatMap(({ question, answer }) => [question, answer]),
    action.target,
    ...dates,
  ];
};

/** Cached per product, because many texts are checked against one input. */
function inputOf(facts: CheckedInput): Input {
  const known = read.get(facts);
  if (known !== undefined) return known;
  const { company, product, brief } = facts;
  const all = [...Object.values(company), ...Object.values(product), ...answersOf(brief ?? null)];
  const typed = all.filter((text) => typeof text === 'string').join('\n');
  const input = {
    typed,
    words: new Set(wordsOf(typed).map(foldText)),
    values: valuesIn(typed),
    language:
      detectLanguage(`${product.characteristics} ${product.advantages}`) ??
      detectLanguage(company.targetAudience),
  };
  read.set(facts, input);
  return input;
}

/** Whether a folded word is a function word of that language alone. */
const bindsOnly = (folded: string, language: Locale): boolean =>
  LANGUAGE_PACKS.every(
    (pack) => pack.bindingWords.has(folded) === (pack === packOf(language)) && !pack.sharedWords.has(folded),
  );

function foreignWords(text: string, { words, language: typed }: Input, language: Locale): string[] {
  const others = LOCALES.filter((other) => other !== language);
  return wordsOf(withoutQuoted(text).replace(ADDRESS, ' ')).filter((word) => {
    const folded = foldText(word);
    // Words of an input in the same language are the customer's, foreign or not.
    const isOwn = (other: Locale) => typed !== other && words.has(folded);
    return !word.includes('-') && others.some((other) => !isOwn(other) && bindsOnly(folded, other));
  });
}

/** Returns names that are not in the input: capitalised words inside a sentence. */
function unknownNames(text: string, { words }: Input, language: Locale): string[] {
  const found = text.replace(ADDRESS, ' ').matchAll(/(?<=[\p{L}\p{N},;)’»”] )\p{Lu}[\p{L}’-]*/gu);
  const isKnown = (name: string) =>
    wordsOf(name).every((word) => words.has(foldText(word.replace(/’s?$/u, ''))));
  return [...found]
    .map(([name]) => name)
    .filter((name) => !packOf(language).capitals.test(name) && !isKnown(name));
}

function repeated(text: string, names: readonly string[]): string[] {
  const seen = new Set<string>();
  return sentencesOf(text, names).filter((sentence) => {
    const key = sentenceKey(sentence);
    const isAgain = key !== '' && seen.has(key);
    seen.add(key);
    return isAgain;
  });
}

/**
 * Returns the problems of a text about a product, whoever wrote it: rules, model or person. Empty if it may be shown.
 */
export const checkText: CheckText = (text, facts, language, limit) => {
  const name = facts.product.name.trim().replace(/\s+/gu, ' ');
  const names = [name, facts.company.name.trim(), companyName(facts.company.name)];
  const input = inputOf(facts);
  const { typed } = input;
  const rest = withoutInput(text, names);
  const problem = (code: TextProblem['code']) => (fragment: string) => ({ code, fragment });
  const places = (rest.match(OPEN_PLACE) ?? []).filter((place) => !typed.includes(place));
  const isTooLong = limit !== undefined && [...text].length > limit;
  return [
    ...places.map(problem('unfilled')),
    ...repeated(text, names).map(problem('repeated')),
    ...(isTooLong ? [problem('tooLong')(`${[...text].length}/${limit}`)] : []),
    ...misspellings(rest.replace(ADDRESS, ' '), name, typed).map(problem('nameMisspelt')),
    ...foreignWords(rest, input, language).map(problem('foreignWord')),
    ...unexplainedFigures(rest, input.values).map(problem('untraceable')),
    ...unknownNames(rest, input, language).map(problem('untraceable')),
  ];
};
