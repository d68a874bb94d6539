import type { PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import {
  HIGH_IMPACT,
  LOW_DIGITALIZATION,
  problemLevel,
} from '#features/consulting/report/document/model.rules.ts';
import {
  averageDigitalization,
  byDigitalization,
  byImpact,
  digitalizationBand,
} from '#features/consulting/report/document/summary.rules.ts';
import { STRENGTH_HELPS, strengthTheme } from './themes.rules.ts';
import type { ReportWords } from './words.rules.ts';
import { groupBy, MOST_NAMES, namesOf, sharpestOn, type ReportWriting } from './writing.rules.ts';

/** Up to this many rows a list has no subheadings; a longer one is grouped by level. */
const LONG_LIST = 12;
const MOST_THEMES = 6;

const isOrdered = (ratings: readonly number[]): boolean => new Set(ratings).size > 1;

function writeRated<T>(
  document: PlainText,
  words: ReportWords,
  rows: readonly T[],
  part: 'departments' | 'problems' | 'strengths',
  { rating, line }: { rating: (row: T) => number; line: (row: T) => string },
) {
  if (rows.length <= LONG_LIST) return document.bullets(rows.map(line));
  for (const [level, group] of groupBy(rows, rating)) {
    const counted = words.say(`count.${part}`, { count: group.length });
    document.subsection(words.say(`analysis.${part}.group`, { level, rows: counted }));
    document.bullets(group.map(line));
  }
}

function spreadSentence({ snapshot: { departments }, words }: ReportWriting): string {
  const levels = departments.map(({ digitalizationLevel }) => digitalizationLevel);
  const min = levels.reduce((a, b) => Math.min(a, b));
  const max = levels.reduce((a, b) => Math.max(a, b));
  if (min === max) return words.say('analysis.departments.spreadNone', { min });
  if (max - min === 1) return words.say('analysis.departments.spreadSmall', { min, max });
  const at = (level: number) =>
    namesOf(
      words,
      departments.filter(({ digitalizationLevel }) => digitalizationLevel === level),
    );
  const [low, high] = [at(min), at(max)];
  return low === undefined || high === undefined
    ? words.say('analysis.departments.spreadMany', { min, max })
    : words.say('analysis.departments.spreadLarge', { gap: max - min, min, max, low, high });
}

/** Writes the digitalization: the average, its spread, and how many departments are below the threshold. */
export function writeDepartments(document: PlainText, writing: ReportWriting) {
  const { snapshot, words } = writing;
  const rows = byDigitalization(snapshot.departments);
  const average = averageDigitalization(rows);
  if (average === null) return;
  const total = rows.length;
  const low = rows.filter(({ digitalizationLevel }) => digitalizationLevel <= LOW_DIGITALIZATION).length;
  const share = low === 0 ? 'lowNone' : low === total ? 'lowAll' : 'lowSome';
  document.section(words.say('analysis.departments.title'));
  if (total === 1)
    document.paragraph(words.say(`analysis.departments.only.${low === 1 ? 'low' : 'fine'}`, { average }));
  else
    document.paragraph(
      words.say('analysis.departments.average', {
        total,
        average,
        band: words.say(`analysis.departments.band.${digitalizationBand(average)}`),
      }),
      spreadSentence(writing),
      share === 'lowSome'
        ? words.say('analysis.departments.lowSome', { total, count: low })
        : words.say(`analysis.departments.${share}`),
      isOrdered(rows.map(({ digitalizationLevel }) => digitalizationLevel))
        ? words.say('analysis.departments.order')
        : undefined,
    );
  writeRated(document, words, rows, 'departments', {
    rating: (row) => row.digitalizationLevel,
    line: (row) =>
      words.say('analysis.departments.row', {
        name: words.label(row.name),
        level: row.digitalizationLevel,
        function: words.quote(row.function),
      }),
  });
}

/** Says whether the problems centre on one matter or are spread; undefined if unknown themes leave it unclear. */
function concentrationSentence({ problems, words }: ReportWriting): string | undefined {
  const known = groupBy(
    problems.filter(({ theme }) => theme !== 'general'),
    ({ theme }) => theme,
  );
  const most = known.reduce((max, [, rows]) => Math.max(max, rows.length), 0);
  const themes = known
    .filter(([, rows]) => rows.length === most)
    .map(([theme]) => words.lower(`problem.${theme}.title`));
  const values = { times: most, themes: words.list(themes), total: problems.length };
  if (most >= 2 && most === problems.length) return words.say('analysis.problems.single', values);
  if (most >= 2 && themes.length === 1) return words.say('analysis.problems.repeated', values);
  if (most >= 2 && themes.length <= MOST_NAMES) return words.say('analysis.problems.repeatedMany', values);
  const eachIsKnown = known.length === problems.length;
  if (most === 1 && eachIsKnown && themes.length >= 2 && themes.length <= MOST_THEMES)
    return words.say('analysis.problems.spread', values);
  return undefined;
}

export function writeProblems(document: PlainText, writing: ReportWriting) {
  const { problems, words } = writing;
  if (problems.length === 0) return;
  const count = problems.length;
  const levels = groupBy(problems, ({ row }) => problemLevel(row.priority));
  const [level] = levels[0] ?? ['high'];
  const parts = levels.map(([name, rows]) =>
    words.say(`analysis.problems.level.${name}`, { count: rows.length }),
  );
  document.section(words.say('analysis.problems.title'));
  document.paragraph(
    levels.length === 1
      ? words.say(`analysis.problems.all.${level}`, {
          count,
          ratings: words.ratings(problems.map(({ row }) => row.priority)),
        })
      : words.say('analysis.problems.intro', { total: count, levels: words.list(parts) }),
    concentrationSentence(writing),
    isOrdered(problems.map(({ row }) => row.priority)) ? words.say('analysis.problems.order') : undefined,
  );
  writeRated(document, words, problems, 'problems', {
    rating: ({ row }) => row.priority,
    line: ({ row }) =>
      words.say('analysis.problems.row', { text: words.quote(row.description), level: row.priority }),
  });
}

export function writeStrengths(document: PlainText, { snapshot, problems, words }: ReportWriting) {
  const rows = byImpact(snapshot.strengths);
  if (rows.length === 0) return;
  const high = rows.filter(({ impact }) => impact >= HIGH_IMPACT);
  document.section(words.say('analysis.strengths.title'));
  const share = high.length === 0 ? 'none' : high.length === rows.length ? 'all' : 'some';
  document.paragraph(
    words.say(`analysis.strengths.${share}`, {
      count: share === 'some' ? high.length : rows.length,
      total: rows.length,
      ratings: words.ratings(rows.map(({ impact }) => impact)),
    }),
    isOrdered(rows.map(({ impact }) => impact)) ? words.say('analysis.strengths.order') : undefined,
  );
  writeRated(document, words, rows, 'strengths', {
    rating: ({ impact }) => impact,
    line: (row) =>
      words.say('analysis.strengths.row', { text: words.quote(row.description), level: row.impact }),
  });
  if (high.length === 0) return;
  document.subsection(words.say('analysis.strengths.offsetTitle'));
  document.bullets(
    groupBy(high, strengthTheme).map(([theme]) => {
      const problem = sharpestOn(problems, STRENGTH_HELPS[theme]);
      const help =
        problem &&
        words.say('analysis.strengths.helps', {
          problem: words.cite(problem.description),
          level: problem.priority,
        });
      return [
        `${words.say(`strength.${theme}.title`)}:`,
        words.lower(`strength.${theme}.offset`),
        ...(help === undefined ? [] : [help]),
      ].join(' ');
    }),
  );
}
