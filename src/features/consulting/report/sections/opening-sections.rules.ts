import type { DocumentBlock } from '#features/consulting/report/document/document.values.ts';
import type { Action, FigureTotals } from '#features/consulting/report/figures/figures.types.ts';
import { totalsOf } from '#features/consulting/report/figures/totals.rules.ts';
import { beginningWith, dated, errands, startingNow } from './beginnings.rules.ts';
import { limitsOf } from './limits.rules.ts';
import { unknownSentence } from './risk-sections.rules.ts';
import { matrixFigure } from './priority-sections.rules.ts';
import { costFigure } from './cost-sections.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { lowered } from './titles.rules.ts';

/** Actions that the reader is asked to approve now. */
const FIRST_ACTIONS = 2;
const MOST_DECISIONS = 3;
/** A payback that is said in a sentence ("over ten years at worst") is no key figure. */
const LONGEST_FIGURE = 20;

export const inFirstWave = (actions: readonly Action[]): Action[] => actions.filter(({ wave }) => wave === 1);

/** Formulas of the totals: those that name neither a row nor an action. */
const totalNotes = ({ figures }: Writing, key: string) =>
  figures.formulas.filter((use) => use.key === key && use.actionId === null && use.rowIds.length === 0);

/** Sums of what begins now: the second wave is neither decided nor paid for yet. */
export function fundedTotals({ figures }: Writing): FigureTotals {
  const first = inFirstWave(figures.actions);
  return first.length === figures.actions.length ? figures.totals : totalsOf(figures.problems, first);
}

function keyFigures(writing: Writing): DocumentBlock {
  const { figures, words, snapshot } = writing;
  const { actions } = figures;
  const totals = fundedTotals(writing);
  const notes = (key: string) => totalNotes(writing, key).map(({ id }) => id);
  const figure = (key: string, value: string, of: string[] = []) => ({
    value,
    unit: '',
    label: words.say(`decision.figure.${key}`),
    notes: of,
  });
  const { paybackMonthsLow: low, paybackMonthsHigh: high } = totals;
  const payback = low === null || high === null ? null : words.months(low, high);
  const quick = actions.filter(({ isQuickWin }) => isQuickWin).length;
  const quantified =
    totals.savingHighCents === null
      ? [
          figure('problems', words.number(snapshot.problems.length)),
          figure('actions', words.number(actions.length)),
        ]
      : [
          figure('saving', words.euros(totals.savingLowCents, totals.savingHighCents), notes('saving')),
          figure('hours', words.hours(totals.hoursPerYear ?? 0), notes('hours')),
        ];
  return {
    kind: 'keyFigures',
    figures: [
      ...quantified,
      figure(
        actions.some(({ wave }) => wave === 2) ? 'investmentFirst' : 'investment',
        words.euros(totals.costLowCents, totals.costHighCents),
      ),
      ...(payback !== null && payback.length <= LONGEST_FIGURE
        ? [figure('payback', payback, notes('payback'))]
        : quick > 0
          ? [figure('quickWins', words.number(quick))]
          : []),
    ],
  };
}

/** Decisions for the reader, at most three: what cannot wait, first actions, the missing figure, an owner. */
function decisions(writing: Writing): string[] {
  const { figures, words, titleOf } = writing;
  const danger = startingNow(writing);
  const following = beginningWith(writing, 'danger').filter((action) => !danger.includes(action));
  const free = errands(writing);
  const first = dated(writing, inFirstWave(figures.actions)).slice(0, FIRST_ACTIONS);
  const [start] = first;
  const asked = (actions: readonly Action[]) => ({
    ids: words.list(actions.map(({ id }) => id)),
    titles: actions
      .slice(0, MOST_DECISIONS)
      .map((action) => lowered(titleOf(action)))
      .join('; '),
    cost: words.euros(
      actions.reduce((sum, { costLowCents }) => sum + costLowCents, 0),
      actions.reduce((sum, { costHighCents }) => sum + costHighCents, 0),
    ),
  });
  const later = figures.actions.filter(({ wave }) => wave === 2);
  const limits = limitsOf(writing, later);
  const unknown = unknownSentence(writing);
  const unowned = [...danger, ...first].find((action) => !writing.hasOwner(action));
  const atOnce = [
    ...(danger.length === 0 ? [] : [words.say('decision.danger', asked(danger))]),
    ...(following.length === 0 ? [] : [words.say('decision.dangerNext', asked(following))]),
    ...(free === undefined ? [] : [words.say('decision.free', { errands: free })]),
  ];
  return [
    atOnce.length === 0 ? undefined : atOnce.join(' '),
    start &&
      words.say('decision.approve', {
        ...asked(first),
        start:
          start.from === null
            ? words.say('decision.withoutDate')
            : words.say('decision.onDate', { day: words.day(start.from) }),
      }),
    unknown === undefined ? undefined : unknown,
    unowned && words.say('decision.owner', { id: unowned.id, role: writing.ownerOf(unowned) }),
    later.length > 0 &&
      limits !== undefined &&
      words.say('decision.later', {
        count: later.length,
        ids: words.list(later.map(({ id }) => id)),
        limits,
      }),
  ]
    .filter((line) => typeof line === 'string')
    .slice(0, MOST_DECISIONS);
}

export function decisionSections(writing: Writing): Section[] {
  const chart = costFigure(writing) ?? matrixFigure(writing);
  const lines = decisions(writing);
  if (writing.figures.actions.length === 0) return [];
  return [
    { id: 'decision.figures', part: 'decision', title: '', text: '', extras: [keyFigures(writing)] },
    {
      id: 'decision.asks',
      part: 'decision',
      title: writing.words.say('decision.title', { count: lines.length }),
      text: lines.map((line) => `• ${line}`).join('\n'),
      ...(chart && { extras: [chart] }),
    },
  ];
}
