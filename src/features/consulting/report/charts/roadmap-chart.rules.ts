import type { ChartDrawing } from '#features/consulting/report/document/charts.values.ts';
import type { RoadmapChart } from '#features/consulting/report/document/charts.schema.ts';
import { rectMark } from './marks.rules.ts';
import { BAR, drawTimeline } from './timeline.rules.ts';

const SECOND_WAVE_OPACITY = 0.38;
/** Width of the shortest bar in pixels. */
const SHORTEST = 4;

/** Draws the actions on a scale of weeks, the first week being 1; those of the second wave are lighter. */
export const drawRoadmap = ({ rows, weeks, ticks }: RoadmapChart, width: number): ChartDrawing =>
  drawTimeline(
    {
      rows: rows.map(({ label, when, fromWeek, toWeek, isSecondWave }) => ({
        label,
        note: when,
        bars: (x, y) => {
          const from = x(Math.min(Math.max(0, fromWeek - 1), weeks));
          const to = x(Math.min(Math.max(fromWeek, toWeek), weeks));
          return [
            rectMark([from, y, Math.max(SHORTEST, to - from - 1.5), BAR], 'accent', {
              opacity: isSecondWave ? SECOND_WAVE_OPACITY : 1,
            }),
          ];
        },
      })),
      length: weeks,
      ticks: ticks
        .filter(({ week }) => week >= 1 && week <= weeks + 1)
        .map(({ week, label }) => ({ at: week - 1, label })),
    },
    width,
  );
