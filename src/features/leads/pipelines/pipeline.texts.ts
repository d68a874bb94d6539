import { translateDynamic, translator, type Locale } from '#i18n/index.ts';
import type { Requirable } from './pipeline.values.ts';
import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';

/** Names as a reader sees them: those that a workspace begins with are in the reader's language. */
export const pipelineNameIn = (locale: Locale, { name }: Pick<Pipeline, 'name'>): string =>
  name ?? translator(locale)('leads:settings.defaultPipeline');
export const stageNameIn = (locale: Locale, { key, name }: Pick<Stage, 'key' | 'name'>): string =>
  name ?? translateDynamic(locale, `leads:stages.${key}`) ?? key;

export function requirableLabels(locale: Locale): Record<Requirable, string> {
  const t = translator(locale);
  return {
    amountCents: t('leads:opportunities.amount'),
    expectedClose: t('leads:opportunities.expectedClose'),
    contactId: t('leads:opportunities.contact'),
    companyId: t('leads:opportunities.company'),
    notes: t('leads:opportunities.notes'),
  };
}

/** Says which fields a stage asks for. */
export const neededHere = (locale: Locale, words: Parameters<ReturnType<typeof translator>>[1]): string =>
  translator(locale)('pipelines:errors.neededHere', words);

export const noSuchStage = (locale: Locale): string => translator(locale)('leads:jobs.noSuchStage');
