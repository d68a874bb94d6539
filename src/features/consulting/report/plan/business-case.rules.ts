import type { Action, Range } from './figures.schema.ts';
import { paybackOf } from './payback.rules.ts';
import { sumKnown } from './range.rules.ts';
import { YEARS } from './verdict.rules.ts';

/** Sums of some actions, a year unless it says otherwise. Null where none of them is quantified. */
export type BusinessCase = {
  setup: Range;
  running: Range;
  saving: Range | null;
  /** The part of the saving that reaches the bank, and what is left of it after the running costs. */
  bank: Range | null;
  bankNet: Range | null;
  /** Hours that become free, and what they are worth where an hour has a cost. */
  freedHours: Range | null;
  freed: Range | null;
  net: Range | null;
  threeYearNet: Range | null;
  paybackMonths: Range | null;
};

type Cents = `${'cost' | 'running' | 'saving' | 'bank'}${'Low' | 'High'}Cents`;

/** Adds up what actions cost and bring; costs count those without figures too, so that the sum promises nothing. */
export function businessCase(actions: readonly Action[]): BusinessCase {
  const range = (low: Cents, high: Cents): Range | null => {
    const ends = [low, high].map((key) => sumKnown(actions.map((action) => action[key] ?? null)));
    return ends[0] == null || ends[1] == null ? null : { low: ends[0], high: ends[1] };
  };
  const setup = range('costLowCents', 'costHighCents') ?? { low: 0, high: 0 };
  const running = range('runningLowCents', 'runningHighCents') ?? { low: 0, high: 0 };
  const saving = range('savingLowCents', 'savingHighCents');
  const bank = range('bankLowCents', 'bankHighCents');
  const hours = actions.flatMap(({ savedHoursPerYear }) => savedHoursPerYear ?? []);
  const less = (of: Range | null): Range | null =>
    of && { low: of.low - running.high, high: of.high - running.low };
  const net = less(saving);
  const { paybackMonthsLow, paybackMonthsHigh } = paybackOf({ saving, setup, running });
  return {
    setup,
    running,
    saving,
    bank,
    bankNet: less(bank),
    freedHours:
      hours.length === 0
        ? null
        : {
            // Rounded one by one, as the sheets show them: whoever adds those up gets this sum.
            low: hours.reduce((sum, { low }) => sum + Math.round(low), 0),
            high: hours.reduce((sum, { high }) => sum + Math.round(high), 0),
          },
    freed: saving && bank && { low: saving.low - bank.low, high: saving.high - bank.high },
    net,
    threeYearNet: net && { low: YEARS * net.low - setup.high, high: YEARS * net.high - setup.low },
    paybackMonths:
      paybackMonthsLow === null || paybackMonthsHigh === null
        ? null
        : { low: paybackMonthsLow, high: paybackMonthsHigh },
  };
}
