/** Meaning of a bar, not a colour: each rendering has its own palette. */
export const CHART_TONES = ['accent', 'danger', 'warning', 'success', 'info', 'neutral'] as const;
export type ChartTone = (typeof CHART_TONES)[number];

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
