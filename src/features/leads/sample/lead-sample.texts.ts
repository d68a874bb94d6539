import { dictionary, type Locale } from '#i18n/index.ts';

/** What people and companies of the sample are called and say, in the visitor's language. */
export const sampleWords = (locale: Locale) => dictionary(locale, 'demo').tables.demo.leads;
export type SampleWords = ReturnType<typeof sampleWords>;
