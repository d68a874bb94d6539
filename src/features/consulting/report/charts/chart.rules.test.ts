import { describe, expect, test } from 'vitest';
import { bigSnapshot, readCase } from '#tests/report-case.ts';
import { aReportDocument } from '#tests/report-document.ts';
import { layoutChart } from './chart.rules.ts';
import type { Mark } from '#features/consulting/report/document/charts.values.ts';
import { fitLines, textWidth } from '#features/consulting/report/export/lettering.rules.ts';

const LONG = 'Departamento de relaciones institucionales, comunicación externa y sostenibilidad '.repeat(3);
const wordy = bigSnapshot(80);
const SNAPSHOTS = {
  'one row': bigSnapshot(4),
  'a medium company': readCase('conservas-nutrimar').snapshot,
  'long names': {
    ...wordy,
    departments: wordy.departments.map((row) => ({ ...row, name: `${LONG}${row.id}` })),
  },
  'names without a space': {
    ...wordy,
    departments: wordy.departments.map((row) => ({ ...row, name: 'Ñ'.repeat(200) })),
  },
  '200 rows in each list': bigSnapshot(800),
  '2,500 rows in each list': bigSnapshot(10_000),
};

const right = (mark: Mark): number => {
  if (mark.kind === 'rect') return mark.x + mark.width;
  if (mark.kind === 'line') return Math.max(mark.x1, mark.x2);
  if (mark.kind === 'path') return Math.max(...mark.points.map(([x]) => x));
  const width = textWidth(mark.text, mark.size);
  return mark.x + { start: width, middle: width / 2, end: 0 }[mark.anchor];
};
const left = (mark: Mark): number => {
  if (mark.kind === 'rect') return mark.x;
  if (mark.kind === 'line') return Math.min(mark.x1, mark.x2);
  if (mark.kind === 'path') return Math.min(...mark.points.map(([x]) => x));
  const width = textWidth(mark.text, mark.size);
  return mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor];
};
const bottom = (mark: Mark): number => {
  if (mark.kind === 'rect') return mark.y + mark.height;
  if (mark.kind === 'line') return Math.max(mark.y1, mark.y2);
  return mark.kind === 'path' ? Math.max(...mark.points.map(([, y]) => y)) : mark.y;
};

const charts = Object.entries(SNAPSHOTS).flatMap(([name, snapshot]) =>
  (['es', 'en'] as const).flatMap((locale) =>
    aReportDocument(snapshot, locale)
      .parts.flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.kind === 'figure' ? [[`${block.id}, ${name}, ${locale}`, block] as const] : [],
      ),
  ),
);

describe.each(charts)('%s', (_, { chart, table }) => {
  test.each([280, 320, 480, 640, 760])('fits into a width of %i', (width) => {
    const { height, marks } = layoutChart(chart, width);
    for (const mark of marks) {
      expect(left(mark)).toBeGreaterThanOrEqual(-0.01);
      expect(right(mark)).toBeLessThanOrEqual(width + 0.01);
      expect(bottom(mark)).toBeLessThanOrEqual(height + 0.01);
    }
    expect(height).toBeLessThan(1_700);
    expect(marks.length).toBeLessThan(300);
  });

  test('shows the figures of its table', () => {
    const said = layoutChart(chart, 640).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    const figures =
      chart.kind === 'bars'
        ? chart.bars.map(({ valueText }) => valueText)
        : chart.kind === 'plan'
          ? chart.phases.map(({ duration }) => duration)
          : [];
    for (const figure of figures) expect(said).toContain(figure);
    expect(table.rows.length).toBe(figures.length);
  });

  test('draws no average line through a text, and on a narrow page no line at all', () => {
    for (const width of [280, 640]) {
      const { marks } = layoutChart(chart, width);
      const lines = marks.filter((mark) => mark.kind === 'line' && (mark.isDashed || width === 280));
      for (const text of marks.filter((mark) => mark.kind === 'text'))
        for (const line of lines)
          expect(
            left(text) < left(line) &&
              left(line) < right(text) &&
              text.y - text.size * 0.72 < bottom(line) &&
              (line.kind === 'line' ? line.y1 : 0) < text.y,
          ).toBe(false);
    }
  });

  test('draws no text over a bar or another text', () => {
    for (const width of [280, 640]) {
      const { marks } = layoutChart(chart, width);
      const texts = marks.filter((mark) => mark.kind === 'text');
      const boxes = marks.filter((mark) => mark.kind === 'rect');
      for (const [index, text] of texts.entries()) {
        const top = text.y - text.size * 0.72;
        for (const box of boxes)
          expect(
            left(text) < right(box) && left(box) < right(text) && top < bottom(box) && box.y < text.y,
          ).toBe(false);
        for (const other of texts.slice(index + 1))
          expect(
            left(text) < right(other) &&
              left(other) < right(text) &&
              Math.abs(text.y - other.y) < Math.min(text.size, other.size) * 0.9,
          ).toBe(false);
      }
    }
  });
});

test.each([
  ['a short text', 'Ventas', ['Ventas']],
  ['a break between words', 'Ventas y exportación', ['Ventas y', 'exportación']],
  ['an ellipsis at the end', 'Ventas y exportación a catorce países', ['Ventas y', 'exportaci…']],
])('breaks lines: %s', (_, text, lines) => {
  expect(fitLines(text, 13, 74, 2)).toEqual(lines);
});

describe.each([280, 640])('the plan at a width of %i', (width) => {
  const plans = charts.filter(([, { chart }]) => chart.kind === 'plan').slice(0, 2);
  test.each(plans)('numbers every month and writes all durations alike (%s)', (_, { chart }) => {
    if (chart.kind !== 'plan') return;
    const { marks } = layoutChart(chart, width);
    const texts = marks.filter((mark) => mark.kind === 'text');
    const months = texts.filter(({ text }) => /^\d+$/.test(text)).map(({ text }) => Number(text));
    expect(months).toEqual(Array.from({ length: chart.months }, (_, month) => month + 1));
    const durations = chart.phases.map(({ duration }) => texts.find(({ text }) => text === duration)?.x);
    expect(new Set(durations).size).toBe(1);
  });
});
