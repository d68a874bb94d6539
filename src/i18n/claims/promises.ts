import type { Locale } from '../locales.ts';

/*
 * Words by which a sentence may promise something. They are kept few and strong: what they find must be registered, or
 * declared to promise nothing.
 */

const UNITS = {
  en: 'minutes?|hours?|days?|weeks?|months?|years?|per cent|euros?',
  es: 'minutos?|horas?|días?|semanas?|mes(?:es)?|años?|por ciento|euros?',
} as const;

const STRONG = {
  en: 'guarant\\w+|always|never|nothing|nobody|no one|automatic\\w*|secure\\w*|encrypt\\w*|free|at once|only|without|measur\\w+',
  es: 'garant\\p{L}+|siempre|nunca|jamás|nada|nadie|ningun[ao]?|ningún|automátic\\p{L}+|segur[ao]s?|cifrad[ao]s?|gratis|gratuit\\p{L}+|en el acto|medi(?:mos|bles?)',
} as const;

const PROMISES: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(
    `(?:[+\\-−–]?\\d[\\d.,:–-]*\\s?(?:%|${UNITS.en})?|\\b(?:${UNITS.en}|${STRONG.en})\\b)`,
    'iu',
  ),
  es: new RegExp(
    `(?:[+\\-−–]?\\d[\\d.,:–-]*\\s?(?:%|${UNITS.es})?|(?<!\\p{L})(?:${UNITS.es}|${STRONG.es})(?!\\p{L}))`,
    'iu',
  ),
};

/** Returns the words that make a text look like a promise. */
export function promiseIn(text: string, locale: Locale): string | undefined {
  return PROMISES[locale].exec(text.replace(/\{\{\w+\}\}/g, ''))?.[0].trim();
}

/** Sentences that say themselves that they speak of something to come. */
export const SAYS_PLANNED =
  /\b(?:not (?:been )?launched|launch(?:es)?|coming soon|planned|in development|being built|on the way|will build)\b|(?:sin lanzar|(?:se ha|se) lan(?:zado|ce|zará)|próximamente|previst[ao]s?|en (?:desarrollo|preparación|camino)|construirá|lanzamiento)/iu;

/** Sentences that say themselves that a figure is aimed at. */
export const SAYS_TARGET = /\b(?:target|aim|claim(?:ed|s)?)\b|objetivo|afirmaci[óo]n|declara/iu;
