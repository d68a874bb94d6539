import { dictionary, type Locale } from '#i18n/index.ts';

/** What the sample says, in the visitor's language. */
export const sampleWords = (locale: Locale) => dictionary(locale, 'demo').tables.demo.marketing;
