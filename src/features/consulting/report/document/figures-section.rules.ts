import type { BarChart, ChartBar } from './charts.schema.ts';
import type { ChartTone } from './charts.values.ts';
import { problemTone, strengthTone } from '#features/consulting/report/export/colours.rules.ts';
import type { DocumentFigure, DocumentTable, TableColumn } from './document.schema.ts';
import {
  HIGH_IMPACT,
  LOW_DIGITALIZATION,
  problemLevel,
} from '#features/consulting/report/plan/recommendations.rules.ts';
import { averageDigitalization, byDigitalization } from './summary.rules.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

/** Above this number departments are counted by level; nobody compares forty bars. */
const MOST_BARS = 20;
/** Up to this number of rows a bar shows one tile per row. */
const MOST_TILES = 20;
const LEVELS = [1, 2, 3, 4, 5] as const;
const SCALE = 5;

const column = (label: string, align: TableColumn['align'] = 'start'): TableColumn => ({ label, align });

const counting = (bars: ChartBar[]): BarChart => {
  const max = Math.max(...bars.map(({ value }) => value));
  return { kind: 'bars', bars, max, form: max <= MOST_TILES ? 'tiles' : 'lengths' };
};

const levelTone = (level: number): ChartTone => (level <= LOW_DIGITALIZATION ? 'warning' : 'accent');

function departmentList(
  rows: ReportSnapshot['departments'],
  words: ReportWords,
): Pick<DocumentFigure, 'chart' | 'table'> {
  const average = averageDigitalization(rows) ?? 0;
  const bars = rows.map(({ name, digitalizationLevel: level }) => ({
    label: words.label(name),
    value: level,
    valueText: `${level}/${SCALE}`,
    tone: levelTone(level),
  }));
  return {
    chart: {
      kind: 'bars',
      form: 'segments',
      max: SCALE,
      bars,
      ...(rows.length > 1 && {
        marker: { at: average, label: words.say('charts.departments.average', { average }) },
      }),
    },
    table: {
      caption: words.say('charts.departments.caption'),
      columns: [
        column(words.say('charts.departments.name')),
        column(words.say('charts.departments.level'), 'end'),
      ],
      rows: bars.map(({ label, valueText }) => [label, valueText]),
    },
  };
}

function departmentLevels(
  rows: ReportSnapshot['departments'],
  words: ReportWords,
): Pick<DocumentFigure, 'chart' | 'table'> {
  const counted = LEVELS.map((level) => ({
    level,
    label: words.say('charts.departments.levelLabel', { level }),
    count: rows.filter(({ digitalizationLevel }) => digitalizationLevel === level).length,
  }));
  return {
    chart: counting(
      counted.map(({ level, label, count }) => ({
        label,
        value: count,
        valueText: words.number(count),
        tone: levelTone(level),
      })),
    ),
    table: {
      caption: words.say('charts.departments.captionMany'),
      columns: [
        column(words.say('charts.departments.level')),
        column(words.say('charts.departments.count'), 'end'),
        column(words.say('charts.departments.share'), 'end'),
      ],
      rows: counted.map(({ label, count }) => [
        label,
        words.number(count),
        words.percent(count / rows.length),
      ]),
    },
  };
}

export function departmentFigure(snapshot: ReportSnapshot, words: ReportWords): DocumentFigure {
  const rows = byDigitalization(snapshot.departments);
  const [lowest] = rows;
  const total = rows.length;
  const isMany = total > MOST_BARS;
  const drawn = isMany ? departmentLevels(rows, words) : departmentList(rows, words);
  const average = averageDigitalization(rows) ?? 0;
  const [min, max] = [lowest?.digitalizationLevel ?? 0, rows.at(-1)?.digitalizationLevel ?? 0];
  return {
    kind: 'figure',
    id: 'figure-departments',
    caption: drawn.table.caption,
    description:
      total === 1
        ? words.say('charts.departments.one', {
            name: words.quote(lowest?.name ?? ''),
            level: min,
          })
        : min === max
          ? words.say('charts.departments.equal', { total, level: min })
          : words.say(`charts.departments.${isMany ? 'many' : 'some'}`, {
              total,
              average,
              ...(!isMany && { min, max }),
            }),
    ...drawn,
  };
}

/** Counts problems by priority or strengths by impact: all five steps, highest first, including empty ones. */
function ratingFigure(
  part: 'problems' | 'strengths',
  ratings: readonly number[],
  words: ReportWords,
): DocumentFigure {
  const steps = LEVELS.toReversed().map((level) => ({
    level,
    label: words.say(`charts.${part}.levelLabel`, { level }),
    count: ratings.filter((rating) => rating === level).length,
    meaning: words.say(
      `charts.meaning.${part === 'problems' ? problemLevel(level) : level >= HIGH_IMPACT ? 'use' : 'keep'}`,
    ),
  }));
  const tone = part === 'problems' ? problemTone : strengthTone;
  const table: DocumentTable = {
    caption: words.say(`charts.${part}.caption`),
    columns: [
      column(words.say(`charts.${part}.level`)),
      column(words.say(`charts.${part}.meaning`)),
      column(words.say(`charts.${part}.count`), 'end'),
    ],
    rows: steps.map(({ level, meaning, count }) => [String(level), meaning, words.number(count)]),
  };
  return {
    kind: 'figure',
    id: `figure-${part}`,
    caption: table.caption,
    description: words.say(`charts.${part}.description`, { count: ratings.length }),
    chart: counting(
      steps.map(({ level, label, count }) => ({
        label,
        value: count,
        valueText: words.number(count),
        tone: tone(level),
      })),
    ),
    table,
  };
}

export const problemFigure = (snapshot: ReportSnapshot, words: ReportWords): DocumentFigure =>
  ratingFigure(
    'problems',
    snapshot.problems.map(({ priority }) => priority),
    words,
  );

export const strengthFigure = (snapshot: ReportSnapshot, words: ReportWords): DocumentFigure =>
  ratingFigure(
    'strengths',
    snapshot.strengths.map(({ impact }) => impact),
    words,
  );
