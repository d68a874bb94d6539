import type { DocumentFigure } from '#features/consulting/report/document/document.schema.ts';
import { referTo } from './wording/notes.rules.ts';
import { sourceNames } from './wording/sources.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { estimatedSentence } from './wording/sum-sentences.rules.ts';

/** Problems with a sentence of their own; the table has them all. */
const MOST_LINES = 6;
const MOST_ROWS = 60;
/** Fewer bars are no chart (issue: no chart under three rows). */
const LEAST_BARS = 3;
const MOST_BARS = 10;

const quantified = ({ figures }: Writing) =>
  figures.problems
    .filter(
      ({ costPerYearCents, hoursPerYear, tiedUpCents }) =>
        costPerYearCents !== null || hoursPerYear !== null || tiedUpCents !== undefined,
    )
    .toSorted((a, b) => (b.costPerYearCents ?? 0) - (a.costPerYearCents ?? 0));

/** Chart of today's cost by problem; undefined under three rows. */
export function costFigure(writing: Writing): DocumentFigure | undefined {
  const { words, numberOf, problemOf } = writing;
  const rows = quantified(writing).filter(({ costPerYearCents }) => costPerYearCents !== null);
  const nameOf = (rowId: number) => {
    const row = problemOf(rowId);
    return row === undefined ? numberOf(rowId) : `${numberOf(rowId)} · ${words.readingOf(row)}`;
  };
  if (rows.length < LEAST_BARS) return undefined;
  const shown = rows.slice(0, MOST_BARS);
  const caption = words.say('today.chart.caption');
  return {
    kind: 'figure',
    id: 'figure-costs',
    caption,
    description: words.say('today.chart.description', { count: shown.length }),
    chart: {
      kind: 'bars',
      form: 'lengths',
      max: Math.max(...shown.map(({ costPerYearCents }) => costPerYearCents ?? 0)),
      bars: shown.map(({ rowId, costPerYearCents }) => ({
        label: nameOf(rowId),
        value: costPerYearCents ?? 0,
        valueText: words.money(costPerYearCents),
        tone: 'accent',
      })),
    },
    table: {
      caption,
      columns: [
        { label: words.say('today.problem'), align: 'start' },
        { label: words.say('today.cost'), align: 'end' },
        { label: words.say('today.saving'), align: 'end' },
      ],
      rows: shown.map(({ rowId, costPerYearCents, savingLowCents, savingHighCents }) => [
        nameOf(rowId),
        words.money(costPerYearCents),
        words.money(savingLowCents, savingHighCents),
      ]),
    },
  };
}

/** Writes today's cost by problem; undefined for a profile without figures, whose report is shorter. */
export function todaySection(writing: Writing): Section | undefined {
  const { words, figures, problems, numberOf } = writing;
  const rows = quantified(writing);
  if (rows.length === 0) return undefined;
  const byId = new Map(problems.map((row) => [row.id, row]));
  const notesOf = (rowId: number) =>
    figures.formulas.filter(
      ({ rowIds, actionId, key }) =>
        actionId === null &&
        rowIds.length === 1 &&
        rowIds[0] === rowId &&
        (key === 'hours' || key === 'cost' || key === 'tiedUp'),
    );
  const line = ({ rowId, hoursPerYear, costPerYearCents, tiedUpCents }: (typeof rows)[number]) => {
    const row = byId.get(rowId);
    const values = {
      problem: numberOf(rowId),
      reading: row === undefined ? '' : words.readingOf(row),
      ...(hoursPerYear !== null && { hours: words.hours(hoursPerYear) }),
      ...(costPerYearCents !== null && { cost: words.money(costPerYearCents) }),
    };
    const source = sourceNames(writing, [rowId]);
    const cost =
      hoursPerYear === null
        ? costPerYearCents === null
          ? 'none'
          : 'incidents'
        : costPerYearCents === null
          ? 'hoursOnly'
          : 'both';
    return [
      words.say(`today.${cost}`, values),
      ...(tiedUpCents === undefined ? [] : [words.say('today.tiedUp', { amount: words.money(tiedUpCents) })]),
      ...(source === '' ? [] : [words.say('today.from', { source })]),
    ]
      .join(' ')
      .concat(referTo(notesOf(rowId)));
  };
  const known = new Set(rows.map(({ rowId }) => rowId));
  const open = problems.filter(({ id }) => !known.has(id));
  const named = open.slice(0, MOST_LINES).map(({ id }) => numberOf(id));
  const figure = costFigure(writing);
  const estimated = estimatedSentence(writing);
  return {
    id: 'today',
    part: 'today',
    title: '',
    text: [
      rows
        .slice(0, MOST_LINES)
        .map((row) => `• ${line(row)}`)
        .join('\n'),
      ...(open.length > 0
        ? [
            words.say(open.length > named.length ? 'today.openAmong' : 'today.open', {
              count: open.length,
              problems: words.list(named),
            }),
          ]
        : []),
      ...(estimated === undefined ? [] : [estimated]),
    ].join('\n\n'),
    extras: [
      ...(figure === undefined ? [] : [figure]),
      ...(rows.length > MOST_LINES ? [costTable(writing, rows.slice(0, MOST_ROWS))] : []),
    ],
  };
}

function costTable(
  writing: Writing,
  rows: Writing['figures']['problems'],
): { kind: 'table'; id: string; table: DocumentFigure['table'] } {
  const { words, numberOf } = writing;
  return {
    kind: 'table',
    id: 'table-costs',
    table: {
      caption: words.say('today.table'),
      columns: [
        { label: words.say('today.problem'), align: 'start' },
        { label: words.say('today.hours'), align: 'end' },
        { label: words.say('today.cost'), align: 'end' },
        { label: words.say('today.sourceHead'), align: 'start' },
      ],
      rows: rows.map(({ rowId, hoursPerYear, costPerYearCents }) => [
        numberOf(rowId),
        hoursPerYear === null ? words.say('notQuantified') : words.hours(hoursPerYear),
        words.money(costPerYearCents),
        sourceNames(writing, [rowId]),
      ]),
    },
  };
}
