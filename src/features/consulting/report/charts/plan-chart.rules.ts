import type {
  ChartDrawing,
  Mark,
  PlanChart,
  PlanPhase,
} from '#features/consulting/report/document/charts.values.ts';
import { fitLines, textWidth } from '#features/consulting/report/export/lettering.rules.ts';

const WIDE = 460;
const TEXT = 13;
const SMALL = 11;
const LEADING = 17;
const BAR = 18;
const ROW_SPACE = 14;
const AXIS = 22;

const text = (
  x: number,
  y: number,
  content: string,
  rest: Partial<Omit<Mark & { kind: 'text' }, 'kind'>> = {},
): Mark => ({
  kind: 'text',
  x,
  y,
  text: content,
  size: TEXT,
  isStrong: false,
  anchor: 'start',
  tone: 'ink',
  ...rest,
});

/** Draws the shortest duration solid and the rest up to the longest lighter; an ongoing phase fades out in steps. */
function drawPhase(
  { from, least, most, isOngoing }: PlanPhase,
  x: (month: number) => number,
  y: number,
): Mark[] {
  const bar = (start: number, end: number, opacity: number): Mark => ({
    kind: 'rect',
    x: x(start),
    y,
    width: x(end) - x(start) - 1.5,
    height: BAR,
    radius: 2,
    tone: 'accent',
    opacity,
  });
  if (!isOngoing)
    return [bar(from, from + least, 1), ...(most > least ? [bar(from + least, from + most, 0.4)] : [])];
  const steps = 4;
  return Array.from({ length: steps }, (_, index) => {
    const length = most / steps;
    return bar(from + index * length, from + (index + 1) * length, 0.9 - index * 0.22);
  });
}

/** Draws the phases below each other on a scale of months (specification section 9: durations are fixed). */
export function drawPlan({ phases, months, monthLabel }: PlanChart, width: number): ChartDrawing {
  const isWide = width >= WIDE;
  const labelWidth = isWide ? width * 0.4 : width;
  const planX = isWide ? labelWidth + 14 : 0;
  const x = (month: number) => planX + ((width - planX) * month) / months;
  const marks: Mark[] = [];
  let y = AXIS;
  for (const phase of phases) {
    const lines = fitLines(phase.label, TEXT, labelWidth, 3);
    const names = lines.map((line, index) => text(0, y + index * LEADING + TEXT, line, { isStrong: true }));
    const durationY = y + lines.length * LEADING;
    const beside = textWidth(lines.at(-1) ?? '', TEXT) * 1.06 + 8;
    const isBeside = !isWide && beside + textWidth(phase.duration, TEXT) <= labelWidth;
    marks.push(
      ...names,
      isBeside
        ? text(beside, durationY - LEADING + TEXT, phase.duration, { tone: 'soft' })
        : text(0, durationY + TEXT, phase.duration, { tone: 'soft' }),
    );
    const labelHeight = (lines.length + (isBeside ? 0 : 1)) * LEADING;
    const barY = isWide ? y + (labelHeight - BAR) / 2 : y + labelHeight + 5;
    marks.push(...drawPhase(phase, x, barY));
    y += (isWide ? labelHeight : labelHeight + 5 + BAR) + ROW_SPACE;
  }
  const height = y - ROW_SPACE + 4;
  const cell = (width - planX) / months;
  const first = `${monthLabel} 1`;
  const borders = Array.from({ length: months + 1 }, (_, month): Mark => ({
    kind: 'line',
    x1: x(month),
    y1: 0,
    x2: x(month),
    y2: height,
    tone: 'line',
    isDashed: false,
  }));
  const ticks = Array.from({ length: months }, (_, month) => {
    const content = month === 0 && textWidth(first, SMALL) + 8 < cell ? first : String(month + 1);
    return text(x(month) + 4, SMALL, content, { size: SMALL, tone: 'soft' });
  });
  return { width, height, marks: [...borders, ...ticks, ...marks] };
}
