import type { Action, Range } from './figures.schema.ts';
import { toCents, toTenth } from './range.rules.ts';

const MONTHS = 12;
const YEARS = 3;

type Money = { saving: Range | null; setup: Range; running: Range };
export type Payback = Pick<
  Action,
  | 'paybackMonthsLow'
  | 'paybackMonthsHigh'
  | 'threeYearNetLowCents'
  | 'threeYearNetHighCents'
  | 'isJustifiedByHours'
>;

/**
 * findings: payback in months = 12 I / (S - R), three-year net = 3 (S - R) - I. The low payback takes the low set-up
 * and the high saving less the low running cost; the high one the other ends.
 */
export function paybackOf({ saving, setup, running }: Money): Payback {
  if (saving === null)
    return {
      paybackMonthsLow: null,
      paybackMonthsHigh: null,
      threeYearNetLowCents: null,
      threeYearNetHighCents: null,
      isJustifiedByHours: 'unknown',
    };
  const [least, most] = [saving.low - running.high, saving.high - running.low];
  const months = (cost: number, gain: number) => (gain > 0 ? toTenth((MONTHS * cost) / gain) : null);
  return {
    paybackMonthsLow: months(setup.low, most),
    paybackMonthsHigh: months(setup.high, least),
    threeYearNetLowCents: toCents(YEARS * least - setup.high),
    threeYearNetHighCents: toCents(YEARS * most - setup.low),
    isJustifiedByHours: least > 0 ? 'yes' : most > 0 ? 'partly' : 'no',
  };
}
