import type { PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import { HIGH_IMPACT, problemLevel } from '#features/consulting/report/plan/recommendations.rules.ts';
import {
  averageDigitalization,
  byDigitalization,
  byImpact,
  digitalizationBand,
} from '#features/consulting/report/document/summary.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';
import { writeCauses } from './causes.rules.ts';
import { writeRated } from './profile-text.rules.ts';
import { groupBy, namesOf } from './writing.rules.ts';

function spreadSentence({ snapshot: { departments }, prose }: Writing): string {
  const levels = departments.map(({ digitalizationLevel }) => digitalizationLevel);
  const min = levels.reduce((a, b) => Math.min(a, b));
  const max = levels.reduce((a, b) => Math.max(a, b));
  if (min === max) return prose.say('analysis.departments.spreadNone', { min });
  if (max - min === 1) return prose.say('analysis.departments.spreadSmall', { min, max });
  const at = (level: number) =>
    namesOf(
      prose,
      departments.filter(({ digitalizationLevel }) => digitalizationLevel === level),
    );
  const [low, high] = [at(min), at(max)];
  return low === undefined || high === undefined
    ? prose.say('analysis.departments.spreadMany', { min, max })
    : prose.say('analysis.departments.spreadLarge', { gap: max - min, min, max, low, high });
}

/** Writes the maturity: the average, its spread, each department with its level and, where one is set, its target. */
export function writeDepartments(document: PlainText, writing: Writing) {
  const { snapshot, prose, words } = writing;
  const rows = byDigitalization(snapshot.departments);
  const average = averageDigitalization(rows);
  if (average === null) return;
  if (rows.length > 1)
    document.paragraph(
      prose.say('analysis.departments.average', {
        total: rows.length,
        average,
        band: prose.say(`analysis.departments.band.${digitalizationBand(average)}`),
      }),
      spreadSentence(writing),
    );
  writeRated(document, writing, rows, 'departments', {
    rating: (row) => row.digitalizationLevel,
    line: (row) => {
      const line = prose.say('analysis.departments.row', {
        name: prose.label(row.name),
        level: row.digitalizationLevel,
        function: prose.quote(row.function),
      });
      const facts = [
        ...(row.headcount == null ? [] : [words.say('analysis.headcount', { count: row.headcount })]),
        ...(row.targetLevel == null ? [] : [words.say('analysis.target', { level: row.targetLevel })]),
      ];
      return facts.length === 0 ? line : `${line} ${facts.join(' ')}`;
    },
  });
}

/** Writes the problems: each is quoted here once, and has its number everywhere else. */
export function writeProblems(document: PlainText, writing: Writing) {
  const { problems, prose, numberOf } = writing;
  const count = problems.length;
  const levels = groupBy(problems, ({ priority }) => problemLevel(priority));
  const [level] = levels[0] ?? ['high'];
  document.paragraph(
    levels.length === 1
      ? prose.say(`analysis.problems.all.${level}`, {
          count,
          ratings: prose.ratings(problems.map(({ priority }) => priority)),
        })
      : prose.say('analysis.problems.intro', {
          total: count,
          levels: prose.list(
            levels.map(([name, rows]) =>
              prose.say(`analysis.problems.level.${name}`, { count: rows.length }),
            ),
          ),
        }),
  );
  writeRated(document, writing, problems, 'problems', {
    rating: ({ priority }) => priority,
    line: ({ id, description, priority }) =>
      prose.say('analysis.problems.row', {
        number: numberOf(id),
        text: prose.quote(description),
        level: priority,
      }),
  });
  writeCauses(document, writing);
}

export function writeStrengths(document: PlainText, writing: Writing) {
  const { snapshot, prose } = writing;
  const rows = byImpact(snapshot.strengths);
  const high = rows.filter(({ impact }) => impact >= HIGH_IMPACT);
  const share = high.length === 0 ? 'none' : high.length === rows.length ? 'all' : 'some';
  document.paragraph(
    prose.say(`analysis.strengths.${share}`, {
      count: share === 'some' ? high.length : rows.length,
      total: rows.length,
      ratings: prose.ratings(rows.map(({ impact }) => impact)),
    }),
  );
  writeRated(document, writing, rows, 'strengths', {
    rating: ({ impact }) => impact,
    line: (row) =>
      prose.say('analysis.strengths.row', { text: prose.quote(row.description), level: row.impact }),
  });
}
