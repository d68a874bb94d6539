import { foldText } from '#shared/text.ts';
import type { Copy } from './copy.rules.ts';
import { copula } from './copula.rules.ts';
import { aOrAn } from './grammar-en.rules.ts';
import { article } from './grammar-es.rules.ts';
import type { Fact, Reading } from './reading.rules.ts';
import { fill, listed, type Agreement, type Value, type Values } from './sentence.rules.ts';

/** With a small first letter, unless the word has a capital everywhere. */
export const small = (text: string): string =>
  /^(?:Monday|I)\b/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Spanish says "con papel reciclado", "con material incluido" and "con presupuesto cerrado" without an article, and is
 * never wrong without one; these nouns read better with it, where they are one thing ("chimenea y leña" are two).
 */
const WITH_ARTICLE =
  /^(?:curación|maduración|crianza|fermentación|cocción|sabor|aroma|textura|regalo|cambio|cena|botella|lata|caja|bolsa|tarro|bote|saco|pastilla|estuche|paquete|pieza|autonomía)\s(?!.*\s[ye]\s)/iu;

/** A noun with the article that a sentence wants before it: "una curación de 90 días", "a 10-year guarantee". */
export function withArticle({ text, shape }: Fact): string {
  const { form, spanish, english, isDetermined } = shape;
  if (form !== 'noun' || isDetermined === true) return text;
  if (spanish !== undefined)
    return spanish.isPlural || !WITH_ARTICLE.test(text)
      ? text
      : `${article('un', text.split(' ')[0] ?? '', spanish)} ${text}`;
  return english === 'one' && !/^(?:a|an|the|each) /.test(text) ? `${aOrAn(text)} ${text}` : text;
}

export const place = (text: string | undefined): Value | undefined =>
  text === undefined ? undefined : { text };

/** What a line can be filled with, whatever facts it speaks of. */
export function basePlaces({ product, company, definition, price, audience }: Reading): Values {
  // A company that is called as its product would only be named twice.
  const isNamesake = company === '' || foldText(company) === foldText(product.name);
  return {
    product: product.value,
    name: { text: product.name, isName: true },
    company: isNamesake ? undefined : { text: company, isName: true },
    definition: definition?.isEcho === false ? place(definition.text) : undefined,
    kind: place(definition?.fact.text),
    price: 'text' in price ? place(price.text) : undefined,
    // What a thing is sold for, and not from.
    exact: price.kind === 'amount' ? place(price.text) : undefined,
    amount: 'amount' in price ? place(price.amount) : undefined,
    audience: place(audience.text),
  };
}

const STEM = 6;

const unique = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts)].filter((text) => text !== undefined);

/** The same, with the places of some facts: `{fact}` is the first of them. */
export function factPlaces(
  { language, product }: Reading,
  { aspects }: Copy,
  base: Values,
  agreement: Agreement,
  facts: readonly Fact[],
): Values {
  const [one, two] = facts;
  const known = facts.filter(({ aspect }) => aspect !== 'general');
  // "Consistency: consistent flavour" would say it twice.
  const isEcho = (topic: string) =>
    facts.length === 1 && foldText(one?.text ?? '').includes(foldText(topic).slice(0, STEM));
  const needs = unique(known.map(({ aspect }) => fill(`{n:|}${aspects[aspect].need}`, base, agreement)))
    .map(small)
    .filter((need) => !isEcho(need.replace(/^(?:el|la|los|las|the)\s/u, '')));
  const topics = unique(known.map(({ aspect }) => small(aspects[aspect].label))).filter(
    (topic) => !isEcho(topic),
  );
  const about = { gender: product.isFeminine ? ('f' as const) : ('m' as const), isPlural: product.isPlural };
  const isQuality = one?.shape.form === 'adjective' && language === 'es';
  return {
    ...base,
    fact: place(one?.text),
    factA: place(one && withArticle(one)),
    fact2: place(two?.text),
    copula: isQuality ? place(copula(one.text, about)) : undefined,
    need1: place(needs[0]),
    need2: place(needs[1]),
    needs: needs.length < 2 ? undefined : { text: listed(needs.slice(0, 3), language) },
    topic1: place(topics[0]),
    topic2: place(topics[1]),
  };
}
