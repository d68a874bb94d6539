import { describe, expect, test } from 'vitest';
import type { Mark } from '#features/consulting/report/document/charts.values.ts';
import type { MatrixChart } from '#features/consulting/report/document/charts.schema.ts';
import { textWidth } from '#features/consulting/report/export/lettering.rules.ts';
import { aSecondReport } from '#tests/builders/report-v2.ts';
import { isDrawn, layoutChart } from './chart.rules.ts';

const WIDTHS = [280, 320, 640, 667];
const words = { effort: 'Effort', impact: 'Impact', low: 'low', high: 'high', quickWins: 'Quick wins' };
const crowded: MatrixChart = {
  kind: 'matrix',
  points: Array.from({ length: 40 }, (_, index) => ({
    label: `A${index + 1}`,
    effort: index < 25 ? 1 : 5,
    impact: index < 25 ? 5 : 1,
    isQuickWin: index < 25,
  })),
  words,
};
const charts = [
  ['forty actions in two places', crowded] as const,
  ...(['es', 'en'] as const).flatMap((locale) =>
    aSecondReport(locale)
      .parts.flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.kind === 'figure' ? [[`${block.id}, ${locale}`, block.chart] as const] : [],
      ),
  ),
];

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf(mark: Extract<Mark, { kind: 'text' }>): Box {
  const width = textWidth(mark.text, mark.size);
  const left = mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor];
  return { left, right: left + width, top: mark.y - mark.size * 0.72, bottom: mark.y };
}

const isApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

describe.each(charts)('%s', (_, chart) => {
  test.each(WIDTHS)('keeps its labels apart and inside a width of %i', (width) => {
    const { height, marks } = layoutChart(chart, width);
    const boxes = marks.flatMap((mark) => (mark.kind === 'text' ? [boxOf(mark)] : []));
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(-0.01);
      expect(box.right).toBeLessThanOrEqual(width + 0.01);
      expect(box.bottom).toBeLessThanOrEqual(height + 0.01);
      for (const other of boxes.slice(index + 1)) expect(isApart(box, other)).toBe(true);
    }
  });
});

test.each(
  charts.flatMap(([name, chart]) =>
    chart.kind === 'matrix' || chart.kind === 'roadmap' ? [[name, chart] as const] : [],
  ),
)('%s: no upright line runs through a label on a narrow page', (_, chart) => {
  const { marks } = layoutChart(chart, 280);
  const upright = marks.filter((mark) => mark.kind === 'line' && mark.x1 === mark.x2);
  for (const mark of marks) {
    if (mark.kind !== 'text') continue;
    const { left, right, top, bottom } = boxOf(mark);
    for (const line of upright)
      if (line.kind === 'line')
        expect(left < line.x1 && line.x1 < right && top < line.y2 && line.y1 < bottom).toBe(false);
  }
});

test('a Spanish matrix names its corner in full on a narrow page', () => {
  const { marks } = layoutChart({ ...crowded, words: { ...words, quickWins: 'Resultados rápidos' } }, 280);
  const said = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(said.join(' ')).toContain('Resultados rápidos');
});

test('a matrix of two actions is given as a table', () => {
  expect(isDrawn({ ...crowded, points: crowded.points.slice(0, 2) })).toBe(false);
  expect(isDrawn(crowded)).toBe(true);
});
