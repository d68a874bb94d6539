import { dictionary, type Locale } from '#i18n/index.ts';

export const sampleWords = (locale: Locale) => dictionary(locale, 'demo').tables.demo.leads;
export type SampleWords = ReturnType<typeof sampleWords>;
