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
/** Between the words of the upright scale and the places. */
const AXIS_SPACE = 6;

type Point = MatrixChart['points'][number];

const chipWidth = (points: readonly Point[]): number =>
  Math.max(24, ...points.map(({ label }) => textWidth(label, LETTER) * 1.06 + 2 * CHIP.padding));

type Cell = { x: number; y: number; width: number; height: number };

/** Draws the chips of one place in rows that fit its cell, in its middle. */
function drawChips(
  points: readonly Point[],
  { x, y, width, height }: Cell,
  chip: number,
  inRow: number,
): Mark[] {
  const lines = Math.ceil(points.length / inRow);
  const first = y + (height - lines * (CHIP.height + CHIP.gap) + CHIP.gap) / 2;
  return points.flatMap(({ label, isQuickWin }, index) => {
    const line = Math.floor(index / inRow);
    const abreast = Math.min(inRow, points.length - line * inRow);
    const left =
      x + (width - abreast * (chip + CHIP.gap) + CHIP.gap) / 2 + (index % inRow) * (chip + CHIP.gap);
    const top = first + line * (CHIP.height + CHIP.gap);
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

/** Draws effort to the right and impact upwards, in rows as high as the fullest place. */
export function drawMatrix({ points, words }: MatrixChart, width: number): ChartDrawing {
  const endOf = (step: number) => (step === 1 ? words.low : step === 5 ? words.high : '');
  const scaleText = (step: number) => [String(step), endOf(step)].filter((text) => text !== '').join(' · ');
  const axis = Math.max(...STEPS.map((step) => textWidth(scaleText(step), SMALL))) * 1.06 + AXIS_SPACE;
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
  const places = STEPS.flatMap((impact) =>
    STEPS.map((effort) => ({ impact, count: at(effort, impact).length })),
  );
  const stacked = (count: number) =>
    Math.ceil(count / inRow) * (CHIP.height + CHIP.gap) - CHIP.gap + 2 * CELL_PADDING;
  const height = Math.max(
    least,
    ...places
      .filter(({ count }) => count > 0)
      .map(({ count, impact }) => stacked(count) + (impact === 5 ? cornerLabel : 0)),
  );
  for (const impact of STEPS.toReversed()) {
    const label = impact === 5 ? cornerLabel : 0;
    tops.push(y);
    for (const effort of STEPS) {
      const isNamed = effort <= QUICK.effort;
      const above = isNamed ? label : 0;
      const place = { x: axis + (effort - 1) * cell, y: y + above, width: cell, height: height - above };
      chips.push(...drawChips(at(effort, impact), place, chip, inRow));
    }
    const middle = y + height / 2;
    marks.push(textMark(0, middle + SMALL * 0.36, scaleText(impact), { size: SMALL, tone: 'soft' }));
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
    return textMark(axis + (effort - 0.5) * cell, y + 16, scaleText(effort), {
      size: SMALL,
      anchor: 'middle',
      tone: 'soft',
    });
  });
  const name = textMark(width, y + 34, words.effort, { isStrong: true, anchor: 'end' });
  return { width, height: y + 38, marks: [...corner, ...grid, ...marks, ...chips, ...scale, name] };
}

const clamped = (value: number): number => Math.min(5, Math.max(1, Math.round(value)));
