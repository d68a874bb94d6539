import type { ChartDrawing, ReportChart } from '#features/consulting/report/document/charts.values.ts';
import { drawBars } from './bar-chart.rules.ts';
import { drawPlan } from './plan-chart.rules.ts';

/**
 * Lays out a chart for a width in pixels or points. Pure, so that screen and PDF draw the same picture (product.md
 * section 5).
 */
export function layoutChart(chart: ReportChart, width: number): ChartDrawing {
  switch (chart.kind) {
    case 'bars':
      return drawBars(chart, width);
    case 'plan':
      return drawPlan(chart, width);
    case 'matrix':
    case 'roadmap':
    case 'curve':
      return { width, height: 0, marks: [] };
  }
}
