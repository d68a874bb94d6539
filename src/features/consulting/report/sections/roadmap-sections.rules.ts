// Longer than 200 lines: the timetable, its two figures and the sentences about them share their weeks.
import type { DocumentFigure } from '#features/consulting/report/document/document.schema.ts';
import { businessCase } from '#features/consulting/report/plan/business-case.rules.ts';
import { isArchitectureUnused } from '#features/consulting/report/text/architecture-use.rules.ts';
import { addDays } from '#shared/dates/days.ts';
import { startOf, whenOf } from './action-sections.rules.ts';
import { beginningLines, startingNow } from './wording/beginnings.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { laterLines } from './wording/limits.rules.ts';
import { inFirstWave } from './opening-sections.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { settleSteps } from './settle-sections.rules.ts';
import { seasonSentence } from './wording/seasons.rules.ts';
import { postponedSentence, sumsText } from './wording/sum-sentences.rules.ts';
import { idsOf, proposedNow } from './wording/verdicts.rules.ts';

const LEAST_ROWS = 3;
const MOST_ROWS = 40;
const MOST_TICKS = 8;
/** Actions of one person that the plan points out. */
const MANY_ACTIONS = 3;

/** Weeks with what is written there: dates where the plan has a start, else the number of the week. */
function ticksOf({ words, figures: { start } }: Writing, weeks: number): { week: number; label: string }[] {
  const step = Math.max(1, Math.ceil(weeks / MOST_TICKS));
  return Array.from({ length: Math.ceil(weeks / step) }, (_, index) => {
    const week = index * step + 1;
    return {
      week,
      label: start
        ? words.dayOfMonth(addDays(start.first, (week - 1) * 7))
        : words.say('roadmap.week', { week }),
    };
  });
}

function roadmapFigure(writing: Writing): DocumentFigure | undefined {
  const { figures, words, titleOf } = writing;
  const actions = figures.actions.slice(0, MOST_ROWS);
  if (actions.length < LEAST_ROWS) return undefined;
  const weeks = Math.max(...actions.map(({ toWeek }) => toWeek));
  const caption = words.say('roadmap.caption');
  return {
    kind: 'figure',
    id: 'figure-roadmap',
    caption,
    description: words.say('roadmap.description', {
      count: actions.length,
      length: words.say('roadmap.length', { count: weeks }),
    }),
    chart: {
      kind: 'roadmap',
      weeks,
      ticks: ticksOf(writing, weeks),
      rows: actions.map((action) => ({
        label: `${action.id} · ${titleOf(action)}`,
        when: whenOf(writing, action),
        fromWeek: action.fromWeek,
        toWeek: action.toWeek,
        isSecondWave: action.wave === 2,
      })),
    },
    table: {
      caption,
      columns: [
        { label: words.say('priorities.action'), align: 'start' },
        { label: words.say('action.label.when'), align: 'start' },
        { label: words.say('action.label.owner'), align: 'start' },
      ],
      rows: actions.map((action) => [
        `${action.id} · ${titleOf(action)}`,
        startOf(writing, action),
        writing.ownerOf(action),
      ]),
    },
  };
}

/**
 * Set-up cost of the first wave as it adds up, where a second one waits for money or time; undefined under three actions
 * that cost something. Without a second wave it says no more than its sum.
 */
function curveFigure(writing: Writing): DocumentFigure | undefined {
  const { figures, words, snapshot } = writing;
  const costly = figures.actions.filter(({ costHighCents }) => costHighCents > 0);
  const actions = inFirstWave(costly);
  const later = costly.filter(({ wave }) => wave === 2);
  const { setup: laterCost } = businessCase(later);
  if (actions.length < LEAST_ROWS || later.length === 0) return undefined;
  // As far as the timetable above goes.
  const weeks = Math.max(...figures.actions.slice(0, MOST_ROWS).map(({ toWeek }) => toWeek));
  let low = 0;
  let high = 0;
  const steps: { week: number; lowCents: number; highCents: number }[] = [];
  for (const { fromWeek, costLowCents, costHighCents } of actions.toSorted(
    (a, b) => a.fromWeek - b.fromWeek,
  )) {
    low += costLowCents;
    high += costHighCents;
    const last = steps.at(-1);
    if (last?.week === fromWeek) Object.assign(last, { lowCents: low, highCents: high });
    else steps.push({ week: fromWeek, lowCents: low, highCents: high });
  }
  // The cost stands still until an action begins: two points a week, before and after.
  const points = [
    { week: 1, lowCents: 0, highCents: 0 },
    ...steps.flatMap((step, index) => [
      { lowCents: 0, highCents: 0, ...steps[index - 1], week: step.week },
      step,
    ]),
    { week: weeks + 1, lowCents: low, highCents: high },
  ];
  const budgetCents = snapshot.company.budgetCents ?? null;
  const maxCents = Math.max(high, budgetCents ?? 0);
  const caption = words.say('roadmap.curve.caption');
  return {
    kind: 'figure',
    id: 'figure-budget',
    caption,
    description: words.say('roadmap.curve.firstWave', {
      cost: words.money(low, high),
      ids: words.list(later.map(({ id }) => id)),
      later: words.money(laterCost.low, laterCost.high),
    }),
    chart: {
      kind: 'curve',
      points,
      // To the end of the last week.
      weeks: weeks + 1,
      maxCents,
      ticks: ticksOf(writing, weeks),
      levels: [0.5, 1].map((share) => ({
        cents: maxCents * share,
        label: words.money(Math.round(maxCents * share)),
      })),
      budget:
        budgetCents === null
          ? null
          : {
              cents: budgetCents,
              label: words.say('roadmap.curve.budget', { budget: words.money(budgetCents) }),
            },
    },
    table: {
      caption,
      columns: [
        { label: words.say('roadmap.curve.week'), align: 'start' },
        { label: words.say('roadmap.curve.cost'), align: 'end' },
      ],
      rows: steps.map(({ week, lowCents, highCents }) => [
        words.number(week),
        words.money(lowCents, highCents),
      ]),
    },
  };
}

/**
 * Names who answers for actions at the same time, or else the person who answers for most, if for three actions or more:
 * a plan that one person carries stops with that person.
 */
function loadLine(writing: Writing, actions: readonly Action[]): string | undefined {
  const { words } = writing;
  const byPerson = new Map<string, Action[]>();
  for (const action of actions) {
    const name = writing.personOf(action);
    if (name !== undefined) byPerson.set(name, [...(byPerson.get(name) ?? []), action]);
  }
  for (const [person, own] of byPerson) {
    const atOnce = own.filter((a) =>
      own.some((b) => b !== a && a.fromWeek <= b.toWeek && b.fromWeek <= a.toWeek),
    );
    if (atOnce.length < 2) continue;
    // A duty is not put off, nor what cannot wait.
    const movable = atOnce.filter((action) => writing.beginningOf(action) === undefined);
    const key =
      movable.length === atOnce.length ? 'overlap' : movable.length > 0 ? 'overlapSome' : 'overlapNone';
    return words.say(`roadmap.${key}`, {
      person,
      ids: idsOf(writing, atOnce),
      movable: words.choice(movable.map(({ id }) => id)),
    });
  }
  const [most] = [...byPerson].sort(([, a], [, b]) => b.length - a.length);
  if (most === undefined || most[1].length < MANY_ACTIONS) return undefined;
  if (most[1].length === actions.length)
    return words.say('roadmap.loadAll', { person: most[0], total: actions.length });
  return words.say('roadmap.load', { person: most[0], ids: words.list(most[1].map(({ id }) => id)) });
}

/** "5 actions, from 3 May to 8 October": the length of what keeps its dates. */
function spanOf({ words }: Writing, actions: readonly Action[]): string {
  const count = actions.length;
  const [from] = actions.flatMap((action) => action.from ?? []).toSorted();
  const to = actions
    .flatMap((action) => action.to ?? [])
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined
    ? words.say('roadmap.weeks', {
        count,
        length: words.say('roadmap.length', { count: Math.max(...actions.map(({ toWeek }) => toWeek)) }),
      })
    : words.say('roadmap.dates', { count, from: words.longDay(from), to: words.longDay(to) });
}

/** Says how much of the budget the actions take, with its formula, and whether they end before the deadline; undefined without either. */
function limitsLine({ words, figures, snapshot }: Writing, first: readonly Action[]): string | undefined {
  const { budgetCents, deadline } = snapshot.company;
  const budget = figures.formulas.find(({ key }) => key === 'budget');
  const { high } = businessCase(first).setup;
  const last = first
    .flatMap(({ to }) => to ?? [])
    .toSorted()
    .at(-1);
  const lines = [
    budgetCents == null
      ? undefined
      : words.say(high <= budgetCents ? 'roadmap.budgetKept' : 'roadmap.budgetOver', {
          count: first.length,
          budget: words.money(budgetCents),
          setup: words.money(high),
          left: words.money(Math.abs(budgetCents - high)),
        }) + (budget === undefined ? '' : ` [${budget.id}]`),
    deadline == null || last === undefined
      ? undefined
      : words.say(last <= deadline ? 'roadmap.deadlineKept' : 'roadmap.deadlineMissed', {
          deadline: words.longDay(deadline),
          last: words.longDay(last),
        }),
  ].filter((line) => line !== undefined);
  return lines.length === 0 ? undefined : lines.join(' ');
}

/**
 * The dated plan with its budget: what comes first or waits for what, and what is left for a second wave. `isAppended`:
 * the architecture is the rules' own, and stands in the appendix where nothing needs it.
 */
export function roadmapSection(writing: Writing, isAppended: boolean): Section | undefined {
  const { figures, words } = writing;
  const first = inFirstWave(figures.actions);
  if (first.length === 0) return undefined;
  const later = figures.actions.filter(({ wave }) => wave === 2);
  const now = startingNow(writing);
  const dated = first.filter((action) => !now.includes(action));
  const load = loadLine(writing, figures.actions);
  const proposed = proposedNow(writing);
  const apart = first.filter((action) => !proposed.includes(action));
  const reasons = [
    ...beginningLines(writing),
    ...(apart.length === 0
      ? []
      : [words.say('roadmap.apart', { count: apart.length, ids: idsOf(writing, apart) })]),
    ...figures.actions.flatMap(({ id, needs }) =>
      needs.length === 0 ? [] : [words.say('roadmap.waits', { id, needs: words.list(needs) })],
    ),
    ...(load === undefined ? [] : [load]),
  ];
  const span = [
    ...(now.length === 0 ? [] : [words.say('roadmap.now', { count: now.length, ids: idsOf(writing, now) })]),
    ...(dated.length === 0 ? [] : [spanOf(writing, dated)]),
  ].join(' ');
  const charts = [roadmapFigure(writing), curveFigure(writing)].filter((figure) => figure !== undefined);
  return {
    id: 'roadmap',
    part: 'roadmap',
    title: '',
    text: [
      [span, seasonSentence(writing)].filter((text) => text !== undefined && text !== '').join(' '),
      limitsLine(writing, first),
      sumsText(writing),
      ...(reasons.length > 0 ? [reasons.map((line) => `• ${line}`).join('\n')] : []),
      ...laterLines(writing, later),
      postponedSentence(writing, later),
      ...settleSteps(writing),
      ...(isArchitectureUnused(writing) && isAppended ? [words.say('architecture.appendix')] : []),
    ]
      .filter((text) => text !== undefined && text !== '')
      .join('\n\n'),
    ...(charts.length > 0 && { extras: charts }),
  };
}
