import type { Range } from '#features/consulting/report/plan/figures.schema.ts';
import { TRACKER_ID } from '#islands/consulting/tracker/tracker-text.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** Addresses of a company's report, and of its actions beside it. */
export const reportHref = (companyId: number): string => `/empresa/${companyId}?tab=report`;
export const trackerHref = (companyId: number): string => `${reportHref(companyId)}#${TRACKER_ID}`;

type Words = Pick<Texts, 't' | 'tag'>;
const whole = { maximumFractionDigits: 0, useGrouping: 'always' } as const;

function rangeText({ low, high }: Range, format: Intl.NumberFormat): string {
  const [from, to] = [format.format(low), format.format(high)];
  return from === to ? from : format.formatRange(low, high);
}
const same = (value: number): Range => ({ low: value, high: value });

/** "1,200–1,500 h". */
export const hoursText = (hours: Range | number, { t, tag }: Words): string =>
  t('consulting:portfolio.hours', {
    hours: rangeText(typeof hours === 'number' ? same(hours) : hours, new Intl.NumberFormat(tag, whole)),
  });

/** "€1,200–€1,500", without cents: these are sums over companies and years. */
export function eurosText(cents: Range | number, { tag }: Words): string {
  const { low, high } = typeof cents === 'number' ? same(cents) : cents;
  const format = new Intl.NumberFormat(tag, { ...whole, style: 'currency', currency: 'EUR' });
  return rangeText({ low: low / 100, high: high / 100 }, format);
}
