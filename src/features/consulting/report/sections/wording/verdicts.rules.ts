// One long file: letter, decisions and sheets take their words from one judgement.
import { businessCase } from '#features/consulting/report/plan/business-case.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { FormulaUse } from '#features/consulting/report/plan/figures.types.ts';
import { groundworkOf, threeYearCost, type Verdict } from '#features/consulting/report/plan/verdict.rules.ts';
import { dated } from './beginnings.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';
import { missingText } from './sources.rules.ts';
import { actionNamed } from './titles.rules.ts';

/** Actions that a decision explains one by one; the sheets explain them all. */
const MOST_EXPLAINED = 4;

export type Advice = Record<'approve' | 'sure' | 'priced' | 'apart' | 'notYet', Action[]>;

const isSure = (verdict: Verdict | undefined): boolean => verdict?.kind === 'pays';
const isApproved = (verdict: Verdict | undefined): boolean => isSure(verdict) || verdict?.kind === 'cheap';

/** Whether none of the figures behind an action's saving was measured or told. */
const isEstimated = ({ problemOf, figuresOf }: Writing, { rowIds }: Action): boolean => {
  const counted = rowIds.filter((id) => (figuresOf(id)?.costPerYearCents ?? 0) > 0);
  return counted.length > 0 && counted.every((id) => (problemOf(id)?.source ?? 'estimated') === 'estimated');
};

/**
 * Sorts actions by what to do about them: approve (`sure` are those that pay even at worst), sign at a firm price, decide
 * apart, or not buy yet. Groundwork goes with the first action that it prepares.
 */
export function adviceOn(writing: Writing, actions: readonly Action[]): Advice {
  const { figures, verdictOf } = writing;
  const judged = (action: Action): Action =>
    action.rowIds.length > 0
      ? action
      : (figures.actions.find((other) => other.rowIds.length > 0 && other.needs.includes(action.id)) ??
        action);
  // Nothing is approved that the report advises against.
  const lacks = (action: Action): boolean => writing.isWithoutBasis(judged(action));
  const by = (test: (verdict: Verdict | undefined) => boolean) =>
    actions.filter((action) => !lacks(action) && test(verdictOf(judged(action))));
  return {
    approve: by(isApproved),
    sure: by(isSure),
    priced: by((verdict) => verdict?.kind === 'atPrice'),
    apart: by((verdict) => verdict?.kind === 'open'),
    notYet: actions.filter((action) => {
      const kind = verdictOf(judged(action))?.kind;
      return lacks(action) || kind === 'costly' || kind === 'never';
    }),
  };
}

/** Ids of the actions that the decisions ask to begin or to sign. */
export function approvedIn(writing: Writing): ReadonlySet<string> {
  const first = writing.figures.actions.filter(({ wave }) => wave === 1);
  const { approve, priced } = adviceOn(writing, dated(writing, first));
  const begun = first.filter((action) => writing.beginningOf(action) !== undefined);
  return new Set([...begun, ...approve, ...priced].map(({ id }) => id));
}

/**
 * Returns the actions that are proposed now: the first wave without what is decided apart or not bought yet; the whole
 * first wave where nothing would be left.
 */
export function proposedNow(writing: Writing): Action[] {
  const first = writing.figures.actions.filter(({ wave }) => wave === 1);
  const { apart, notYet } = adviceOn(writing, dated(writing, first));
  const rest = first.filter((action) => !apart.includes(action) && !notYet.includes(action));
  return rest.length > 0 ? rest : first;
}

/** The last week, counted from that of the start, in which a quick win begins: four weeks after it. */
const LAST_QUICK_WEEK = 5;

/** Ids of the quick wins: little effort, much impact, begun within the first weeks and not advised against. */
export function quickWinsIn(writing: Writing): ReadonlySet<string> {
  const approved = approvedIn(writing);
  const last = (writing.figures.start?.lead ?? 0) + LAST_QUICK_WEEK;
  return new Set(
    writing.figures.actions
      .filter(
        (action) =>
          action.isQuickWin &&
          approved.has(action.id) &&
          (writing.beginningOf(action) !== undefined || action.fromWeek <= last),
      )
      .map(({ id }) => id),
  );
}

export const idsOf = ({ words }: Writing, actions: readonly Action[]): string =>
  words.list(actions.map(({ id }) => id));

const ownFormula = (
  { formulasOf }: Writing,
  action: Action,
  key: FormulaUse['key'],
): FormulaUse | undefined => formulasOf(action).find((use) => use.key === key && use.actionId === action.id);

/** "28% of it cash, the rest hours": in what the low saving pays a price up to its cap. */
function paidIn(writing: Writing, action: Action): string {
  const { words } = writing;
  const share = ownFormula(writing, action, 'ceiling')?.values['cashShare'];
  const cash = typeof share === 'number' ? share : 0;
  if (cash <= 0) return words.say('verdict.paidIn.hours');
  return cash >= 1
    ? words.say('verdict.paidIn.cash')
    : words.say('verdict.paidIn.both', { cash: words.percent(cash) });
}

const priceOf = (
  writing: Writing,
  action: Action,
  { capCents, threeYears }: Extract<Verdict, { kind: 'atPrice' }>,
) => ({
  cap: writing.words.money(capCents),
  cost: writing.words.money(threeYears.low, threeYears.high),
  paidIn: paidIn(writing, action),
});

/** Suffix of the words for savings from example shares: a worst case exists only from the firm's own figures. */
export const exampleOf = (writing: Writing, actions: readonly Action[]): '' | 'Example' =>
  actions.some((action) => writing.isExample(action)) ? 'Example' : '';

const setUpOf = (words: Writing['words'], actions: readonly Action[]): string =>
  words.money(
    actions.reduce((sum, { costLowCents }) => sum + costLowCents, 0),
    actions.reduce((sum, { costHighCents }) => sum + costHighCents, 0),
  );

/** The verdict on an action in a clause, without its subject: "pays back within three years even in the worst case". */
export function verdictText(writing: Writing, action: Action): string | undefined {
  const { words } = writing;
  const verdict = writing.verdictOf(action);
  if (verdict === undefined || action.rowIds.length === 0) return undefined;
  if (writing.isWithoutBasis(action)) return words.say('verdict.noData');
  switch (verdict.kind) {
    case 'atPrice':
      return words.say('verdict.atPrice', priceOf(writing, action, verdict));
    case 'open':
      return words.say(`verdict.${verdict.odds}`, {
        loss: words.money(-verdict.net.low),
        gain: words.money(verdict.net.high),
      });
    case 'costly': {
      const missing = missingText(writing, action.rowIds);
      const { low, high } = threeYearCost([action, ...groundworkOf(action, writing.figures.actions)]);
      return missing === ''
        ? words.say('verdict.costlyUncounted', { cost: words.money(low, high) })
        : words.say('verdict.costly', {
            missing,
            cost: setUpOf(words, [action, ...groundworkOf(action, writing.figures.actions)]),
          });
    }
    case 'cheap':
      // An action has figures if the cost of today stands on the same sheet.
      return words.say(
        action.rowIds.some((id) => writing.figuresOf(id)?.costPerYearCents != null)
          ? 'verdict.cheapUncounted'
          : 'verdict.cheap',
      );
    default:
      return words.say(
        `verdict.${verdict.kind}${verdict.kind === 'pays' ? exampleOf(writing, [action]) : ''}`,
      );
  }
}

/** Formulas behind a verdict; with groundwork no single one says the loss and the gain. */
export function verdictNotes(writing: Writing, action: Action): string[] {
  const isAlone = groundworkOf(action, writing.figures.actions).length === 0;
  const isOpen = writing.verdictOf(action)?.kind === 'open';
  const keys = isOpen ? (isAlone ? (['threeYearNet'] as const) : []) : (['ceiling'] as const);
  return keys.flatMap((key) => ownFormula(writing, action, key)?.id ?? []);
}

/** Conditions of what is not approved outright: the most that each may cost, or what to know first. */
export function conditions(writing: Writing, actions: readonly Action[]): string {
  const { words, verdictOf } = writing;
  const own = actions.filter(({ rowIds }) => rowIds.length > 0);
  const told = own.slice(0, MOST_EXPLAINED).map((action) => {
    const verdict = verdictOf(action);
    const named = actionNamed(writing, action);
    if (verdict?.kind === 'atPrice')
      return words.say('decision.cap', { action: named, ...priceOf(writing, action, verdict) });
    return words.say('verdict.of', { action: named, verdict: verdictText(writing, action) ?? '' });
  });
  const others = own.slice(MOST_EXPLAINED);
  return others.length > 0
    ? `${told.join('; ')}; ${words.say('verdict.others', { count: others.length, ids: idsOf(writing, others) })}`
    : told.join('; ');
}

/** Returns a sentence on money and time won by the actions: money that reaches the bank apart from freed hours. */
export function bringsSentence({ words }: Writing, actions: readonly Action[]): string | undefined {
  const { saving, bank, freed, freedHours } = businessCase(actions);
  if (saving === null || bank === null) return undefined;
  const hasBank = bank.high > 0;
  const isFreed = freed !== null && freed.high > 0;
  // Time that is lost case by case has a worth, and no hours that anybody counted.
  const isByCases = actions.some(
    ({ savedHoursPerYear, savingHighCents, bankHighCents }) =>
      savedHoursPerYear === null && (savingHighCents ?? 0) > (bankHighCents ?? 0),
  );
  const hasHours = isFreed && freedHours !== null && !isByCases;
  const values = {
    count: actions.filter(({ savingHighCents }) => savingHighCents !== null).length,
    bank: words.money(bank.low, bank.high),
    ...(isFreed && { freed: words.money(freed.low, freed.high) }),
    ...(hasHours && { hours: words.hours(freedHours.low, freedHours.high) }),
  };
  if (isFreed && !hasHours) return words.say(hasBank ? 'sums.brings.bankTime' : 'sums.brings.time', values);
  if (hasBank && hasHours) return words.say('sums.brings.both', values);
  return words.say(hasBank ? 'sums.brings.bank' : 'sums.brings.hours', values);
}

/** Whether nothing is sure to pay, and something is left to be decided: then nobody approves the whole plan. */
export function isUnsure(writing: Writing, actions: readonly Action[]): boolean {
  const { sure, priced, apart } = adviceOn(writing, actions);
  return sure.length === 0 && priced.length + apart.length > 0;
}

/** Asks for a measure before anything is paid for what pays by estimates alone. */
export function unmeasuredSentence(writing: Writing, actions: readonly Action[]): string | undefined {
  const sure = actions.filter((action) => isSure(writing.verdictOf(action)) && isEstimated(writing, action));
  return sure.length === 0
    ? undefined
    : writing.words.say('sums.unmeasured', { count: sure.length, ids: idsOf(writing, sure) });
}
