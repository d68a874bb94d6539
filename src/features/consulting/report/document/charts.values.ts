/** What a bar says, not a colour: each rendering has its own palette. */
export const CHART_TONES = ['accent', 'danger', 'warning', 'success', 'info', 'neutral'] as const;
export type ChartTone = (typeof CHART_TONES)[number];

export type ChartBar = { label: string; value: number; valueText: string; tone: ChartTone };

export type BarChart = {
  kind: 'bars';
  bars: ChartBar[];
  /** The value that fills the width. */
  max: number;
  /** `segments`: a scale of `max` steps; `tiles`: one tile for each row that is counted; `lengths`: a plain bar. */
  form: 'segments' | 'tiles' | 'lengths';
  /** A value to which all bars are compared. */
  marker?: { at: number; label: string };
};

/** `from`, `least` and `most` in months from the beginning; an ongoing phase has no end. */
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
  /** How many months the scale shows. */
  months: number;
  monthLabel: string;
};

export type ReportChart = BarChart | PlanChart;

/** `ink`, `soft` and `line` are the page's own; `track` is the empty part of a scale. */
export type MarkTone = ChartTone | 'ink' | 'soft' | 'line' | 'track';

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
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; tone: MarkTone; isDashed: boolean }
  | {
      kind: 'text';
      x: number;
      /** Of the base line. */
      y: number;
      text: string;
      size: number;
      isStrong: boolean;
      anchor: 'start' | 'middle' | 'end';
      tone: MarkTone;
    };

/** A chart laid out for one width: the same marks become SVG on the screen and vectors in the PDF. */
export type ChartDrawing = { width: number; height: number; marks: Mark[] };
