import type { ChartDrawing, Mark } from '#features/consulting/report/document/charts.values.ts';
import { fitLines, textWidth } from '#features/consulting/report/export/lettering.rules.ts';
import { LEADING, lineMark, rectMark, SMALL, TEXT, textMark, WIDE } from './marks.rules.ts';

export const BAR = 18;
const ROW_SPACE = 14;
const AXIS = 22;
const MOST_LABEL_LINES = 3;
const TICK_SPACE = 4;
/** Height of a line that marks the axis alone. */
const TICK = 16;

export type TimelineRow = {
  label: string;
  /** Stands below the label, or beside it where there is room. */
  note: string;
  /** Draws the bars from `y` on; `x` turns a place on the scale into one of the drawing. */
  bars: (x: (at: number) => number, y: number) => Mark[];
};

/** `at` is a place on the scale from 0 to `length`; an empty label draws the line alone. */
export type TimelineTick = { at: number; label: string };

type Timeline = { rows: readonly TimelineRow[]; length: number; ticks: readonly TimelineTick[] };

/** Draws rows below each other on a common scale: labels at the side or, on narrow pages, above the bars. */
export function drawTimeline({ rows, length, ticks }: Timeline, width: number): ChartDrawing {
  const isWide = width >= WIDE;
  const labelWidth = isWide ? width * 0.4 : width;
  const start = isWide ? labelWidth + 14 : 0;
  const x = (at: number) => start + ((width - start) * at) / Math.max(1, length);
  const marks: Mark[] = [];
  let y = AXIS;
  for (const { label, note, bars } of rows) {
    const lines = fitLines(label, TEXT, labelWidth, MOST_LABEL_LINES);
    const names = lines.map((line, index) =>
      textMark(0, y + index * LEADING + TEXT, line, { isStrong: true }),
    );
    const noteY = y + lines.length * LEADING;
    const beside = textWidth(lines.at(-1) ?? '', TEXT) * 1.06 + 8;
    const isBeside = !isWide && beside + textWidth(note, TEXT) <= labelWidth;
    marks.push(
      ...names,
      isBeside
        ? textMark(beside, noteY - LEADING + TEXT, note, { tone: 'soft' })
        : textMark(0, noteY + TEXT, note, { tone: 'soft' }),
    );
    const labelHeight = (lines.length + (isBeside ? 0 : 1)) * LEADING;
    const barY = isWide ? y + (labelHeight - BAR) / 2 : y + labelHeight + 5;
    // Lines over the whole height would run through the labels above the bars.
    if (!isWide) marks.push(rectMark([0, barY, width, BAR], 'track', { opacity: 0.6 }));
    marks.push(...bars(x, barY));
    y += (isWide ? labelHeight : labelHeight + 5 + BAR) + ROW_SPACE;
  }
  const height = y - ROW_SPACE + 4;
  return { width, height, marks: [...drawTicks(ticks, x, width, isWide ? height : TICK), ...marks] };
}

/** A label that would run over the edge stands before its line; leaves out those that would run into the one before. */
function drawTicks(
  ticks: readonly TimelineTick[],
  x: (at: number) => number,
  width: number,
  height: number,
): Mark[] {
  let free = 0;
  return ticks.flatMap(({ at, label }) => {
    const length = textWidth(label, SMALL);
    const isBefore = x(at) + TICK_SPACE + length > width;
    const left = isBefore ? x(at) - TICK_SPACE - length : x(at) + TICK_SPACE;
    if (height === TICK && x(at) > 0 && x(at) < free) return [];
    const isWritten = label !== '' && (isBefore ? left : x(at)) >= free;
    if (isWritten) free = left + length + TICK_SPACE;
    return [
      lineMark([x(at), 0, x(at), height], 'line'),
      ...(isWritten ? [textMark(left, SMALL, label, { size: SMALL, tone: 'soft' })] : []),
    ];
  });
}
