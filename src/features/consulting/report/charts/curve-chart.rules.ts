import type { ChartDrawing, Mark } from '#features/consulting/report/document/charts.values.ts';
import type { CurveChart } from '#features/consulting/report/document/charts.schema.ts';
import { textWidth } from '#features/consulting/report/export/lettering.rules.ts';
import { lineMark, SMALL, TEXT, textMark, WIDE } from './marks.rules.ts';

const TOP = 20;
const AXIS = 22;
const GUTTER = 8;

type Dot = [x: number, y: number];
type Box = { left: number; right: number; top: number; bottom: number };

/** Returns the height of a curve at `x`, by straight lines between its dots. */
function heightAt(dots: readonly Dot[], x: number): number {
  const next = dots.findIndex(([at]) => at >= x);
  const [right, left] = [dots[next === -1 ? dots.length - 1 : next], dots[Math.max(0, next - 1)]];
  if (!right || !left) return 0;
  const share = right[0] === left[0] ? 1 : (x - left[0]) / (right[0] - left[0]);
  return left[1] + (right[1] - left[1]) * Math.min(1, Math.max(0, share));
}

/** Whether a curve runs through a box; sampled, which is exact enough for letters. */
const isCrossed = ({ left, right, top, bottom }: Box, curves: readonly (readonly Dot[])[]): boolean =>
  curves.some((dots) => {
    const heights = Array.from({ length: 9 }, (_, step) =>
      heightAt(dots, left + ((right - left) * step) / 8),
    );
    return Math.min(...heights) <= bottom && Math.max(...heights) >= top;
  });

/** Writes what the budget is above or below its line, where no curve runs through the letters. */
function budgetLabel(
  label: string,
  y: number,
  [from, to]: readonly [number, number],
  curves: readonly (readonly Dot[])[],
): Mark {
  const width = textWidth(label, TEXT) * 1.06;
  const places = [y - 5, y + TEXT + 3].flatMap((baseline) =>
    [from + 6, to - width - 2].map((left) => ({ left, baseline })),
  );
  const free = places.find(
    ({ left, baseline }) =>
      !isCrossed({ left, right: left + width, top: baseline - TEXT, bottom: baseline + 3 }, curves),
  );
  const { left, baseline } = free ?? { left: from + 6, baseline: y - 5 };
  return textMark(left, baseline, label, { isStrong: true });
}

/** Draws the cumulated cost as a band from low to high, and the budget as a dashed line. */
export function drawCurve(
  { points, weeks, maxCents, ticks, levels, budget }: CurveChart,
  width: number,
): ChartDrawing {
  const plot = width >= WIDE ? 200 : 170;
  const bottom = TOP + plot;
  const start = Math.max(...levels.map(({ label }) => textWidth(label, SMALL)), 0) + GUTTER;
  const first = Math.min(...points.map(({ week }) => week));
  const x = (week: number) => start + ((width - start) * (week - first)) / Math.max(1, weeks - first);
  const most = Math.max(1, maxCents);
  const y = (cents: number) => bottom - (plot * Math.min(cents, most)) / most;
  const low = points.map(({ week, lowCents }): Dot => [x(week), y(lowCents)]);
  const high = points.map(({ week, highCents }): Dot => [x(week), y(highCents)]);
  const curve = (dots: Dot[]): Mark => ({
    kind: 'path',
    points: dots,
    tone: 'accent',
    opacity: 1,
    isFilled: false,
  });
  const scale = levels.flatMap(({ cents, label }) => [
    lineMark([start, y(cents), width, y(cents)], 'line'),
    textMark(start - GUTTER, y(cents) + SMALL * 0.36, label, { size: SMALL, anchor: 'end', tone: 'soft' }),
  ]);
  let free = start;
  const weeksBelow = ticks.flatMap(({ week, label }): Mark[] => {
    if (week < first || week > weeks) return [];
    const half = textWidth(label, SMALL) / 2;
    const centre = Math.min(Math.max(x(week), start + half), width - half);
    if (centre - half < free) return [];
    free = centre + half + GUTTER;
    return [
      lineMark([x(week), bottom, x(week), bottom + 4], 'neutral'),
      textMark(centre, bottom + 17, label, { size: SMALL, anchor: 'middle', tone: 'soft' }),
    ];
  });
  const budgetMarks = budget
    ? [
        lineMark([start, y(budget.cents), width, y(budget.cents)], 'ink', true),
        budgetLabel(budget.label, y(budget.cents), [start, width], [low, high]),
      ]
    : [];
  return {
    width,
    height: bottom + AXIS,
    marks: [
      ...scale,
      { kind: 'path', points: [...high, ...low.toReversed()], tone: 'accent', opacity: 0.22, isFilled: true },
      curve(low),
      curve(high),
      ...weeksBelow,
      ...budgetMarks,
    ],
  };
}
