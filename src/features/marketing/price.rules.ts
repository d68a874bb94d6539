import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import { isNothing, withoutMarkup } from './fragments.rules.ts';
import { languageOf } from './language-of.rules.ts';
import { ENGLISH_NOUNS, SPANISH_NOUNS } from './lexicon.rules.ts';
import { figuresIn, respell } from './numbers.rules.ts';
import { quote } from '#features/consulting/report-quote.rules.ts';

/**
 * How a price can be spoken of. `text` is the whole of it; `amount` lacks "from", so that a sentence can bring its own
 * words. A price in words that nobody can read for sure is only cited.
 */
export type Price =
  { kind: 'none' | 'free' | 'ask' } | { kind: 'amount' | 'from' | 'cited'; text: string; amount: string };

const FREE =
  /^(?:gratis|gratuit[oa]s?|free|free of charge|no charge|sin coste|sin cargo|(?:[€$£]\s?0|0\s?(?:€|\$|£|eur|euros?))(?:[.,]00)?)$/;
const ASK =
  /consult|presupuesto|on request|on application|\bask\b|contact|\bpoa\b|quot|segun (?:pedido|proyecto|medida)|a convenir|negotiab|negociab|depende|depends|por determinar|to be (?:confirmed|agreed)/;
const FROM: Record<Locale, RegExp> = {
  es: /^(?:desde|a partir de|de)\s+/i,
  en: /^(?:starting (?:at|from)|as from|from)\s+/i,
};
const CURRENCY: Record<string, string> = {
  ...{ '€': '€', eur: '€', euro: '€', euros: '€', '£': '£', gbp: '£', libras: '£', pounds: '£' },
  ...{ $: '$', usd: '$', dolares: '$', dollars: '$' },
};

/** What stands after the amount, in both languages; whatever else stands there is not translated. */
const TAILS: readonly (readonly [string, string])[] = [
  ['/kg', '/kg'],
  ['el kilo', 'a kilo'],
  ['por kilo', 'per kilo'],
  ['la unidad', 'each'],
  ['cada uno', 'each'],
  ['por unidad', 'per unit'],
  ['/unidad', '/unit'],
  ['/ud', '/unit'],
  ['por persona', 'per person'],
  ['/persona', '/person'],
  ['por usuario', 'per user'],
  ['por usuario y mes', 'per user per month'],
  ['/usuario/mes', '/user/month'],
  ['al mes', 'a month'],
  ['/mes', '/month'],
  ['mensuales', 'per month'],
  ['al año', 'a year'],
  ['/año', '/year'],
  ['por noche', 'per night'],
  ['/noche', '/night'],
  ['la noche', 'a night'],
  ['por hora', 'per hour'],
  ['la hora', 'an hour'],
  ['/hora', '/hour'],
  ['/h', '/h'],
  ['por sesión', 'per session'],
  ['el litro', 'a litre'],
  ['/l', '/l'],
  ['+ iva', '+ VAT'],
  ['más iva', 'plus VAT'],
  ['iva incluido', 'VAT included'],
  ['iva no incluido', 'VAT not included'],
  ['la botella', 'a bottle'],
  ['la caja', 'a box'],
  ['/clase', '/class'],
  ['por clase', 'per class'],
  ['la clase', 'a class'],
  ['/día', '/day'],
  ['al día', 'a day'],
  ['por día', 'per day'],
  ['/semana', '/week'],
  ['a la semana', 'a week'],
  ['el par', 'a pair'],
  ['para dos personas', 'for two people'],
  ['por grupo', 'per group'],
  ['por metro', 'per metre'],
  ['/m²', '/m²'],
  ['/m2', '/m²'],
];

/** "por cesta", "/saco": what one of costs so much, where the glossary knows it. */
function perNoun(tail: string, to: Locale): { said: string; rest: string } | undefined {
  const [, tie, word = '', rest = ''] = /^(por |per |\/)([a-z]+)(?![a-z])(.*)$/.exec(tail) ?? [];
  const found = (to === 'en' ? SPANISH_NOUNS : ENGLISH_NOUNS).get(word);
  if (found === undefined || found.isPlural) return undefined;
  const before = tie === '/' ? '/' : to === 'en' ? ' per ' : ' por ';
  return { said: before + found.noun[to], rest: rest.trim() };
}

/** "al mes + IVA" piece by piece, the longest known piece first. */
function translatedTail(tail: string, to: Locale): string | undefined {
  const [from, into] = to === 'en' ? ([0, 1] as const) : ([1, 0] as const);
  let rest = foldText(tail).replace(/[(),]/g, ' ').replace(/\s+/g, ' ').trim();
  let said = '';
  while (rest !== '') {
    const row = TAILS.filter((pair) => new RegExp(`^${escaped(foldText(pair[from]))}(?![a-z])`).test(rest))
      .sort((a, b) => b[from].length - a[from].length)
      .at(0);
    if (row === undefined) {
      const each = perNoun(rest, to);
      if (each === undefined) return undefined;
      said += each.said;
      rest = each.rest;
      continue;
    }
    const piece = row[into].replace('iva', 'IVA');
    said += piece.startsWith('/')
      ? piece
      : / (?:incluido|included)$/.test(piece)
        ? ` (${piece})`
        : ` ${piece}`;
    rest = rest.slice(foldText(row[from]).length).trim();
  }
  return said;
}

const escaped = (text: string): string => text.replace(/[+/]/g, '\\$&');

/** The same price as the other language writes it: "18,50 €/kg" is "€18.50/kg". */
function rewritten(amount: string, from: Locale, to: Locale): string | undefined {
  const [, before = '', figure, after = '', tail = ''] =
    /^([€$£]|EUR|USD|GBP)?\s?(\d+(?:[.,]\d+)*)\s?(€|\$|£|EUR|USD|GBP|euros?|dólares|dollars|libras|pounds)?(.*)$/iu.exec(
      amount,
    ) ?? [];
  const currency = CURRENCY[foldText(before)] ?? CURRENCY[foldText(after)];
  const end = translatedTail(tail, to);
  if (figure === undefined || end === undefined) return undefined;
  const number = respell(figure, from, to);
  if (currency === undefined) return number + end;
  return (to === 'en' ? `${currency}${number}` : `${number}\u00a0${currency}`) + end;
}

const asSaid = (language: Locale, amount: string, isFrom: boolean): Price => ({
  kind: isFrom ? 'from' : 'amount',
  text: isFrom ? `${language === 'es' ? 'desde' : 'from'} ${amount}` : amount,
  amount,
});

/** The comma of "12,50" is Spanish and the point of "12.50" English; "1.200" says nothing by itself. */
function separatorLanguage(price: string): Locale | undefined {
  if (/\d,\d{1,2}(?!\d)/.test(price)) return 'es';
  if (/\d\.\d{1,2}(?!\d)/.test(price)) return 'en';
  return undefined;
}

/** Spanish keeps a space between figure and sign, and on one line: "24,90 €". */
const spaced = (amount: string, language: Locale): string =>
  language === 'es' ? amount.replace(/(\d)([€£$])/u, '$1\u00a0$2') : amount;

/** `typed` is the language that the rest of the product is typed in. */
export function readPrice(field: string, language: Locale, typed: Locale | undefined): Price {
  const price = withoutMarkup(field)
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[.;,]$/u, '');
  if (isNothing(price) || price === '0') return { kind: 'none' };
  const folded = foldText(price);
  if (FREE.test(folded)) return { kind: 'free' };
  if (!/\d/.test(price)) return ASK.test(folded) ? { kind: 'ask' } : { kind: 'none' };
  const isSpanish = FROM.es.test(price);
  const isEnglish = FROM.en.test(price);
  const amount = price.replace(FROM.es, '').replace(FROM.en, '');
  const written = languageOf(price) ?? typed ?? language;
  const isPlain = amount.length <= 30 && figuresIn(amount).length === 1 && !/[<>{}[\]"«“]/u.test(amount);
  const isMoney = /[€$£]|\b(?:eur|usd|gbp|euro|dol|pound|libra)/i.test(amount);
  const symbolSide = /^[€$£]/.test(amount) ? 'en' : undefined;
  const own = isSpanish ? 'es' : isEnglish ? 'en' : written;
  if (!isPlain)
    return own === language && price.length <= 60
      ? { kind: 'cited', text: price.charAt(0).toLowerCase() + price.slice(1), amount: price }
      : price.length <= 60
        ? { kind: 'cited', text: quote(price, language), amount: quote(price, language) }
        : { kind: 'none' };
  const separators = separatorLanguage(amount);
  if (own === language && isMoney) {
    // "1.099,00 EUR" in an English text is read as one euro and ten cents.
    const respelt =
      separators === undefined || separators === language
        ? undefined
        : rewritten(amount, separators, language);
    return asSaid(language, respelt ?? spaced(amount, language), isSpanish || isEnglish);
  }
  if (own === language) return { kind: 'cited', text: price, amount };
  const said = rewritten(amount, separators ?? symbolSide ?? own, language);
  if (said !== undefined && !isMoney) return { kind: 'cited', text: said, amount: said };
  if (said !== undefined) return asSaid(language, said, isSpanish || isEnglish);
  return { kind: 'cited', text: quote(price, language), amount: quote(price, language) };
}
