import { z } from 'zod';
import { record } from '#shared/answer.ts';
import { CHART_TONES } from './charts.values.ts';

const bar = z.strictObject({
  label: z.string(),
  value: z.number(),
  valueText: z.string(),
  tone: z.enum(CHART_TONES),
});
export type ChartBar = z.infer<typeof bar>;

const bars = record('BarChart', {
  kind: z.literal('bars'),
  bars: z.array(bar),
  max: z.number(),
  /** `segments`: a scale of `max` steps; `tiles`: one dot per counted row; `lengths`: a plain bar. */
  form: z.enum(['segments', 'tiles', 'lengths']),
  /** Reference value drawn across all bars. */
  marker: z.strictObject({ at: z.number(), label: z.string() }).exactOptional(),
});
export type BarChart = z.infer<typeof bars>;

/** `from`, `least` and `most` are months from the start; an ongoing phase has no end. */
const phase = z.strictObject({
  label: z.string(),
  duration: z.string(),
  from: z.number(),
  least: z.number(),
  most: z.number(),
  isOngoing: z.boolean(),
});
export type PlanPhase = z.infer<typeof phase>;

const plan = record('PlanChart', {
  kind: z.literal('plan'),
  phases: z.array(phase),
  months: z.number(),
  monthLabel: z.string(),
});
export type PlanChart = z.infer<typeof plan>;

/** Effort to the right, impact upwards, both 1 to 5; actions of one place stand beside each other. */
const matrix = record('MatrixChart', {
  kind: z.literal('matrix'),
  points: z.array(
    z.strictObject({ label: z.string(), effort: z.number(), impact: z.number(), isQuickWin: z.boolean() }),
  ),
  words: z.strictObject({
    effort: z.string(),
    impact: z.string(),
    low: z.string(),
    high: z.string(),
    quickWins: z.string(),
  }),
});
export type MatrixChart = z.infer<typeof matrix>;

/** A week and the label that is written there. */
const tick = z.strictObject({ week: z.number(), label: z.string() });

/** Actions on a scale of weeks from the start. */
const roadmap = record('RoadmapChart', {
  kind: z.literal('roadmap'),
  rows: z.array(
    z.strictObject({
      label: z.string(),
      when: z.string(),
      fromWeek: z.number(),
      toWeek: z.number(),
      isSecondWave: z.boolean(),
    }),
  ),
  weeks: z.number(),
  ticks: z.array(tick),
});
export type RoadmapChart = z.infer<typeof roadmap>;

/** Cumulated set-up cost over the weeks, from and to, against the budget where there is one. */
const curve = record('CurveChart', {
  kind: z.literal('curve'),
  points: z.array(z.strictObject({ week: z.number(), lowCents: z.number(), highCents: z.number() })),
  weeks: z.number(),
  maxCents: z.number(),
  ticks: z.array(tick),
  /** Written amounts of the vertical scale. */
  levels: z.array(z.strictObject({ cents: z.number(), label: z.string() })),
  budget: z.strictObject({ cents: z.number(), label: z.string() }).nullable(),
});
export type CurveChart = z.infer<typeof curve>;

/** `up` and `down`: what flows to the layer above and comes from it; empty for the first. */
const layer = z.strictObject({
  role: z.enum(['people', 'modules', 'platform', 'systems']),
  label: z.string(),
  boxes: z.array(z.strictObject({ name: z.string(), note: z.string() })),
  up: z.string(),
  down: z.string(),
});
export type ArchitectureLayer = z.infer<typeof layer>;

/** Layers of the proposed architecture, from its users down to the software in use. */
const architecture = record('ArchitectureChart', {
  kind: z.literal('architecture'),
  layers: z.array(layer),
});
export type ArchitectureChart = z.infer<typeof architecture>;

export const reportChart = z.discriminatedUnion('kind', [bars, plan, matrix, roadmap, curve, architecture]);
export type ReportChart = z.infer<typeof reportChart>;
