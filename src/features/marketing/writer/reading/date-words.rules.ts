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
