import type { ChartDrawing, Mark } from '#features/consulting/report/document/charts.values.ts';
import type { PlanChart, PlanPhase } from '#features/consulting/report/document/charts.schema.ts';
import { rectMark } from './marks.rules.ts';
import { BAR, drawTimeline } from './timeline.rules.ts';

/** Draws the shortest duration solid and the rest up to the longest lighter; an ongoing phase fades out in steps. */
function drawPhase(
  { from, least, most, isOngoing }: PlanPhase,
  x: (month: number) => number,
  y: number,
): Mark[] {
  const bar = (start: number, end: number, opacity: number): Mark =>
    rectMark([x(start), y, x(end) - x(start) - 1.5, BAR], 'accent', { opacity });
  if (!isOngoing)
    return [bar(from, from + least, 1), ...(most > least ? [bar(from + least, from + most, 0.4)] : [])];
  const steps = 4;
  return Array.from({ length: steps }, (_, index) => {
    const length = most / steps;
    return bar(from + index * length, from + (index + 1) * length, 0.9 - index * 0.22);
  });
}

/** Draws the phases below each other on a scale of months (specification section 9: durations are fixed). */
export function drawPlan({ phases, months, monthLabel }: PlanChart, width: number): ChartDrawing {
  return drawTimeline(
    {
      rows: phases.map((phase) => ({
        label: phase.label,
        note: phase.duration,
        bars: (x, y) => drawPhase(phase, x, y),
      })),
      length: months,
      ticks: Array.from({ length: months + 1 }, (_, month) => ({
        at: month,
        label: month === months ? '' : String(month + 1),
      })),
      unit: monthLabel,
    },
    width,
  );
}
