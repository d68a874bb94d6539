import { translator, type Locale } from '#i18n/index.ts';

/** Returns the words beside the checkbox, stored with each answer as proof of consent. */
export const consentText = (locale: Locale, name: string): string =>
  translator(locale)('marketing:landing.consent', { name });
