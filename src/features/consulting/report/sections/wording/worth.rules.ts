import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { FormulaUse } from '#features/consulting/report/plan/figures.types.ts';
import type { DocumentSheet } from '#features/consulting/report/document/document.schema.ts';
import { businessCase } from '#features/consulting/report/plan/business-case.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** Purpose of an action without a saving, by the process of its first problem. */
const PURPOSE: Record<Process, string> = {
  invoices_in: 'money',
  invoices_out: 'money',
  collections: 'money',
  month_end: 'money',
  orders: 'flow',
  stock: 'flow',
  production: 'flow',
  planning: 'flow',
  maintenance: 'flow',
  quality: 'quality',
  quotes: 'customers',
  customer_service: 'customers',
  appointments: 'customers',
  email: 'customers',
  website: 'customers',
  reviews: 'customers',
  sales: 'customers',
  payroll: 'people',
  hiring: 'people',
  training: 'people',
  knowledge: 'knowledge',
  documents: 'figures',
  reporting: 'figures',
  forecasting: 'figures',
  integration: 'figures',
  data_quality: 'figures',
  security: 'security',
  backup: 'backup',
  privacy: 'privacy',
  ai_use: 'ai',
  other: 'other',
};

/** Says what an action without a saving is for: what it prepares, prevents or keeps. */
export function purposeOf(writing: Writing, action: Action): string {
  const { words, figures, problems, catalogue } = writing;
  const prepared = figures.actions.filter(({ needs }) => needs.includes(action.id)).map(({ id }) => id);
  const row = problems.find(({ id }) => id === action.rowIds[0]);
  const read = row?.reading?.process ?? 'other';
  const answered = catalogue.find(({ id }) => id === action.interventionId)?.match.process ?? 'other';
  const isToldByItself = writing.isOwn(action) && read === 'other';
  const parts = [
    ...(row === undefined || isToldByItself
      ? []
      : [words.say(`purpose.${PURPOSE[read === 'other' ? answered : read]}`)]),
    ...(prepared.length === 0 ? [] : [words.say('purpose.prepares', { actions: words.list(prepared) })]),
  ];
  return parts.join('; ');
}

/** Payback of an action that pays even at worst, or up to a price: its worst month says why the price counts. */
function paybackText({ words, verdictOf }: Writing, action: Action): string | undefined {
  const { paybackMonthsLow: low, paybackMonthsHigh: high } = action;
  const kind = verdictOf(action)?.kind;
  if (low === null || high === null || (kind !== 'pays' && kind !== 'atPrice')) return undefined;
  return words.months(low, high);
}

/** A year's saving: what reaches the bank, and the time that becomes free with what it is worth. */
function savingText({ words }: Writing, action: Action): string {
  const { saving, bank, freed, freedHours } = businessCase([action]);
  const hours =
    freedHours === null || freed === null || freed.high === 0
      ? undefined
      : words.say('action.freed', {
          hours: words.hours(freedHours.low, freedHours.high),
          value: words.money(freed.low, freed.high),
        });
  const money =
    bank === null || bank.high === 0
      ? undefined
      : words.say('action.bank', { value: words.money(bank.low, bank.high) });
  const time =
    freedHours === null && freed !== null && freed.high > 0
      ? words.say('action.freedWorth', { value: words.money(freed.low, freed.high) })
      : undefined;
  const parts = [money, hours, time].filter((part) => part !== undefined);
  return parts.length > 0
    ? parts.join('; ')
    : words.say('action.perYear', { value: words.money(saving?.low ?? 0, saving?.high ?? 0) });
}

/** Saving and payback of a sheet; without a saving, what the action is for. */
export function worthFacts(
  writing: Writing,
  action: Action,
  notesOf: (key: FormulaUse['key']) => string[],
): DocumentSheet['facts'] {
  const { words } = writing;
  const fact = (key: string, text: string, notes: string[] = []) => ({
    label: words.say(`action.label.${key}`),
    text,
    notes,
  });
  if (action.savingLowCents === null) {
    const purpose = purposeOf(writing, action);
    return purpose === '' ? [] : [fact('purpose', purpose)];
  }
  const payback = paybackText(writing, action);
  return [
    fact('saving', savingText(writing, action), notesOf('saving')),
    ...(payback === undefined ? [] : [fact('payback', payback, notesOf('payback'))]),
  ];
}
