import { dictionary, type Locale } from '#i18n/index.ts';

/** Returns the texts of the sample in the visitor's language. */
export const sampleWords = (locale: Locale) => dictionary(locale, 'demo').tables.demo.marketing;
