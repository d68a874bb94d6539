import type { DocumentBlock } from '#features/consulting/report/document/document.values.ts';
import type { Action, FigureTotals } from '#features/consulting/report/figures/figures.types.ts';
import { totalsOf } from '#features/consulting/report/figures/totals.rules.ts';
import { unknownSentence } from './risk-sections.rules.ts';
import { matrixFigure } from './priority-sections.rules.ts';
import { costFigure } from './cost-sections.rules.ts';
import type { Section, Writing } from './section.types.ts';

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
function fundedTotals({ figures }: Writing): FigureTotals {
  const first = inFirstWave(figures.actions);
  return first.length === figures.actions.length ? figures.totals : totalsOf(figures.problems, first);
}

/** The covering letter: what it costs today, what is proposed, what to begin with. */
export function letterSection(writing: Writing): Section {
  const { snapshot, figures, words } = writing;
  const { actions } = figures;
  const totals = fundedTotals(writing);
  const later = actions.filter(({ wave }) => wave === 2);
  const company = words.label(snapshot.company.name);
  const primary = snapshot.contacts?.find(({ isPrimary }) => isPrimary);
  const [first, second] = inFirstWave(actions);
  const sentences = [
    snapshot.problems.length === 0
      ? undefined
      : totals.costPerYearCents === null
        ? words.say('letter.unquantified', { company, count: snapshot.problems.length })
        : words.say('letter.cost', {
            company,
            count: totals.quantifiedProblems,
            cost: words.euros(totals.costPerYearCents),
          }),
    totals.savingHighCents === null
      ? undefined
      : words.say('letter.saving', {
          count: inFirstWave(actions).length,
          saving: words.euros(totals.savingLowCents, totals.savingHighCents),
          setup: words.euros(totals.costLowCents, totals.costHighCents),
          running: words.euros(totals.runningLowCents, totals.runningHighCents),
        }),
    totals.savingLowCents !== null && totals.runningHighCents > totals.savingLowCents
      ? words.say('letter.runningAbove')
      : undefined,
    later.length > 0 && later.length < actions.length
      ? words.say('letter.later', { count: later.length })
      : undefined,
    first && second
      ? words.say('letter.beginTwo', { first: named(writing, first), second: named(writing, second) })
      : first && words.say('letter.begin', { first: named(writing, first) }),
  ].filter((sentence) => sentence !== undefined);
  const address =
    primary &&
    words.say('letter.to', { name: words.label(primary.name), position: words.label(primary.position) });
  return {
    id: 'letter',
    part: 'letter',
    title: '',
    text: [...(address === undefined ? [] : [address]), sentences.join(' ')].join('\n\n'),
  };
}

/** "leer las facturas de proveedores (A1)". */
const named = ({ words, titleOf }: Writing, action: Action): string =>
  words.say('actionNamed', { title: lowered(titleOf(action)), id: action.id });

/** A title inside a sentence: an acronym at its head stays. */
export const lowered = (title: string): string =>
  /^\p{Lu}{2}/u.test(title) ? title : title.replace(/^\p{Lu}/u, (first) => first.toLowerCase());

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

/** What the reader decides, at most three: what begins, who answers for it, what must be known first. */
function decisions(writing: Writing): string[] {
  const { figures, words, titleOf } = writing;
  const first = inFirstWave(figures.actions).slice(0, FIRST_ACTIONS);
  const ids = words.list(first.map(({ id }) => id));
  const [start] = first;
  const cost = words.euros(
    first.reduce((sum, { costLowCents }) => sum + costLowCents, 0),
    first.reduce((sum, { costHighCents }) => sum + costHighCents, 0),
  );
  const later = figures.actions.filter(({ wave }) => wave === 2);
  const unknown = unknownSentence(writing);
  const unowned = first.find((action) => !writing.hasOwner(action));
  return [
    start &&
      words.say('decision.approve', {
        ids,
        titles: first.map((action) => titleOf(action)).join('; '),
        start:
          start.from === null
            ? words.say('decision.withoutDate')
            : words.say('decision.onDate', { day: words.day(start.from) }),
        cost,
      }),
    unknown === undefined ? undefined : words.say('decision.unknown', { sentence: unknown }),
    unowned && words.say('decision.owner', { id: unowned.id, role: writing.ownerOf(unowned) }),
    later.length > 0 &&
      words.say('decision.later', { count: later.length, ids: words.list(later.map(({ id }) => id)) }),
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
