import { INTL_TAG, translator, type Locale } from '#i18n/index.ts';
import type { TemplateWords } from './template-own.rules.ts';

/** The words of a language that the fields of the workspace take in a message. */
export function templateWords(locale: Locale, people: TemplateWords['people']): TemplateWords {
  const t = translator(locale);
  return { tag: INTL_TAG[locale], yes: t('leads:common.yes'), no: t('leads:common.no'), people };
}
