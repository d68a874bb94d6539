import { translator, type Locale } from '#i18n/index.ts';

/** The words beside the box, kept with each answer as the proof of what was agreed to. */
export const consentText = (locale: Locale, name: string): string =>
  translator(locale)('marketing:landing.consent', { name });
