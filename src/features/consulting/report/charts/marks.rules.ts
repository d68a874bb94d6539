import type { Mark, MarkTone } from '#features/consulting/report/document/charts.values.ts';

type TextMark = Extract<Mark, { kind: 'text' }>;
type RectMark = Extract<Mark, { kind: 'rect' }>;

/** Least width with labels beside the bars; below it they go above. */
export const WIDE = 460;
export const TEXT = 13;
export const SMALL = 11;
export const LEADING = 17;

export const textMark = (
  x: number,
  y: number,
  text: string,
  rest: Partial<Omit<TextMark, 'kind' | 'x' | 'y' | 'text'>> = {},
): TextMark => ({
  kind: 'text',
  x,
  y,
  text,
  size: TEXT,
  isStrong: false,
  anchor: 'start',
  tone: 'ink',
  ...rest,
});

export const rectMark = (
  [x, y, width, height]: readonly [number, number, number, number],
  tone: MarkTone,
  rest: Partial<Pick<RectMark, 'radius' | 'opacity'>> = {},
): RectMark => ({ kind: 'rect', x, y, width, height, radius: 2, tone, opacity: 1, ...rest });

export const lineMark = (
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  tone: MarkTone,
  isDashed = false,
): Mark => ({ kind: 'line', x1, y1, x2, y2, tone, isDashed });
