import type { Locale } from '#shared/languages.ts';

/** Days within which a date says its day and month alone. */
const NEAR_DAYS = 180;

/** A deadline as the language writes dates. */
export function dateOf(deadline: string, language: Locale, now: Date): string {
  const date = new Date(`${deadline}T00:00:00Z`);
  const isNear = date.getTime() - now.getTime() < NEAR_DAYS * 86_400_000;
  return new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isNear && { year: 'numeric' as const }),
    timeZone: 'UTC',
  }).format(date);
}

const NAMES =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|navidad|reyes|semana santa|mañana|tomorrow|tonight|month|year|mes|año';
const BEFORE_DAY = '(?:(?:the|end of|this|next|el|la|fin de|finales de|final de|este|próximo|día|on) )*';
const SAYS_END = new RegExp(
  `(?<!\\p{L})(?:hasta|antes del?|until|till|before|by|ends?) ${BEFORE_DAY}(?:\\d{1,2}(?![\\d:]| ?(?:[ap]m|h|%|€))|(?:${NAMES})(?!\\p{L}))`,
  'iu',
);
/** An offer that says itself until which day it holds. */
export const saysEnd = (offer: string): boolean => SAYS_END.test(offer);

const NO_END = /(?<!\p{L})(?:by|before|until|till|from|hasta|hasta el|antes del|a partir del)$/iu;
/** An offer that breaks off where its day would stand. */
export const breaksOff = (offer: string): boolean => NO_END.test(offer);
export const withDay = (offer: string, date: string): string =>
  `${offer}${/hasta$/iu.test(offer) ? ' el' : ''} ${date}`;
