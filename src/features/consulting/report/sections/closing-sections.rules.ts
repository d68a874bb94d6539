// One long file: key figures, next steps and method close every report together.
import { EXAMPLE_VALUE } from '#features/consulting/report/catalogue/catalogue.values.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { absentModules } from '#features/consulting/report/text/architecture.rules.ts';
import type { DocumentBlock } from '#features/consulting/report/document/document.schema.ts';
import { idsOf, proposedNow } from './wording/verdicts.rules.ts';
import { dutyRows } from './wording/beginnings.rules.ts';
import { whenOf } from './action-sections.rules.ts';
import { baseline } from './wording/targets-text.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { isSeasonal, WEEKS_PER_YEAR } from '#features/consulting/report/plan/problem-figures.rules.ts';
import { settleSteps } from './settle-sections.rules.ts';
import { stakeParagraph } from './wording/stake-sentences.rules.ts';
import { missingText, sourceNames } from './wording/sources.rules.ts';

const MOST_ROWS = 40;
const MOST_STEPS = 4;
const MOST_NAMED = 6;

/** Board of key figures: what is read, from where, by whom. */
export function kpiSection(writing: Writing): Section | undefined {
  const { figures, words, interventionWords } = writing;
  const actions = figures.actions
    .filter(({ interventionId }) => interventionWords[interventionId]?.kpi)
    .slice(0, MOST_ROWS);
  if (actions.length === 0) return undefined;
  const todays = actions.map((action) => baseline(writing, action));
  return {
    id: 'kpi',
    part: 'kpi',
    title: '',
    text: todays.some((today) => today.startsWith('–')) ? words.say('kpi.note') : '',
    extras: [
      {
        kind: 'table',
        id: 'table-kpi',
        table: {
          caption: words.say('kpi.caption'),
          columns: [
            { label: words.say('kpi.action'), align: 'start' },
            { label: words.say('kpi.figure'), align: 'start' },
            { label: words.say('kpi.baseline'), align: 'start' },
            { label: words.say('kpi.owner'), align: 'start' },
          ],
          rows: actions.map((action, index) => [
            action.id,
            interventionWords[action.interventionId]?.kpi ?? '',
            todays[index] ?? '',
            writing.ownerOf(action),
          ]),
        },
      },
    ],
  };
}

/** Writes the next steps and the signature lines; without any figures the part on scope lists no inputs to ask for. */
export function nextSection(
  writing: Writing,
  firm: string,
  author: string,
  laws: readonly string[] = [],
): Section {
  const { words, snapshot, figures, problems, numberOf } = writing;
  const proposed = proposedNow(writing);
  const steps = proposed.slice(0, MOST_STEPS).map((action) =>
    words.say('next.step', {
      id: action.id,
      title: writing.titleOf(action),
      owner: writing.ownerOf(action),
      when: writing.beginningOf(action)
        ? words.say('next.now')
        : (writing.firstStepOf(action) ?? whenOf(writing, action)),
    }),
  );
  steps.push(...settleSteps(writing), ...laws);
  const decided = figures.actions.filter(
    (action) => action.wave === 1 && writing.verdictOf(action)?.kind === 'open' && !proposed.includes(action),
  );
  steps.push(
    ...decided.map((action) => {
      const { id, from, fromWeek } = action;
      const named = { id, title: writing.titleOf(action) };
      return from === null
        ? words.say('next.apartWeek', { ...named, week: words.say('action.week', { from: fromWeek }) })
        : words.say('next.apart', { ...named, day: words.longDay(from) });
    }),
  );
  const unnamed = proposed.filter((action) => !writing.hasOwner(action));
  if (unnamed.length > 0)
    steps.push(words.say('next.owners', { count: unnamed.length, ids: idsOf(writing, unnamed) }));
  const duties = dutyRows(writing);
  const unknown = problems
    .filter(({ id }) => missingText(writing, [id]) !== '' && !duties.has(id))
    .slice(0, MOST_NAMED);
  if (unknown.length > 0 && figures.totals.quantifiedProblems > 0)
    steps.push(words.say('next.missing', { problems: words.list(unknown.map(({ id }) => numberOf(id))) }));
  const primary = snapshot.contacts?.find(({ isPrimary }) => isPrimary);
  const signature: DocumentBlock = {
    kind: 'signature',
    parties: [
      {
        role: words.say('next.client', { company: words.label(snapshot.company.name) }),
        name: primary ? words.label(primary.name) : '',
      },
      {
        role: firm === '' ? words.say('next.us') : words.say('next.firm', { firm }),
        name: words.label(author),
      },
    ],
    placeAndDate: words.say('next.placeAndDate'),
  };
  return {
    id: 'next',
    part: 'next',
    title: '',
    text: [stakeParagraph(writing), steps.map((step) => `• ${step}`).join('\n')]
      .filter((text) => text !== undefined && text !== '')
      .join('\n\n'),
    extras: [signature],
  };
}

/** Lists the numbered problems for a report whose analysis was sent as text and does not define P1. */
export const problemList = ({ problems, prose, numberOf }: Writing): Section => ({
  id: 'method.problems',
  part: 'method',
  title: prose.say('analysis.problems.title'),
  text: problems
    .map(({ id, description, priority }) => {
      const values = { number: numberOf(id), text: prose.quote(description), level: priority };
      return `• ${prose.say('analysis.problems.row', values)}`;
    })
    .join('\n'),
});

/** Whether the figures of an action are examples, estimates or confirmed. */
const figuresKind = (writing: Writing, action: Action): string =>
  !writing.isExample(action)
    ? 'method.confirmed'
    : writing.sourceOf(action) === EXAMPLE_VALUE
      ? 'method.example'
      : 'method.estimate';

/** "Method": definitions and assumptions, and where each action is from. The formulas follow as the document's notes. */
export function methodSections(writing: Writing): Section[] {
  const { words, prose, figures, model, numberOf } = writing;
  const weeks = writing.snapshot.company.weeksPerYear ?? WEEKS_PER_YEAR;
  const definitions = [
    ...words
      .say('method.definitions', { weeks, months: isSeasonal(weeks) ? `12 × ${weeks} ÷ 52` : '12' })
      .split('\n'),
    ...absentModules(model).map(
      (module) =>
        `${prose.say(`architecture.${module}.title`)}: ${words.say(`architecture.required.${module}`)}`,
    ),
  ];
  const evidence = figures.actions.slice(0, MOST_ROWS * 5).map((action) => [
    action.id,
    action.rowIds.length === 0 ? '–' : words.list(action.rowIds.slice(0, 12).map(numberOf)),
    sourceNames(writing, action.rowIds) || '–',
    writing.isOwn(action)
      ? words.say('method.own')
      : words.say('method.intervention', {
          id: action.interventionId,
          version: action.interventionVersion,
        }),
    writing.isOwn(action)
      ? words.say('method.ownFigures')
      : words.say(figuresKind(writing, action), { source: writing.sourceOf(action) }),
  ]);
  return [
    {
      id: 'method.definitions',
      part: 'method',
      title: words.say('method.title'),
      text: definitions.map((line) => `• ${line}`).join('\n'),
    },
    ...(evidence.length === 0
      ? []
      : [
          {
            id: 'method.evidence',
            part: 'method' as const,
            title: words.say('method.evidence'),
            text: '',
            extras: [
              {
                kind: 'table' as const,
                id: 'table-evidence',
                table: {
                  caption: words.say('method.evidence'),
                  columns: [
                    { label: words.say('priorities.action'), align: 'start' as const },
                    { label: words.say('method.rows'), align: 'start' as const },
                    { label: words.say('method.rowsSource'), align: 'start' as const },
                    { label: words.say('method.catalogue'), align: 'start' as const },
                    { label: words.say('method.source'), align: 'start' as const },
                  ],
                  rows: evidence,
                },
              },
            ],
          },
        ]),
  ];
}
