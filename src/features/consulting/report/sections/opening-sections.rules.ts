import type { DocumentBlock } from '#features/consulting/report/document/document.schema.ts';
import { roughly } from '#features/consulting/report/plan/range.rules.ts';
import type { Action, FigureTotals, Range } from '#features/consulting/report/plan/figures.schema.ts';
import { businessCase } from '#features/consulting/report/plan/business-case.rules.ts';
import { totalsOf } from '#features/consulting/report/plan/totals.rules.ts';
import { dated, errands, startingNow, urgentActions } from './wording/beginnings.rules.ts';
import { toldSums } from './wording/told-sums.rules.ts';
import { limitsOf } from './wording/limits.rules.ts';
import { unknownSentence } from './risk-sections.rules.ts';
import type { SoonLaw } from './compliance-sections.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { settleDecision } from './settle-sections.rules.ts';
import { actionNamed } from './wording/titles.rules.ts';
import {
  adviceOn,
  conditions,
  exampleOf,
  idsOf,
  proposedNow,
  quickWinsIn,
  type Advice,
} from './wording/verdicts.rules.ts';

const MOST_DECISIONS = 3;
/** Actions whose titles a decision gives. */
const MOST_TITLES = 3;
/** Months within which a payback is a key figure; a longer one is said in words. */
const KEY_PAYBACK = 24;
const KEY_FIGURES = 4;

export const inFirstWave = (actions: readonly Action[]): Action[] => actions.filter(({ wave }) => wave === 1);

/** Sums of what is proposed now: the rest is neither decided nor paid for yet. */
export function fundedTotals(writing: Writing): FigureTotals {
  const { figures } = writing;
  const first = proposedNow(writing);
  return first.length === figures.actions.length ? figures.totals : totalsOf(figures.problems, first);
}

const ends = ({ low, high }: Range): [low: number, high: number] => [low, high];
const CENTS = 100;
/** Rounded in whole units of the currency. */
const roughCents = ({ low, high }: Range): Range => {
  const rough = roughly({ low: low / CENTS, high: high / CENTS });
  return { low: rough.low * CENTS, high: rough.high * CENTS };
};

/** The four figures that decide; where some are not known, what is recorded and proposed stands in their place. */
function keyFigures(writing: Writing): DocumentBlock {
  const { figures, words, snapshot } = writing;
  const { actions } = figures;
  const { budgetCents } = snapshot.company;
  const totals = fundedTotals(writing);
  const figure = (key: string, value: string, named: Record<string, string | number> = {}) => ({
    value,
    unit: '',
    label: words.say(`decision.figure.${key}`, named),
    notes: [],
  });
  const counted = (key: string, count: number) => figure(key, words.number(count), { count });
  const { sure } = adviceOn(writing, dated(writing, inFirstWave(actions)));
  const { paybackMonths, freed } = businessCase(sure);
  const range = sure.length === 0 ? null : paybackMonths;
  const told = toldSums(writing).map(({ key, cents, rows, isTold }) =>
    figure(`${key}${isTold ? 'Told' : ''}`, words.money(cents), {
      problems: words.list(rows.map(({ id }) => writing.numberOf(id))),
    }),
  );
  const payback = range === null || range.high > KEY_PAYBACK ? null : words.months(range.low, range.high);
  const proposed = proposedNow(writing);
  const { bank, freedHours, running, freed: freedInAll } = businessCase(proposed);
  const quick = quickWinsIn(writing).size;
  const hasSaving = totals.savingHighCents !== null;
  // A headline is as exact as what it rests on.
  const saving = proposed.filter(({ savingHighCents }) => savingHighCents !== null);
  const isExample = saving.length > 0 && saving.every((action) => writing.isExample(action));
  const shown = (range: Range): Range => (isExample ? roughly(range) : range);
  const marked = (item: ReturnType<typeof figure>) =>
    isExample ? { ...item, label: words.say('decision.figure.example', { label: item.label }) } : item;
  const money = (range: Range): string => words.money(...ends(isExample ? roughCents(range) : range));
  const known = [
    ...(!hasSaving || bank === null || bank.high === 0
      ? []
      : [
          marked(
            running.high === 0
              ? figure('bank', money(bank))
              : figure('bankBefore', money(bank), { running: words.money(running.low, running.high) }),
          ),
        ]),
    ...(!hasSaving || freedHours === null || freedHours.high === 0
      ? []
      : [marked(figure('freed', words.hours(...ends(shown(freedHours)))))]),
    ...(!hasSaving || freedHours !== null || freedInAll === null || freedInAll.high === 0
      ? []
      : [marked(figure('freedWorth', money(freedInAll)))]),
    figure(
      `${proposed.length < actions.length ? 'investmentFirst' : 'investment'}${budgetCents == null ? '' : 'OfBudget'}`,
      words.money(totals.costLowCents, totals.costHighCents),
      budgetCents == null ? {} : { budget: words.money(budgetCents) },
    ),
    ...(payback === null
      ? []
      : [
          marked(
            figure(`payback${freed !== null && freed.high > 0 ? 'WithHours' : ''}`, payback, {
              actions: words.say('decision.actions', { count: sure.length }),
            }),
          ),
        ]),
  ];
  const others = [
    ...(totals.costPerYearCents === null ? [] : [figure('cost', words.money(totals.costPerYearCents))]),
    ...told,
    ...(quick === 0 ? [] : [counted('quickWins', quick)]),
    counted('problems', snapshot.problems.length),
    counted('actions', proposed.length),
    counted('departments', snapshot.departments.length),
  ];
  return {
    kind: 'keyFigures',
    figures: [...others.slice(0, Math.max(0, KEY_FIGURES - known.length)), ...known],
  };
}

/** Day on which the approved actions begin: that of the first step, where it comes before. */
function beginText({ words, firstStepOf }: Writing, start: Action): string {
  const step = firstStepOf(start);
  if (step !== undefined) return words.say('decision.firstStep', { when: step });
  return start.from === null
    ? words.say('decision.withoutDate')
    : words.say('decision.onDate', { day: words.day(start.from) });
}

/** Actions to sign at a price, to decide apart or to leave, in at most so many lines. */
function judged(
  writing: Writing,
  advice: Pick<Advice, 'priced' | 'apart' | 'notYet'>,
  most: number,
): (string | undefined)[] {
  const lines = (['priced', 'apart', 'notYet'] as const).flatMap((key) =>
    advice[key].length === 0
      ? []
      : [
          writing.words.say(`decision.${key}`, {
            conditions: conditions(writing, advice[key]),
          }),
        ],
  );
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
}

/** "leer las facturas de proveedores (A3); …": the actions of a decision in words; the last of many are numbers. */
function titled(writing: Writing, actions: readonly Action[]): string {
  const { words } = writing;
  const named = actions.slice(0, MOST_TITLES).map((action) => actionNamed(writing, action));
  const others = actions.slice(MOST_TITLES);
  return [
    ...named,
    ...(others.length === 0
      ? []
      : [words.say('decision.others', { count: others.length, ids: idsOf(writing, others) })]),
  ].join('; ');
}

/** Decisions for the reader, at most three: what cannot wait, first actions, the missing figure, an owner. */
function decisions(writing: Writing, laws: readonly SoonLaw[]): string[] {
  const { figures, words } = writing;
  const danger = startingNow(writing);
  const following = urgentActions(writing).filter((action) => !danger.includes(action));
  const free = errands(writing);
  const planned = dated(writing, inFirstWave(figures.actions));
  const { approve, sure, priced, apart, notYet } = adviceOn(writing, planned);
  const [start] = approve;
  // Why these and not those that had better not be bought yet, which have no figures either.
  const cheap = approve.filter((action) => writing.verdictOf(action)?.kind === 'cheap');
  const approveKey =
    sure.length === 0
      ? 'approve'
      : `${sure.length === approve.length ? 'approveAllSure' : 'approveSure'}${exampleOf(writing, sure)}`;
  const asked = (actions: readonly Action[]) => ({
    actions: words.say('decision.actions', { count: actions.length }),
    titles: titled(writing, actions),
    cost: words.money(
      actions.reduce((sum, { costLowCents }) => sum + costLowCents, 0),
      actions.reduce((sum, { costHighCents }) => sum + costHighCents, 0),
    ),
  });
  const later = figures.actions.filter(({ wave }) => wave === 2);
  const limits = limitsOf(writing, later);
  // An action judged by itself names its own unknown.
  const unknown = priced.length + apart.length + notYet.length > 0 ? undefined : unknownSentence(writing);
  const unowned = [...danger, ...approve, ...priced]
    .filter((action) => !writing.hasOwner(action))
    .slice(0, MOST_TITLES)
    .map((action) => words.say('actionNamed', { title: action.id, id: writing.roleOf(action) }));
  const unsettled = settleDecision(writing);
  const atOnce = [
    ...(danger.length === 0 ? [] : [words.say('decision.danger', asked(danger))]),
    ...(following.length === 0 ? [] : [words.say('decision.dangerNext', asked(following))]),
    ...(free === undefined ? [] : [words.say('decision.free', { errands: free })]),
  ];
  return [
    unsettled,
    atOnce.length === 0 ? undefined : atOnce.join(' '),
    start &&
      [
        words.say(`decision.${approveKey}`, {
          ...asked(approve),
          sure: idsOf(writing, sure),
          ...(sure.length > 0 && { count: sure.length }),
          start: beginText(writing, start),
        }),
        ...(cheap.length === 0 || notYet.length === 0
          ? []
          : [
              words.say('decision.cheap', {
                count: cheap.length,
                ids: idsOf(writing, cheap),
                cost: words.money(cheap.reduce((sum, { costHighCents }) => sum + costHighCents, 0)),
              }),
            ]),
      ].join(' '),
    ...judged(
      writing,
      { priced, apart, notYet },
      MOST_DECISIONS - (unsettled ? 1 : 0) - (atOnce.length > 0 ? 1 : 0) - (start ? 1 : 0),
    ),
    unknown,
    unowned.length > 0 && words.say('decision.owner', { count: unowned.length, owners: words.list(unowned) }),
    later.length > 0 &&
      limits !== undefined &&
      words.say('decision.later', {
        count: later.length,
        ids: words.list(later.map(({ id }) => id)),
        limits,
      }),
    // If there is room: the letter and the next steps say it anyway.
    laws[0]?.decision,
  ]
    .filter((line) => typeof line === 'string')
    .slice(0, MOST_DECISIONS);
}

export function decisionSections(writing: Writing, laws: readonly SoonLaw[] = []): Section[] {
  const lines = decisions(writing, laws);
  if (writing.figures.actions.length === 0) return [];
  return [
    { id: 'decision.figures', part: 'decision', title: '', text: '', extras: [keyFigures(writing)] },
    {
      id: 'decision.asks',
      part: 'decision',
      title: writing.words.say('decision.title', { count: lines.length }),
      text: lines.map((line) => `• ${line}`).join('\n'),
    },
  ];
}
