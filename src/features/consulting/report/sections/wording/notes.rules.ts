import type { FormulaUse } from '#features/consulting/report/plan/figures.types.ts';
import type { Range } from '#features/consulting/report/plan/figures.schema.ts';
import type { PlanWords } from './plan-words.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** References of a text to formulas: " [F1]", " [F1, F3]". */
const REFERENCE = /\s?\[(F\d+(?:, F\d+)*)\]/g;

/** Returns the text without its references, and their ids in order. */
export function takeNotes(text: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  const bare = text.replaceAll(REFERENCE, (_, ids: string) => {
    for (const id of ids.split(', ')) if (!notes.includes(id)) notes.push(id);
    return '';
  });
  return { text: bare, notes };
}

/** Writes references behind a sentence: " [F1, F3]"; nothing for none. */
export const referTo = (formulas: readonly FormulaUse[]): string =>
  formulas.length === 0 ? '' : ` [${formulas.map(({ id }) => id).join(', ')}]`;

/** Amounts that somebody typed: a cost of €18.50 an hour that is printed as €19 contradicts its own result. */
const TYPED: readonly string[] = ['hourlyCostCents', 'incidentCostCents', 'budgetCents', 'tiedUpCents'];

function resultText(key: FormulaUse['key'], { low, high }: Range, words: PlanWords): string {
  if (key === 'hours') return words.hours(low, high);
  if (key === 'payback') return words.months(low, high);
  if (key === 'targetHours' || key === 'targetIncidents') return words.range({ low, high });
  return words.money(low, high);
}

/** A formula with its values and result, as the reader checks it. */
export function noteText(
  { key, values, result, rowIds }: FormulaUse,
  { words, casesOf, figures }: Pick<Writing, 'words' | 'casesOf' | 'figures'>,
): string {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const range = typeof value === 'number' ? { low: value, high: value } : value;
      if (TYPED.includes(name)) return [name, words.exactMoney(range.low)];
      if (name.endsWith('Cents')) return [name, words.money(range.low, range.high)];
      if (name === 'adoption' || name.endsWith('Share')) return [name, words.percents(range.low, range.high)];
      if (name === 'people') return [name, words.say('formula.people', { count: range.low })];
      if (name === 'incidentsPerMonth' || name === 'incidentsPerYear') {
        const amount = { count: words.number(range.low), cases: casesOf(rowIds, range.low) };
        return [name, words.say(`formula.${name}`, amount)];
      }
      return [name, words.range(range)];
    }),
  );
  const total = resultText(key, result, words);
  const given =
    key === 'cost'
      ? costInputs(values)
      : key === 'saving'
        ? savingInputs(values)
        : key === 'budget'
          ? figures.actions.some(({ wave }) => wave === 2)
            ? ''
            : 'All'
          : values['incidentsPerYear'] === undefined
            ? ''
            : 'AYear';
  return words.say(`formula.${key}${given}`, { ...shown, result: total });
}

/** A saving is a share of the cost of hours, of that of incidents, or of both. */
function savingInputs(values: FormulaUse['values']): 'Hours' | 'Incidents' | 'Both' {
  if (values['hoursCents'] === undefined) return 'Incidents';
  return values['incidentsCents'] === undefined ? 'Hours' : 'Both';
}

/** A cost rests on hours, on incidents, or on both; the incidents of a season on its weeks. */
function costInputs(values: FormulaUse['values']): string {
  const season = values['seasonWeeks'] === undefined ? '' : 'OfSeason';
  if (values['hoursPerWeek'] === undefined) return `Incidents${season}`;
  return values['incidentsPerMonth'] === undefined ? 'Hours' : `Both${season}`;
}
