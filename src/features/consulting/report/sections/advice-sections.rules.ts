import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { callsForPrediction } from '#features/consulting/report/text/keywords.rules.ts';
import { HIGH_IMPACT, LOW_DIGITALIZATION } from '#features/consulting/report/plan/recommendations.rules.ts';
import {
  departmentTheme,
  STRENGTH_INTERVENTIONS,
  strengthTheme,
} from '#features/consulting/report/text/themes.rules.ts';
import { byDigitalization, byImpact } from '#features/consulting/report/document/summary.rules.ts';
import type { RecommendationLevel } from '#features/consulting/report/report.schema.ts';
import { assetLine } from '#features/consulting/report/text/assets.rules.ts';
import { onOneLine, opening } from '#features/consulting/report/text/quote.rules.ts';
import { addDays } from '#shared/dates/days.ts';
import { startOf } from './action-sections.rules.ts';
import { lowered } from './wording/titles.rules.ts';
import type { Problem, Section, Writing } from './section.types.ts';

type StrengthTheme = ReturnType<typeof strengthTheme>;

const LEVELS: readonly RecommendationLevel[] = ['high', 'medium', 'low'];
/** Words of a problem here: the analysis quotes it whole. */
const MOST_QUOTED = 20;
/** Days from the report within which a solution is immediate. */
const IMMEDIATE_DAYS = 35;
/** Names in a sentence; more are counted. */
const MOST_NAMED = 6;

/** Dates of an action, with its first step where that comes before. */
function stepped(writing: Writing, action: Action): string {
  const first = writing.firstStepOf(action);
  const when = startOf(writing, action);
  return first === undefined ? when : writing.words.say('advice.stepped', { first, when });
}

/**
 * The figure that shows whether a monitored problem grows: that of the measure that would answer it. The figure of a
 * program can be read only once the program is there; until then it is the hours, else the cases.
 */
function watchOf({ words, particularAnswerTo, figuresOf }: Writing, row: Problem): string {
  const answer = particularAnswerTo(row);
  if (answer === undefined) return words.say('advice.watchOften');
  if (answer.module === null) {
    const { kpi, kpiHow } = answer.words;
    return words.say('advice.watch', { kpi, how: kpiHow });
  }
  const figures = figuresOf(row.id);
  const isInHours = figures?.hoursPerYear != null || figures?.missing.includes('hoursPerWeek');
  return isInHours
    ? words.say('advice.watchHours')
    : words.say('advice.watchCases', { cases: words.casesOf(row, 2) });
}

/**
 * Specification section 9: problems by level, as they were typed, each with the actions that answer it; what is monitored
 * with what to watch and when to reconsider it.
 */
export function levelSections(writing: Writing): Section[] {
  const { model, problems, prose, words, figures, numberOf, titleOf, toSettle, noted } = writing;
  const levelOf = new Map(
    model.recommendations.filter(({ kind }) => kind === 'problem').map(({ rowId, level }) => [rowId, level]),
  );
  const actionsOf = new Map<number, typeof figures.actions>();
  for (const action of figures.actions)
    for (const rowId of action.rowIds) {
      const found = actionsOf.get(rowId);
      if (found) found.push(action);
      else actionsOf.set(rowId, [action]);
    }
  const latest = addDays(writing.reportDay, IMMEDIATE_DAYS);
  return LEVELS.flatMap((level): Section[] => {
    const rows = problems.filter(({ id }) => levelOf.get(id) === level);
    if (rows.length === 0) return [];
    const line = (row: (typeof rows)[number]) => {
      const [action] = actionsOf.get(row.id) ?? [];
      const isShort = onOneLine(row.description).split(' ').length <= MOST_QUOTED;
      const quote = words.quote(isShort ? row.description : opening(row.description, MOST_QUOTED));
      const values = { problem: numberOf(row.id), quote, level: row.priority };
      if (level === 'low')
        return words.say(action === undefined ? 'advice.monitored' : 'advice.monitoredBeside', {
          ...values,
          watch: watchOf(writing, row),
          action: action?.id ?? '',
        });
      if (toSettle.includes(row)) return words.say('settle.row', values);
      if (noted.includes(row)) return words.say('settle.notedRow', values);
      const done = action === undefined ? writing.doneFor(row) : undefined;
      if (done !== undefined)
        return words.say('advice.done', { ...values, action: done.id, title: lowered(done.title) });
      return action === undefined
        ? words.say('advice.problem', values)
        : words.say('advice.answered', {
            ...values,
            action: action.id,
            title: lowered(titleOf(action)),
            when: stepped(writing, action),
          });
    };
    const firstDayOf = (row: Problem): string | null => {
      const days = (actionsOf.get(row.id) ?? []).map(writing.firstDayOf);
      return days.includes(null) ? null : (days.flatMap((day) => day ?? []).toSorted()[0] ?? null);
    };
    // No immediate solution is one that begins months later.
    const later = level === 'high' ? rows.filter((row) => (firstDayOf(row) ?? '') > latest) : [];
    const [since] = later.flatMap((row) => firstDayOf(row) ?? []).toSorted();
    const section = (id: string, title: string, own: typeof rows): Section[] =>
      own.length === 0
        ? []
        : [{ id, part: 'recommendations', title, text: own.map((row) => `• ${line(row)}`).join('\n') }];
    return [
      ...section(
        `recommendations.${level}`,
        prose.say(`recommendations.${level}.title`),
        rows.filter((row) => !later.includes(row)),
      ),
      ...section(
        'recommendations.highLater',
        since === undefined ? '' : words.say('advice.laterTitle', { day: words.longDay(since) }),
        later,
      ),
    ];
  });
}

/** Departments at level 2 or below: what serves them, or the tools of their area where no action does. */
export function departmentSection(writing: Writing): Section | undefined {
  const { snapshot, prose, words, figures, model, problems, numberOf } = writing;
  const level = new Map(
    model.recommendations.filter(({ kind }) => kind === 'department').map((item) => [item.rowId, item.level]),
  );
  const rows = byDigitalization(snapshot.departments).filter(
    ({ digitalizationLevel }) => digitalizationLevel <= LOW_DIGITALIZATION,
  );
  if (rows.length === 0) return undefined;
  const departmentOf = new Map(problems.map(({ id, departmentId }) => [id, departmentId]));
  const toolsOf = new Map<number, string[]>();
  for (const action of figures.actions) {
    const tool = writing.interventionWords[action.interventionId]?.tool;
    if (tool === undefined || tool === '') continue;
    for (const [departmentId, rowIds] of Map.groupBy(action.rowIds, (rowId) => departmentOf.get(rowId))) {
      if (typeof departmentId !== 'number') continue;
      const said = words.say('advice.tool', {
        tool,
        action: action.id,
        problems: words.list(rowIds.slice(0, MOST_NAMED).map(numberOf)),
      });
      toolsOf.set(departmentId, [...(toolsOf.get(departmentId) ?? []), said]);
    }
  }
  const told = new Map<string, string>();
  const line = (row: (typeof rows)[number]): string => {
    const named = words.say('advice.department', {
      name: words.quote(row.name),
      level: row.digitalizationLevel,
      priority: prose.say(`recommendations.level.${level.get(row.id) === 'high' ? 'high' : 'medium'}`),
    });
    const tools = toolsOf.get(row.id) ?? [];
    if (tools.length > 0) return `${named}: ${tools.slice(0, MOST_NAMED).join('; ')}.`;
    const theme = departmentTheme(row);
    // The tools of an area are said once; the next department of that area refers to the first.
    const before = told.get(theme);
    told.set(theme, before ?? row.name);
    return before !== undefined
      ? `${named}: ${words.say('advice.sameTools', { name: words.quote(before) })}`
      : `${named}: ${words.say('advice.optional', { tools: lowered(prose.say(`department.${theme}.tools`)) })}`;
  };
  return {
    id: 'recommendations.departments',
    part: 'recommendations',
    title: prose.say('recommendations.departments.title'),
    text: rows.map((row) => `• ${line(row)}`).join('\n'),
  };
}

/** Strengths of impact 4 and 5, and the actions that they carry. */
export function strengthSection(writing: Writing): Section | undefined {
  const { snapshot, prose, words, figures, model } = writing;
  const rows = byImpact(snapshot.strengths).filter(({ impact }) => impact >= HIGH_IMPACT);
  if (rows.length === 0) return undefined;
  const helpedBy = new Map<StrengthTheme, string[]>();
  const helped = (theme: StrengthTheme): string[] => {
    const known = helpedBy.get(theme);
    if (known !== undefined) return known;
    const carried = new Set(STRENGTH_INTERVENTIONS[theme]);
    const ids = figures.actions
      .filter(({ interventionId }) => carried.has(interventionId))
      .slice(0, MOST_NAMED)
      .map(({ id }) => id);
    helpedBy.set(theme, ids);
    return ids;
  };
  let wasKept = false;
  /** Of a strength that no action uses there is one thing to say; of several in a row, once. */
  const kept = (isAgain: boolean): string => {
    wasKept = true;
    return words.say(isAgain ? 'advice.keptToo' : 'advice.kept');
  };
  const line = (row: (typeof rows)[number]): string => {
    const isAgain = wasKept;
    wasKept = false;
    const named = words.say('advice.strength', {
      strength: words.quote(row.description),
      level: row.impact,
    });
    const asset = assetLine(writing, row);
    if (asset !== undefined) return `${named}: ${asset}`;
    const theme = strengthTheme(row);
    const actions = helped(theme);
    if (actions.length > 0)
      return `${named}: ${words.say('advice.supports', { count: actions.length, actions: words.list(actions) })}`;
    if (model.modules.includes('predictive') && callsForPrediction(row))
      return `${named}: ${words.say('advice.feeds')}`;
    return `${named}: ${theme === 'general' ? kept(isAgain) : lowered(prose.say(`strength.${theme}.leverage`))}`;
  };
  return {
    id: 'recommendations.strengths',
    part: 'recommendations',
    title: prose.say('recommendations.strengths.title'),
    text: rows.map((row) => `• ${line(row)}`).join('\n'),
  };
}
