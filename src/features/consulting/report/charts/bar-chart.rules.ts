import type { BarChart, ChartBar } from '#features/consulting/report/document/charts.schema.ts';
import type { ChartDrawing, Mark, MarkTone } from '#features/consulting/report/document/charts.values.ts';
import { fitLines, textWidth } from '#features/consulting/report/export/lettering.rules.ts';
import { LEADING, lineMark, rectMark, TEXT, textMark, WIDE } from './marks.rules.ts';

const BAR = 14;
const GAP = 2;
/** From one dot of a counted row to the next. */
const DOT_STEP = 18;
const ROW_SPACE = 9;
const COLUMN_SPACE = 14;
const LABEL_SHARE = 0.36;
const MOST_LABEL_LINES = 2;

type Frame = { barX: number; barWidth: number; labelWidth: number; isWide: boolean };

const rect = (x: number, y: number, width: number, tone: MarkTone): Mark =>
  rectMark([x, y, width, BAR], tone);

function frameOf({ bars }: BarChart, width: number): Frame {
  const valueWidth = Math.max(...bars.map(({ valueText }) => textWidth(valueText, TEXT))) + 8;
  if (width < WIDE) return { barX: 0, barWidth: width - valueWidth, labelWidth: width, isWide: false };
  const longest = Math.max(...bars.map((bar) => textWidth(bar.label, TEXT))) + 4;
  const labelWidth = Math.min(longest, width * LABEL_SHARE);
  const barX = labelWidth + COLUMN_SPACE;
  return { barX, barWidth: width - barX - valueWidth, labelWidth, isWide: true };
}

/** Draws a bar and returns where it ends. A value above zero always gets at least a hairline. */
function drawBar(
  { form, max }: BarChart,
  { value, tone }: ChartBar,
  { barX, barWidth }: Frame,
  y: number,
): { end: number; marks: Mark[] } {
  if (form === 'lengths') {
    const length = value === 0 ? 0 : Math.max(2, (barWidth * value) / Math.max(1, max));
    return { end: barX + length, marks: length === 0 ? [] : [rect(barX, y, length, tone)] };
  }
  if (form === 'tiles') {
    const step = Math.min(DOT_STEP, barWidth / Math.max(1, max));
    const size = Math.min(BAR, step - GAP);
    const dots = Array.from({ length: value }, (_, index) =>
      rectMark([barX + index * step, y + (BAR - size) / 2, size, size], tone, { radius: size / 2 }),
    );
    return { end: barX + value * step, marks: dots };
  }
  const step = barWidth / max;
  const marks = Array.from({ length: max }, (_, index) =>
    rect(barX + index * step, y, step - GAP, index < value ? 'accent' : 'track'),
  );
  return { end: barX + max * step, marks };
}

const MOST_COLUMN = 112;
const MOST_STACK = 90;

/** Draws counted rows as dots on each other, a column a step, so that their distribution is seen. */
function drawStacks({ bars, max }: BarChart, width: number): ChartDrawing {
  const column = Math.min(MOST_COLUMN, width / bars.length);
  const step = Math.min(DOT_STEP, MOST_STACK / Math.max(1, max));
  const size = Math.min(BAR, step - GAP);
  const base = LEADING + max * step + 4;
  const marks = bars.flatMap(({ label, value, valueText, tone }, at): Mark[] => {
    const x = at * column;
    return [
      textMark(x, base + LEADING, label),
      textMark(x, base - value * step - 8, valueText, { isStrong: true, tone: value === 0 ? 'soft' : 'ink' }),
      ...Array.from({ length: value }, (_, index) =>
        rectMark([x, base - 4 - (index + 1) * step + (step - size), size, size], tone, { radius: size / 2 }),
      ),
    ];
  });
  const axis = lineMark([0, base, column * bars.length, base], 'neutral');
  return { width, height: base + LEADING + 5, marks: [...marks, axis] };
}

const isStacked = ({ form, bars }: BarChart, width: number): boolean =>
  form === 'tiles' &&
  width >= WIDE &&
  bars.every(({ label }) => textWidth(label, TEXT) < Math.min(MOST_COLUMN, width / bars.length) - 8);

/** Draws bars below each other, with their labels at the side or, on narrow pages, above; counted rows as stacks. */
export function drawBars(chart: BarChart, width: number): ChartDrawing {
  if (isStacked(chart, width)) return drawStacks(chart, width);
  const frame = frameOf(chart, width);
  const { barX, barWidth, labelWidth, isWide } = frame;
  const { marker } = chart;
  const marks: Mark[] = [];
  let y = marker ? LEADING + 6 : 0;
  const top = y;
  const barTops: number[] = [];
  for (const bar of chart.bars) {
    const lines = fitLines(bar.label, TEXT, labelWidth, MOST_LABEL_LINES);
    const labelHeight = lines.length * LEADING;
    const height = isWide ? Math.max(labelHeight, BAR) : labelHeight + 4 + BAR;
    const labelY = isWide ? y + (height - labelHeight) / 2 : y;
    const barY = isWide ? y + (height - BAR) / 2 : y + labelHeight + 4;
    lines.forEach((line, index) => marks.push(textMark(0, labelY + index * LEADING + TEXT, line)));
    barTops.push(barY);
    const drawn = drawBar(chart, bar, frame, barY);
    const valueX = drawn.end + (chart.form === 'segments' ? 6 : drawn.end > barX ? 8 : 0);
    marks.push(...drawn.marks, textMark(valueX, barY + BAR - 2.5, bar.valueText, { isStrong: true }));
    y += height + ROW_SPACE;
  }
  const height = y - ROW_SPACE;
  if (!marker) return { width, height, marks };
  const x = barX + (barWidth * marker.at) / chart.max;
  const half = textWidth(marker.label, TEXT) / 2;
  const dashes = (y1: number, y2: number): Mark => lineMark([x, y1, x, y2], 'ink', true);
  // With labels above the bars, a line from top to bottom would cross the letters.
  const stretches = isWide
    ? [dashes(top - 4, height + 4)]
    : [dashes(top - 4, top), ...barTops.map((barTop) => dashes(barTop - 3, barTop + BAR + 3))];
  return {
    width,
    height: height + 4,
    marks: [
      ...marks,
      ...stretches,
      textMark(Math.min(Math.max(x, half), width - half), TEXT, marker.label, {
        anchor: 'middle',
        isStrong: true,
      }),
    ],
  };
}
