import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import { companyName } from './product-name.rules.ts';
import { isOnly, languageOf } from './language-of.rules.ts';
import { unexplainedFigures, valuesIn } from './numbers.rules.ts';
import { misspellings } from './spelling.rules.ts';
import { sentenceKey, sentencesOf } from './sentences-of.rules.ts';
import type { CheckText, MarketingFacts, TextProblem } from './writer.types.ts';

const OPEN_PLACE =
  /\{\{?[^{}]*\}?\}|\$\{|<%|%>|\[[^\]]*\]|<[a-z/][^>]*>|_{3,}|\b(?:undefined|null|NaN|lorem|TODO|TBD|XXX)\b/gu;
const QUOTED = /«[^»]*»|“[^”]*”/gu;
const ADDRESS = /\S+@\S+|(?:https?:\/\/|www\.)\S+|#[\p{L}\p{N}_]+/gu;

/** Written with a capital wherever they stand, though no input names them. */
const CAPITALS: Record<Locale, RegExp> = {
  es: /^(?:IVA|España|LinkedIn|Facebook|Instagram|X|DNI|RGPD)$/,
  en: /^(?:I|I’m|VAT|UK|Spain|LinkedIn|Facebook|Instagram|X|GDPR|T-shirt|[A-Z][a-z]+day|English|Spanish|French|German|Italian|European|Iberian|Galician|Basque|Asturian|Leonese|Andalusian|Catalan|Pilates)$/,
};

const typedText = ({ company, product }: MarketingFacts): string =>
  [...Object.values(company), ...Object.values(product)]
    .filter((text) => typeof text === 'string')
    .join('\n');

const wordsOf = (text: string): string[] => text.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];

/** What was typed is not examined: it is the customer's own. */
function withoutInput(text: string, parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ' · '), text);
}

function foreignWords(text: string, facts: MarketingFacts, language: Locale): string[] {
  const other = language === 'es' ? 'en' : 'es';
  const { characteristics, advantages } = facts.product;
  const typed = languageOf(`${characteristics} ${advantages}`) ?? languageOf(facts.company.targetAudience);
  // Words of an input in the same language are the customer's, foreign or not.
  const own = typed === other ? new Set<string>() : new Set(wordsOf(typedText(facts)).map(foldText));
  return wordsOf(text.replace(QUOTED, ' ').replace(ADDRESS, ' ')).filter(
    (word) => !/-/.test(word) && !own.has(foldText(word)) && isOnly(word, other),
  );
}

/** Names that nobody gave: a capital where no sentence begins. */
function unknownNames(text: string, facts: MarketingFacts, language: Locale): string[] {
  const known = new Set(wordsOf(typedText(facts)).map(foldText));
  const names: string[] = [];
  for (const found of text.replace(ADDRESS, ' ').matchAll(/(?<=[\p{L}\p{N},;)’»”] )\p{Lu}[\p{L}’-]*/gu)) {
    const [name] = found;
    const isKnown = wordsOf(name).every((word) => known.has(foldText(word.replace(/’s?$/u, ''))));
    if (!isKnown && !CAPITALS[language].test(name)) names.push(name);
  }
  return names;
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
 * What is wrong with a text about a product, whoever wrote it: the writer's own rules, a person or a model. An empty
 * list means that it may be shown.
 */
export const checkText: CheckText = (text, facts, language, limit) => {
  const name = facts.product.name.trim().replace(/\s+/gu, ' ');
  const names = [name, facts.company.name.trim(), companyName(facts.company.name)];
  const typed = typedText(facts);
  const rest = withoutInput(text, names);
  const problem = (code: TextProblem['code']) => (fragment: string) => ({ code, fragment });
  const places = (rest.match(OPEN_PLACE) ?? []).filter((place) => !typed.includes(place));
  const isTooLong = limit !== undefined && [...text].length > limit;
  return [
    ...places.map(problem('unfilled')),
    ...repeated(text, names).map(problem('repeated')),
    ...(isTooLong ? [problem('tooLong')(`${[...text].length}/${limit}`)] : []),
    ...misspellings(rest.replace(ADDRESS, ' '), name, typed).map(problem('nameMisspelt')),
    ...foreignWords(rest, facts, language).map(problem('foreignWord')),
    ...unexplainedFigures(rest, valuesIn(typed)).map(problem('untraceable')),
    ...unknownNames(rest, facts, language).map(problem('untraceable')),
  ];
};
