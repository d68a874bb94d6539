import { proposedStake } from '#features/consulting/profile/stake/stake.rules.ts';
import { findQuantities, type Quantity } from './quantities/quantities.rules.ts';
import type { Split } from './split.rules.ts';

type Field = Quantity['field'];
type Figures = Partial<Record<Field, number | null>> & { source?: string | null };

/** The figures of a problem's row, in the order of its form. */
const FIELDS = ['hoursPerWeek', 'people', 'incidentsPerMonth', 'incidentCostCents', 'tiedUpCents'] as const;

const isOfMoneyHeld = (text: string): boolean => ['owed', 'owing'].includes(proposedStake(text) ?? '');

/** Whether a half tells a figure; money that is owed may be told in any words. */
const tells = (text: string, field: Field): boolean =>
  findQuantities(text).some((quantity) => quantity.field === field) ||
  (field === 'tiedUpCents' && isOfMoneyHeld(text));

/**
 * Of two problems that one row told, the figures that go with the second: those that it tells and the first does not.
 * `kept` sets them to null in the first; the source goes along where the first keeps none.
 */
export function figuresOfHalves<Row extends Figures>(row: Row, { first, second }: Split) {
  const typed = FIELDS.filter((field) => row[field] != null);
  const leaving = typed.filter((field) => tells(second, field) && !tells(first, field));
  const moved: Partial<Row> = Object.fromEntries(leaving.map((field) => [field, row[field]])) as Partial<Row>;
  const kept: Partial<Row> = Object.fromEntries(leaving.map((field) => [field, null])) as Partial<Row>;
  if (leaving.length === 0 || row.source == null) return { kept, moved };
  return {
    kept: leaving.length === typed.length ? { ...kept, source: null } : kept,
    moved: { ...moved, source: row.source },
  };
}
