import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { FormulaUse } from '#features/consulting/report/plan/figures.types.ts';
import type { DocumentSheet } from '#features/consulting/report/document/document.schema.ts';
import { businessCase } from '#features/consulting/report/plan/business-case.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** Actions that an action without a saving prepares; its problem says by itself what it is for. */
function purposeOf({ words, figures }: Writing, action: Action): string {
  const prepared = figures.actions.filter(({ needs }) => needs.includes(action.id)).map(({ id }) => id);
  return prepared.length === 0 ? '' : words.say('purpose.prepares', { actions: words.list(prepared) });
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

/** Saving and payback of a sheet; without a saving, what it prepares. */
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
