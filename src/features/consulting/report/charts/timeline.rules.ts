import type { ChartDrawing, Mark } from '#features/consulting/report/document/charts.values.ts';
import { fitLines, textWidth } from '#features/consulting/report/export/lettering.rules.ts';
import { LEADING, lineMark, rectMark, SMALL, TEXT, textMark, WIDE } from './marks.rules.ts';

export const BAR = 18;
const ROW_SPACE = 7;
const AXIS = 22;
const MOST_LABEL_LINES = 3;
const TICK_SPACE = 4;
const NOTE_SPACE = 10;
const LABEL_SHARE = 0.46;
const LABEL_SPACE = 14;
/** Height of a line that marks the axis alone. */
const TICK = 16;
/** Share of a narrow page that the notes may take from the bars. */
const MOST_NOTE = 0.3;

export type TimelineRow = {
  label: string;
  /** Stands below the label; on a narrow page at the end of every bar, if all of them have room there. */
  note: string;
  /** Draws the bars from `y` on; `x` turns a place on the scale into one of the drawing. */
  bars: (x: (at: number) => number, y: number) => Mark[];
};

/** `at` is a place on the scale from 0 to `length`; an empty label draws the line alone. */
export type TimelineTick = { at: number; label: string };

type Timeline = {
  rows: readonly TimelineRow[];
  length: number;
  ticks: readonly TimelineTick[];
  /** Of the ticks; stands above them. */
  unit?: string;
};

/** A calendar begins behind the labels at its side, or, on narrow pages, at the edge. */
export const timelineStart = (width: number): number =>
  width >= WIDE ? width * LABEL_SHARE + LABEL_SPACE : 0;

/** Draws rows below each other on a common scale: labels at the side or, on narrow pages, above the bars. */
export function drawTimeline({ rows, length, ticks, unit }: Timeline, width: number): ChartDrawing {
  const isWide = width >= WIDE;
  const labelWidth = isWide ? width * LABEL_SHARE : width;
  const start = timelineStart(width);
  const noteWidth = Math.max(0, ...rows.map(({ note }) => textWidth(note, TEXT)));
  const isAtEnd = !isWide && noteWidth <= width * MOST_NOTE;
  const end = isAtEnd ? width - noteWidth - NOTE_SPACE : width;
  const x = (at: number) => start + ((end - start) * at) / Math.max(1, length);
  const axisY = unit === undefined ? 0 : LEADING;
  const marks: Mark[] =
    unit === undefined ? [] : [textMark(start, SMALL, unit, { size: SMALL, tone: 'soft' })];
  let y = axisY + AXIS;
  for (const { label, note, bars } of rows) {
    const lines = fitLines(label, TEXT, labelWidth, MOST_LABEL_LINES);
    const names = lines.map((line, index) =>
      textMark(0, y + index * LEADING + TEXT, line, { isStrong: true }),
    );
    const labelHeight = (lines.length + (isAtEnd ? 0 : 1)) * LEADING;
    const barY = isWide ? y + (labelHeight - BAR) / 2 : y + labelHeight + 5;
    marks.push(
      ...names,
      isAtEnd
        ? textMark(end + NOTE_SPACE, barY + TEXT, note, { tone: 'soft' })
        : textMark(0, y + lines.length * LEADING + TEXT, note, { tone: 'soft' }),
    );
    // Lines over the whole height would run through the labels above the bars.
    if (!isWide) marks.push(rectMark([0, barY, end, BAR], 'track', { opacity: 0.6 }));
    marks.push(...bars(x, barY));
    y += (isWide ? labelHeight : labelHeight + 5 + BAR) + ROW_SPACE;
  }
  const height = y - ROW_SPACE + 4;
  return {
    width,
    height,
    marks: [...drawTicks(ticks, x, end, [axisY, isWide ? height : axisY + TICK]), ...marks],
  };
}

/** The smallest step between written labels in which none runs into the next. */
function evenStep(ticks: readonly TimelineTick[], x: (at: number) => number): number {
  const named = ticks.filter(({ label }) => label !== '');
  const isFree = (step: number) =>
    named.every(({ at, label }, index) => {
      const next = named[index + step];
      return next === undefined || x(at) + 2 * TICK_SPACE + textWidth(label, SMALL) <= x(next.at);
    });
  return named.findIndex((_, index) => isFree(index + 1)) + 1;
}

/** A label that would run over the edge stands before its line; leaves out as many between two as have no room. */
function drawTicks(
  ticks: readonly TimelineTick[],
  x: (at: number) => number,
  end: number,
  [top, bottom]: readonly [number, number],
): Mark[] {
  let free = 0;
  const step = evenStep(ticks, x);
  const named = ticks.filter(({ label }) => label !== '');
  return ticks.flatMap((tick) => {
    const { at, label } = tick;
    const length = textWidth(label, SMALL);
    const isBefore = x(at) + TICK_SPACE + length > end;
    const left = isBefore ? x(at) - TICK_SPACE - length : x(at) + TICK_SPACE;
    if (bottom - top === TICK && x(at) > 0 && x(at) < free) return [];
    const isWritten = named.indexOf(tick) % step === 0 && (isBefore ? left : x(at)) >= free;
    if (isWritten) free = left + length + TICK_SPACE;
    return [
      lineMark([x(at), top, x(at), bottom], 'line'),
      ...(isWritten ? [textMark(left, top + SMALL, label, { size: SMALL, tone: 'soft' })] : []),
    ];
  });
}
