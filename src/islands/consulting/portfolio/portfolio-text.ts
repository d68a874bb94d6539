import type { Range } from '#features/consulting/report/plan/figures.schema.ts';
import { TRACKER_ID } from '#islands/consulting/tracker/tracker-text.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { moneyRangeText, rangeText } from '#shared/numbers/range-text.ts';

/** Addresses of a company's report, and of its actions beside it. */
export const reportHref = (companyId: number): string => `/empresa/${companyId}?tab=report`;
export const trackerHref = (companyId: number): string => `${reportHref(companyId)}#${TRACKER_ID}`;

type Words = Pick<Texts, 't' | 'tag'>;
const rangeOf = (value: Range | number): Range =>
  typeof value === 'number' ? { low: value, high: value } : value;

/** "1,200–1,500 h". */
export const hoursText = (hours: Range | number, { t, tag }: Words): string =>
  t('consulting:portfolio.hours', { hours: rangeText(rangeOf(hours), tag) });

/** "€1,200–1,500", without cents: these are sums over companies and years. */
export const amountsText = (cents: Range | number, currency: string, { tag }: Words): string =>
  moneyRangeText(rangeOf(cents), currency, tag);
