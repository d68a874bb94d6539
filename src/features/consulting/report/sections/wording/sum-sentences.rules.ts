import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { limitsOf } from './limits.rules.ts';
import { fundedTotals } from '#features/consulting/report/sections/opening-sections.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';
import { bringsSentence, proposedNow, unmeasuredSentence } from './verdicts.rules.ts';

/** Problems that are solved at once, and how many of those that wait are named. */
const HIGH_PRIORITY = 4;
const MOST_POSTPONED = 3;
/** Share of the cost from which the report says that it is estimated, and the problems that it names. */
const GOOD_PART = 0.25;
const MOST_ESTIMATED = 4;

/** Money that is owed or lies in stock, beside the costs of a year. */
function tiedUpSentence({ words, figures, numberOf }: Writing): string | undefined {
  const rows = figures.problems.filter(({ tiedUpCents }) => tiedUpCents !== undefined);
  if (rows.length === 0) return undefined;
  return words.say('sums.tiedUp', {
    amount: words.money(rows.reduce((sum, { tiedUpCents = 0 }) => sum + tiedUpCents, 0)),
    problems: words.list(rows.map(({ rowId }) => numberOf(rowId))),
  });
}

/** Says that the cost of a year rests on estimates, where they are a good part of it. */
export function estimatedSentence({ words, figures, problems, numberOf }: Writing): string | undefined {
  const costOf = new Map(figures.problems.map((row) => [row.rowId, row.costPerYearCents ?? 0]));
  const sum = (ids: readonly number[]) => ids.reduce((total, id) => total + (costOf.get(id) ?? 0), 0);
  const ids = problems
    .filter(({ id, source }) => (source ?? 'estimated') === 'estimated' && (costOf.get(id) ?? 0) > 0)
    .map(({ id }) => id);
  const [cost, total] = [sum(ids), sum([...costOf.keys()])];
  if (cost === 0 || cost < GOOD_PART * total) return undefined;
  if (cost === total) return words.say('sums.estimatedAll');
  return ids.length > MOST_ESTIMATED
    ? words.say('sums.estimatedMany', { cost: words.money(cost), total: ids.length })
    : words.say('sums.estimated', { cost: words.money(cost), problems: words.list(ids.map(numberOf)) });
}

/** The problems of priority 4 and 5 that wait for the second wave, and for what. */
export function postponedSentence(writing: Writing, later: readonly Action[]): string | undefined {
  const { words, problems, numberOf, figures } = writing;
  const high = problems.filter(({ priority }) => priority >= HIGH_PRIORITY);
  const actions = later.filter(({ rowIds }) => high.some(({ id }) => rowIds.includes(id)));
  const rows = high.filter(({ id }) => actions.some(({ rowIds }) => rowIds.includes(id)));
  const limits = limitsOf(writing, actions);
  if (rows.length === 0 || limits === undefined) return undefined;
  const named = rows
    .slice(0, MOST_POSTPONED)
    .map((row) => words.say('actionNamed', { title: words.readingOf(row), id: numberOf(row.id) }));
  const [action] = actions;
  const left = figures.formulas.find(({ key }) => key === 'budget')?.result.low ?? 0;
  const isOffered = actions.length === 1 && action !== undefined && left >= action.costLowCents && left > 0;
  return [
    words.say('sums.postponed', { count: rows.length, problems: words.list(named), limits }),
    ...(isOffered
      ? [
          words.say('sums.bringForward', {
            id: action.id,
            cost: words.money(action.costLowCents, action.costHighCents),
            left: words.money(left),
          }),
        ]
      : []),
  ].join(' ');
}

/** How many actions are proposed now, what they bring and take, and what those sums rest on; empty without a saving. */
export function sumsText(writing: Writing): string {
  const { words, figures } = writing;
  const totals = fundedTotals(writing);
  const begun = proposedNow(writing);
  const proposed = begun.length;
  const total = figures.actions.length;
  const quantified = begun.filter(({ savingHighCents }) => savingHighCents !== null).length;
  const hasSaving = totals.savingHighCents !== null;
  const counted =
    proposed < total
      ? words.say(
          quantified === 0
            ? 'sums.proposedNone'
            : quantified === proposed && proposed > 1
              ? 'sums.proposedAll'
              : 'sums.proposedNow',
          { quantified, proposed, total },
        )
      : quantified < proposed
        ? words.say('sums.withFigures', { count: quantified, total: proposed })
        : undefined;
  return [
    ...(hasSaving || proposed < total
      ? [
          counted,
          bringsSentence(writing, begun),
          words.say('sums.takes', {
            count: proposed,
            setup: words.money(totals.costLowCents, totals.costHighCents),
            running: words.money(totals.runningLowCents, totals.runningHighCents),
          }),
          begun.some((action) => writing.isExample(action)) ? words.say('sums.examples') : undefined,
          unmeasuredSentence(writing, begun),
        ]
      : []),
    tiedUpSentence(writing),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}
