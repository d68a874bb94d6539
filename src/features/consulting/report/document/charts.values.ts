/** Meaning of a bar, not a colour: each rendering has its own palette. */
export const CHART_TONES = ['accent', 'danger', 'warning', 'success', 'info', 'neutral'] as const;
export type ChartTone = (typeof CHART_TONES)[number];

export type ChartBar = { label: string; value: number; valueText: string; tone: ChartTone };

export type BarChart = {
  kind: 'bars';
  bars: ChartBar[];
  max: number;
  /** `segments`: a scale of `max` steps; `tiles`: one dot per counted row; `lengths`: a plain bar. */
  form: 'segments' | 'tiles' | 'lengths';
  /** Reference value drawn across all bars. */
  marker?: { at: number; label: string };
};

/** `from`, `least` and `most` are months from the start; an ongoing phase has no end. */
export type PlanPhase = {
  label: string;
  duration: string;
  from: number;
  least: number;
  most: number;
  isOngoing: boolean;
};

export type PlanChart = {
  kind: 'plan';
  phases: PlanPhase[];
  months: number;
  monthLabel: string;
};

/** Effort to the right, impact upwards, both 1 to 5; actions of one place stand beside each other. */
export type MatrixChart = {
  kind: 'matrix';
  points: { label: string; effort: number; impact: number; isQuickWin: boolean }[];
  words: { effort: string; impact: string; low: string; high: string; quickWins: string };
};

/** Actions on a scale of weeks from the start; `ticks` are weeks with what is written there. */
export type RoadmapChart = {
  kind: 'roadmap';
  rows: { label: string; when: string; fromWeek: number; toWeek: number; isSecondWave: boolean }[];
  weeks: number;
  ticks: { week: number; label: string }[];
};

/** Cumulated set-up cost over the weeks, from and to, against the budget where there is one; cents. */
export type CurveChart = {
  kind: 'curve';
  points: { week: number; lowCents: number; highCents: number }[];
  weeks: number;
  maxCents: number;
  ticks: { week: number; label: string }[];
  /** Written amounts of the vertical scale. */
  levels: { cents: number; label: string }[];
  budget: { cents: number; label: string } | null;
};

export type ReportChart = BarChart | PlanChart | MatrixChart | RoadmapChart | CurveChart;

/**
 * `ink`, `soft` and `line` are the colours of the page, `track` is the empty part of a scale, `onAccent` and `onWarning`
 * are letters on those tones.
 */
export type MarkTone = ChartTone | 'ink' | 'soft' | 'line' | 'track' | 'onAccent' | 'onWarning';

export type Mark =
  | {
      kind: 'rect';
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      tone: MarkTone;
      opacity: number;
    }
  /** Straight lines through points: filled as an area, or drawn two pixels wide. */
  | { kind: 'path'; points: [x: number, y: number][]; tone: MarkTone; opacity: number; isFilled: boolean }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; tone: MarkTone; isDashed: boolean }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      isStrong: boolean;
      anchor: 'start' | 'middle' | 'end';
      tone: MarkTone;
    };

/** A chart laid out for one width; screens render the marks as SVG, the PDF as vectors. */
export type ChartDrawing = { width: number; height: number; marks: Mark[] };
