import type { ChartDrawing, Mark } from '#features/consulting/report/document/charts.values.ts';
import type { MatrixChart } from '#features/consulting/report/document/charts.schema.ts';
import { fitLines, textWidth } from '#features/consulting/report/export/lettering.rules.ts';
import { lineMark, rectMark, SMALL, TEXT, textMark, WIDE } from './marks.rules.ts';

const STEPS = [1, 2, 3, 4, 5] as const;
/** Issue formulas: a quick win has an impact of 3 or more and an effort of 2 or less. */
const QUICK = { effort: 2, impact: 3 } as const;
const CHIP = { height: 20, padding: 5, gap: 4 } as const;
const LETTER = 12;
const CELL_PADDING = 7;
/** Height of a line of the corner's name, and of the space around it. */
const CORNER = { line: 13, space: 5 } as const;
const HEADER = 22;

type Point = MatrixChart['points'][number];

const chipWidth = (points: readonly Point[]): number =>
  Math.max(24, ...points.map(({ label }) => textWidth(label, LETTER) * 1.06 + 2 * CHIP.padding));

/** Draws the chips of one place in rows that fit its cell. */
function drawChips(points: readonly Point[], x: number, y: number, chip: number, inRow: number): Mark[] {
  return points.flatMap(({ label, isQuickWin }, index) => {
    const left = x + CELL_PADDING + (index % inRow) * (chip + CHIP.gap);
    const top = y + CELL_PADDING + Math.floor(index / inRow) * (CHIP.height + CHIP.gap);
    return [
      rectMark([left, top, chip, CHIP.height], isQuickWin ? 'warning' : 'accent', { radius: 4 }),
      textMark(left + chip / 2, top + CHIP.height / 2 + LETTER * 0.36, label, {
        size: LETTER,
        isStrong: true,
        anchor: 'middle',
        tone: isQuickWin ? 'onWarning' : 'onAccent',
      }),
    ];
  });
}

/** Draws effort to the right and impact upwards; a row of places is as high as its fullest one. */
export function drawMatrix({ points, words }: MatrixChart, width: number): ChartDrawing {
  const axis = width >= WIDE ? 46 : 18;
  const cell = (width - axis) / STEPS.length;
  const chip = chipWidth(points);
  const inRow = Math.max(1, Math.floor((cell - 2 * CELL_PADDING + CHIP.gap) / (chip + CHIP.gap)));
  const least = width >= WIDE ? 44 : 38;
  const names = fitLines(words.quickWins, SMALL, (QUICK.effort * cell - 2 * CELL_PADDING) * 0.96, 2);
  const cornerLabel = names.length * CORNER.line + CORNER.space;
  const at = (effort: number, impact: number) =>
    points.filter((point) => clamped(point.effort) === effort && clamped(point.impact) === impact);
  const marks: Mark[] = [textMark(0, TEXT, words.impact, { isStrong: true })];
  const tops: number[] = [];
  const chips: Mark[] = [];
  let y = HEADER;
  let quickBottom = y;
  for (const impact of STEPS.toReversed()) {
    const label = impact === 5 ? cornerLabel : 0;
    const most = Math.max(...STEPS.map((effort) => at(effort, impact).length));
    const stacked = Math.ceil(most / inRow) * (CHIP.height + CHIP.gap) - CHIP.gap + 2 * CELL_PADDING;
    const height = Math.max(least, most === 0 ? 0 : stacked) + label;
    tops.push(y);
    for (const effort of STEPS)
      chips.push(...drawChips(at(effort, impact), axis + (effort - 1) * cell, y + label, chip, inRow));
    const middle = y + label + (height - label) / 2;
    marks.push(textMark(0, middle + SMALL * 0.36, String(impact), { size: SMALL, tone: 'soft' }));
    const end = impact === 5 ? words.high : impact === 1 ? words.low : '';
    if (end !== '' && axis > 40 && textWidth(end, SMALL) <= axis - 14)
      marks.push(textMark(10, middle + SMALL * 0.36, end, { size: SMALL, tone: 'soft' }));
    y += height;
    if (impact === QUICK.impact) quickBottom = y;
  }
  const corner = [
    rectMark([axis, HEADER, QUICK.effort * cell, quickBottom - HEADER], 'warning', {
      radius: 0,
      opacity: 0.18,
    }),
    ...names.map((line, index) =>
      textMark(axis + CELL_PADDING, HEADER + 15 + index * CORNER.line, line, { size: SMALL, isStrong: true }),
    ),
  ];
  const grid = [
    ...[...tops, y].map((line) => lineMark([axis, line, width, line], 'line')),
    // The first line within the corner begins below its name.
    ...[0, ...STEPS].map((step) =>
      lineMark(
        [axis + step * cell, step === 1 ? HEADER + cornerLabel : HEADER, axis + step * cell, y],
        'line',
      ),
    ),
  ];
  const scale = STEPS.map((effort) => {
    const end = effort === 1 ? words.low : effort === 5 ? words.high : '';
    const text = end === '' ? String(effort) : `${effort} · ${end}`;
    const isFitting = textWidth(text, SMALL) <= cell;
    return textMark(axis + (effort - 0.5) * cell, y + 16, isFitting ? text : String(effort), {
      size: SMALL,
      anchor: 'middle',
      tone: 'soft',
    });
  });
  const name = textMark(width, y + 34, words.effort, { isStrong: true, anchor: 'end' });
  return { width, height: y + 38, marks: [...corner, ...grid, ...marks, ...chips, ...scale, name] };
}

const clamped = (value: number): number => Math.min(5, Math.max(1, Math.round(value)));
