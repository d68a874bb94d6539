import type { LoopFigures, Totals } from './analytics.schema.ts';
import type { Count } from './counts.types.ts';

type Part<Name extends Count['part']> = Extract<Count, { part: Name }>;

const ofPart = <Name extends Count['part']>(counts: readonly Count[], part: Name): Part<Name>[] =>
  counts.filter((row): row is Part<Name> => row.part === part);

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

function totalsOf(rows: readonly Part<'opportunity'>[]): Totals {
  const cents = new Map<string, number>();
  for (const row of rows) cents.set(row.currency, (cents.get(row.currency) ?? 0) + row.cents);
  return [...cents]
    .map(([currency, amountCents]) => ({ currency, amountCents }))
    .toSorted(
      (one, other) =>
        Number(other.currency === 'EUR') - Number(one.currency === 'EUR') ||
        other.amountCents - one.amountCents,
    );
}

function medianOf(days: readonly number[]): number | null {
  const sorted = days.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Adds up groups of rows. */
export function figuresOf(counts: readonly Count[]): LoopFigures {
  const enquiries = ofPart(counts, 'enquiry');
  const leads = ofPart(counts, 'lead');
  const deals = ofPart(counts, 'opportunity');
  const [open, won, lost] = (['open', 'won', 'lost'] as const).map((kind) =>
    deals.filter((row) => row.kind === kind),
  ) as [typeof deals, typeof deals, typeof deals];
  const n = (row: { n: number }) => row.n;
  const begun = deals.flatMap((row) => row.begunDays);
  return {
    enquiries: {
      count: sum(enquiries, n),
      leads: sum(enquiries, (row) => row.leads),
      opportunities: sum(enquiries, (row) => row.led),
    },
    leads: { count: sum(leads, n), opportunities: sum(leads, (row) => row.led) },
    opportunities: {
      count: sum(deals, n),
      begun: begun.length,
      medianDays: medianOf(begun),
    },
    open: { count: sum(open, n), totals: totalsOf(open) },
    won: {
      count: sum(won, n),
      totals: totalsOf(won),
      medianDays: medianOf(won.flatMap((row) => row.wonDays)),
    },
    lost: { count: sum(lost, n) },
  };
}

export const hasFigures = ({ enquiries, leads, opportunities }: LoopFigures): boolean =>
  enquiries.count + leads.count + opportunities.count > 0;

/** Returns what came back beyond the cost, as a share of it: 1 is twice the cost, −1 nothing at all. */
export const returnOf = (revenueCents: number, costCents: number | null): number | null =>
  costCents === null || costCents === 0 ? null : (revenueCents - costCents) / costCents;

export const isBackwards = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from !== undefined && to !== undefined && from > to;
