import { createPlainText, type PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import { callsForAutomation, callsForPrediction } from './keywords.rules.ts';
import { HIGH_IMPACT, LOW_DIGITALIZATION } from '#features/consulting/report/document/model.rules.ts';
import type { RecommendationLevel, ReportRecommendation } from '#features/consulting/report/report.schema.ts';
import { writeOpening } from './opening.rules.ts';
import {
  DEPARTMENT_HELPS,
  departmentTheme,
  problemTheme,
  strengthTheme,
  type ProblemTheme,
} from './themes.rules.ts';
import { groupBy, namesOf, sharpestOn, type ReportWriting } from './writing.rules.ts';

const LEVELS: readonly RecommendationLevel[] = ['high', 'medium', 'low'];

type Advised<T> = { row: T; level: RecommendationLevel };

function advised<T extends { id: number }>(
  recommendations: readonly ReportRecommendation[],
  kind: ReportRecommendation['kind'],
  rows: readonly T[],
): Advised<T>[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return recommendations.flatMap(({ kind: itsKind, rowId, level }) => {
    const row = itsKind === kind ? byId.get(rowId) : undefined;
    return row === undefined ? [] : [{ row, level }];
  });
}

/** Says how many of the rows the automation module covers; undefined if none. */
function coverage(
  { words, model }: ReportWriting,
  rows: readonly { description: string }[],
): string | undefined {
  const covered = model.modules.includes('processAutomation') ? rows.filter(callsForAutomation).length : 0;
  if (covered === 0) return undefined;
  return covered === rows.length
    ? words.say('recommendations.automated', { count: covered })
    : words.say('recommendations.automatedSome', { count: covered, total: rows.length });
}

/**
 * Writes the lasting solution of a theme once; lower levels refer back to it. Rows without a known theme have nothing
 * in common, so they never refer back.
 */
function writeProblemAdvice(document: PlainText, writing: ReportWriting) {
  const { words, model, snapshot } = writing;
  const written = new Map<ProblemTheme, string>();
  const all = advised(model.recommendations, 'problem', snapshot.problems);
  for (const level of LEVELS) {
    const rows = all.filter((item) => item.level === level).map(({ row }) => row);
    if (rows.length === 0) continue;
    document.section(words.say(`recommendations.${level}.title`));
    const ratings = words.ratings(rows.map(({ priority }) => priority));
    document.paragraph(words.say(`recommendations.${level}.intro`, { count: rows.length, ratings }));
    for (const [theme, group] of groupBy(rows, problemTheme)) {
      const number = document.subsection(words.say(`problem.${theme}.title`));
      document.bullets(
        group.map((row) =>
          words.say('recommendations.problem', { text: words.quote(row.description), level: row.priority }),
        ),
      );
      const advice = (part: 'now' | 'plan' | 'watch') => words.say(`problem.${theme}.${part}`);
      const covered = coverage(writing, group);
      const earlier = written.get(theme);
      if (earlier !== undefined) {
        document.paragraph(words.say(`recommendations.${level}.again`, { number: earlier }), covered);
        continue;
      }
      const forecasts = theme === 'forecasting' && model.modules.includes('predictive');
      const modules = [covered, forecasts ? words.say('recommendations.forecast') : undefined];
      const watch = [words.say(`recommendations.label.watch.${level}`), advice('watch')];
      if (level === 'low') {
        document.paragraph(...watch, ...modules);
        continue;
      }
      if (level === 'high') document.paragraph(words.say('recommendations.label.now'), advice('now'));
      document.paragraph(words.say(`recommendations.label.plan.${level}`), advice('plan'), ...modules);
      document.paragraph(...watch);
      if (theme !== 'general') written.set(theme, number);
    }
  }
}

/** Lists the departments without proposed tools, so that a reader finds every department. */
function otherDepartments({ snapshot, words }: ReportWriting): string | undefined {
  const rest = snapshot.departments.filter(
    ({ digitalizationLevel }) => digitalizationLevel > LOW_DIGITALIZATION,
  );
  if (rest.length === 0) return undefined;
  const names = namesOf(words, rest);
  return names === undefined
    ? words.say('recommendations.departments.restMany', { total: rest.length })
    : words.say('recommendations.departments.restNamed', { count: rest.length, names });
}

function writeDepartmentAdvice(document: PlainText, writing: ReportWriting) {
  const { words, model, snapshot, problems } = writing;
  const rows = advised(model.recommendations, 'department', snapshot.departments);
  if (snapshot.departments.length === 0) return;
  document.section(words.say('recommendations.departments.title'));
  const ratingsOf = (departments: readonly { digitalizationLevel: number }[]) =>
    words.ratings(departments.map(({ digitalizationLevel }) => digitalizationLevel));
  if (rows.length === 0) {
    const { departments } = snapshot;
    const values = { count: departments.length, ratings: ratingsOf(departments) };
    return document.paragraph(words.say('recommendations.departments.none', values));
  }
  const bothLevels = new Set(rows.map(({ level }) => level)).size > 1;
  document.paragraph(
    words.say('recommendations.departments.intro', {
      count: rows.length,
      ratings: ratingsOf(rows.map(({ row }) => row)),
    }),
    bothLevels ? words.say('recommendations.departments.order') : undefined,
    otherDepartments(writing),
  );
  for (const [theme, group] of groupBy(rows, ({ row }) => departmentTheme(row))) {
    document.subsection(words.say(`department.${theme}.title`));
    document.bullets(
      group.map(({ row, level }) =>
        words.say('recommendations.department', {
          name: words.quote(row.name),
          level: row.digitalizationLevel,
          priority: words.say(`recommendations.level.${level}`),
        }),
      ),
    );
    if (group.some(({ level }) => level === 'high'))
      document.paragraph(words.say('recommendations.label.start'), words.say(`department.${theme}.start`));
    const related = sharpestOn(problems, DEPARTMENT_HELPS[theme]);
    document.paragraph(
      words.say('recommendations.label.tools'),
      words.say(`department.${theme}.tools`),
      related &&
        words.say('recommendations.departments.helps', {
          problem: words.cite(related.description),
          level: related.priority,
        }),
    );
  }
}

function writeStrengthAdvice(document: PlainText, { words, model, snapshot }: ReportWriting) {
  const rows = advised(model.recommendations, 'strength', snapshot.strengths);
  if (snapshot.strengths.length === 0) return;
  document.section(words.say('recommendations.strengths.title'));
  const counted = (part: 'none' | 'intro' | 'rest', some: readonly { impact: number }[]) =>
    words.say(`recommendations.strengths.${part}`, {
      count: some.length,
      ratings: words.ratings(some.map(({ impact }) => impact)),
    });
  if (rows.length === 0) return document.paragraph(counted('none', snapshot.strengths));
  const rest = snapshot.strengths.filter(({ impact }) => impact < HIGH_IMPACT);
  document.paragraph(
    counted(
      'intro',
      rows.map(({ row }) => row),
    ),
    rest.length > 0 ? counted('rest', rest) : undefined,
  );
  for (const [theme, group] of groupBy(rows, ({ row }) => strengthTheme(row))) {
    document.subsection(words.say(`strength.${theme}.title`));
    document.bullets(
      group.map(({ row, level }) =>
        words.say('recommendations.strength', {
          text: words.quote(row.description),
          level: row.impact,
          priority: words.say(`recommendations.level.${level}`),
        }),
      ),
    );
    const feeds = model.modules.includes('predictive') && group.some(({ row }) => callsForPrediction(row));
    document.paragraph(
      words.say('recommendations.label.leverage'),
      words.say(`strength.${theme}.leverage`),
      feeds ? words.say('recommendations.strengths.predictive') : undefined,
    );
  }
}

/** Specification sections 4 and 9: problems by urgency, departments that need tools, strengths to build on. */
export function writeRecommendations(writing: ReportWriting): string {
  const document = createPlainText();
  writeOpening(document, writing);
  writeProblemAdvice(document, writing);
  writeDepartmentAdvice(document, writing);
  writeStrengthAdvice(document, writing);
  return document.text();
}
