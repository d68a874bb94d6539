import type { ChartDrawing } from '#features/consulting/report/document/charts.values.ts';
import type { ReportChart } from '#features/consulting/report/document/charts.schema.ts';
import { drawArchitecture } from './architecture-chart.rules.ts';
import { drawBars } from './bar-chart.rules.ts';
import { drawCurve } from './curve-chart.rules.ts';
import { drawMatrix } from './matrix-chart.rules.ts';
import { drawPlan } from './plan-chart.rules.ts';
import { drawRoadmap } from './roadmap-chart.rules.ts';

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
      return drawMatrix(chart, width);
    case 'roadmap':
      return drawRoadmap(chart, width);
    case 'curve':
      return drawCurve(chart, width);
    case 'architecture':
      return drawArchitecture(chart, width);
  }
}

/** Rows below which a picture says less than its table. Reports of rule version 1 have bars alone, and keep them. */
const LEAST_ROWS = 3;

/** Whether a chart is drawn; otherwise its table stands in its place. */
export function isDrawn(chart: ReportChart): boolean {
  switch (chart.kind) {
    case 'bars':
    case 'plan':
    case 'architecture':
      return true;
    case 'roadmap':
      return chart.rows.length >= LEAST_ROWS;
    case 'matrix':
    case 'curve':
      return chart.points.length >= LEAST_ROWS;
  }
}
