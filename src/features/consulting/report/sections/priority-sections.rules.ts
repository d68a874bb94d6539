import type { DocumentFigure } from '#features/consulting/report/document/document.schema.ts';
import type { Section, Writing } from './section.types.ts';
import { quickWinsIn } from './wording/verdicts.rules.ts';

/** Effort and impact of fewer actions are read from their rows. */
const LEAST_POINTS = 7;
const MOST_POINTS = 30;

/** Effort against impact; undefined for a few actions. */
function matrixFigure(writing: Writing): DocumentFigure | undefined {
  const { figures, words, titleOf } = writing;
  const wins = quickWinsIn(writing);
  const actions = figures.actions.slice(0, MOST_POINTS);
  if (actions.length < LEAST_POINTS) return undefined;
  const caption = words.say('priorities.caption');
  const quick = actions.filter(({ id }) => wins.has(id));
  return {
    kind: 'figure',
    id: 'figure-matrix',
    caption,
    description:
      quick.length === 0
        ? words.say('priorities.descriptionNone', { total: actions.length })
        : words.say('priorities.description', { total: actions.length, count: quick.length }),
    chart: {
      kind: 'matrix',
      points: actions.map(({ id, effort, impact }) => ({
        label: id,
        effort,
        impact,
        isQuickWin: wins.has(id),
      })),
      words: {
        effort: words.say('priorities.effort'),
        impact: words.say('priorities.impact'),
        low: words.say('priorities.low'),
        high: words.say('priorities.high'),
        quickWins: words.say('priorities.quickWins'),
      },
    },
    table: {
      caption,
      columns: [
        { label: words.say('priorities.action'), align: 'start' },
        { label: words.say('priorities.effort'), align: 'end' },
        { label: words.say('priorities.impact'), align: 'end' },
      ],
      rows: actions.map((action) => [
        `${action.id} · ${titleOf(action)}`,
        words.number(action.effort),
        words.number(action.impact),
      ]),
    },
  };
}

/** Effort and impact with the quick wins. */
export function prioritiesSection(writing: Writing): Section | undefined {
  const { figures, words, titleOf } = writing;
  const [first] = figures.actions;
  if (first === undefined) return undefined;
  const wins = quickWinsIn(writing);
  const quick = figures.actions.filter(({ id }) => wins.has(id));
  const figure = matrixFigure(writing);
  return {
    id: 'priorities',
    part: 'priorities',
    title: '',
    text:
      quick.length === 0
        ? words.say(figures.actions.length === 1 ? 'priorities.only' : 'priorities.none', {
            first: `${first.id} (${titleOf(first)})`,
          })
        : words.say('priorities.some', {
            count: quick.length,
            actions: words.list(quick.map((action) => `${action.id} (${titleOf(action)})`)),
          }),
    ...(figure && { extras: [figure] }),
  };
}
