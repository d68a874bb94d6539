import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import type { Action, Range } from './figures.schema.ts';

/** Years within which an action has to pay. */
export const YEARS = 3;

/** Set-up, in cents, up to which nobody asks for figures first: a saving of less is small for the size as well. */
const LITTLE: Record<CompanySize, number> = { small: 100_000, medium: 500_000, large: 2_500_000 };

/** Share of the way from the worst to the best end that is a gain, from which an action is likely to pay; between, it may or may not. */
const LIKELY = 0.6;

export type Verdict =
  /** Three years pay for it at worst: low saving, high cost. */
  | { kind: 'pays' }
  /** With the low saving it pays at the middle of its costs, and up to so much over three years. */
  | { kind: 'atPrice'; capCents: number; threeYears: Range }
  /** It pays at the better end alone: what three years lose at worst and gain at best, in cents, and how that stands. */
  | { kind: 'open'; net: Range; odds: 'likely' | 'even' | 'unlikely' }
  /** It does not pay even at best. */
  | { kind: 'never' }
  /** Without figures, and little or much to lose. */
  | { kind: 'cheap' }
  | { kind: 'costly' };

type Costs = Pick<Action, 'costLowCents' | 'costHighCents' | 'runningLowCents' | 'runningHighCents'>;
type Judged = Costs & Pick<Action, 'savingLowCents' | 'savingHighCents'>;

/** Set-up and running over three years, together. */
export const threeYearCost = (all: readonly Costs[]): Range => ({
  low: all.reduce(
    (sum, { costLowCents, runningLowCents }) => sum + costLowCents + YEARS * runningLowCents,
    0,
  ),
  high: all.reduce(
    (sum, { costHighCents, runningHighCents }) => sum + costHighCents + YEARS * runningHighCents,
    0,
  ),
});

/** Asks whether an action pays within three years, together with the groundwork that stands before it. */
export function verdictOf(action: Judged, groundwork: readonly Costs[], size: CompanySize): Verdict {
  const { savingLowCents: least, savingHighCents: most } = action;
  const all = [action, ...groundwork];
  if (least === null || most === null)
    return {
      kind:
        all.reduce((sum, { costHighCents }) => sum + costHighCents, 0) <= LITTLE[size] ? 'cheap' : 'costly',
    };
  const { low, high } = threeYearCost(all);
  if (YEARS * least >= high) return { kind: 'pays' };
  if (YEARS * most < low) return { kind: 'never' };
  if (YEARS * least >= (low + high) / 2)
    return { kind: 'atPrice', capCents: YEARS * least, threeYears: { low, high } };
  const net = { low: YEARS * least - high, high: YEARS * most - low };
  const gain = net.high / (net.high - net.low);
  return { kind: 'open', net, odds: gain > LIKELY ? 'likely' : gain < 1 - LIKELY ? 'unlikely' : 'even' };
}

/** Actions without problems of their own that an action needs. */
export const groundworkOf = (action: Action, actions: readonly Action[]): Action[] =>
  action.needs.length === 0
    ? []
    : actions.filter(({ id, rowIds }) => rowIds.length === 0 && action.needs.includes(id));

/** Verdicts of a plan, by action. */
export const verdictsOf = (actions: readonly Action[], size: CompanySize): ReadonlyMap<string, Verdict> =>
  new Map(actions.map((action) => [action.id, verdictOf(action, groundworkOf(action, actions), size)]));
