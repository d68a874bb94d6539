import { translator, type Locale } from '#i18n/index.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { moneyRangeText } from '#shared/numbers/range-text.ts';
import { interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';

export const unknownSector = (locale: Locale): string => translator(locale)('loop:unknown.sector');
export const unknownPosition = (locale: Locale): string => translator(locale)('loop:unknown.position');
export const draftProductName = (locale: Locale, interventionId: string | null | undefined): string =>
  (interventionId && interventionWords(interventionId, locale)?.title) ||
  translator(locale)('loop:draftProduct');

export type PricedAction = { id: string; title: string; costLowCents: number; costHighCents: number };

const costText = (locale: Locale, currency: string, low: number, high: number): string =>
  moneyRangeText({ low, high }, currency, INTL_TAG[locale]);

/** Says of each action what it costs to set up, as the report does. */
export function costNotes(
  locale: Locale,
  company: string,
  actions: readonly PricedAction[],
  currency: string,
): string {
  const t = translator(locale);
  const lines = actions.map(({ id, title, costLowCents, costHighCents }) =>
    t('loop:notes.cost', {
      id,
      title,
      company,
      range: costText(locale, currency, costLowCents, costHighCents),
    }),
  );
  if (actions.length < 2) return lines.join('\n');
  const sum = (name: 'costLowCents' | 'costHighCents') => actions.reduce((all, each) => all + each[name], 0);
  const range = costText(locale, currency, sum('costLowCents'), sum('costHighCents'));
  return [...lines, t('loop:notes.total', { range })].join('\n');
}

/** One action says whose it is, as the board shows titles alone. */
export const singleTitle = (locale: Locale, company: string, action: string): string =>
  translator(locale)('loop:singleTitle', { company, action });

export const jointTitle = (locale: Locale, company: string, count: number): string =>
  translator(locale)('loop:jointTitle', { company, count });

export const actionTitle = (locale: Locale, interventionId: string): string =>
  interventionWords(interventionId, locale)?.title ?? interventionId;
