import type { ChartDrawing, Mark, MarkTone } from '#features/consulting/report/document/charts.values.ts';
import type {
  ArchitectureChart,
  ArchitectureLayer,
} from '#features/consulting/report/document/charts.schema.ts';
import { fitLines, textWidth } from '#features/consulting/report/export/lettering.rules.ts';
import { lineMark, rectMark, SMALL, TEXT, textMark, WIDE } from './marks.rules.ts';

const GAP = 6;
const PADDING = 8;
const LINE = 15;
const HEAD = 20;
const LABEL_SHARE = 0.19;
/** Between two layers, with the arrows and what flows along them. */
const FLOW = 32;
const ARROW = 4;
const MOST_NAME_LINES = 3;

const TONES: Record<ArchitectureLayer['role'], { fill: MarkTone; text: MarkTone }> = {
  people: { fill: 'track', text: 'ink' },
  modules: { fill: 'accent', text: 'onAccent' },
  platform: { fill: 'warning', text: 'onWarning' },
  systems: { fill: 'track', text: 'ink' },
};

type Place = { left: number; width: number };

/** Boxes of one layer in rows of equal width; returns where they end. */
function drawBoxes(
  { boxes, role }: ArchitectureLayer,
  { left, width }: Place,
  top: number,
  marks: Mark[],
): number {
  const { fill, text } = TONES[role];
  const most = width >= WIDE - 100 ? 4 : 2;
  const rows = Math.max(1, Math.ceil(boxes.length / most));
  const abreast = Math.ceil(boxes.length / rows);
  const wide = (width - GAP * (abreast - 1)) / Math.max(1, abreast);
  let y = top;
  for (let start = 0; start < boxes.length; start += abreast) {
    const row = boxes.slice(start, start + abreast).map(({ name, note }) => ({
      names: fitLines(name, TEXT, (wide - 2 * PADDING) * 0.94, MOST_NAME_LINES),
      notes: note === '' ? [] : fitLines(note, SMALL, wide - 2 * PADDING, 2),
    }));
    const height =
      2 * PADDING + Math.max(...row.map(({ names, notes }) => (names.length + notes.length) * LINE)) - 3;
    row.forEach(({ names, notes }, index) => {
      const x = left + index * (wide + GAP);
      marks.push(
        rectMark([x, y, wide, height], fill, { radius: 4 }),
        ...names.map((line, at) =>
          textMark(x + PADDING, y + PADDING + at * LINE + SMALL, line, { tone: text, isStrong: true }),
        ),
        ...notes.map((line, at) =>
          textMark(x + PADDING, y + PADDING + (names.length + at) * LINE + SMALL, line, {
            tone: text,
            size: SMALL,
          }),
        ),
      );
    });
    y += height + GAP;
  }
  return y - GAP;
}

function drawArrow(x: number, [from, to]: readonly [number, number]): Mark[] {
  const back = to < from ? ARROW * 1.6 : -ARROW * 1.6;
  return [
    lineMark([x, from, x, to + back], 'ink'),
    {
      kind: 'path',
      points: [
        [x, to],
        [x - ARROW, to + back],
        [x + ARROW, to + back],
      ],
      tone: 'ink',
      opacity: 1,
      isFilled: true,
    },
  ];
}

/** Draws what goes up into the layer above and what comes down from it, each beside its arrow. */
function drawFlows({ up, down }: ArchitectureLayer, { left, width }: Place, top: number): Mark[] {
  const [start, end] = [top + 6, top + FLOW - 6];
  const half = width / 2;
  const said = (text: string, x: number): Mark[] => {
    const lines = fitLines(text, SMALL, half - 24, 2);
    return lines.map((line, index) =>
      textMark(x + 12, top + FLOW / 2 + SMALL / 2 - 1 + (index - (lines.length - 1) / 2) * 13, line, {
        size: SMALL,
        tone: 'soft',
      }),
    );
  };
  return [
    ...drawArrow(left + 8, [end, start]),
    ...said(up, left + 8),
    ...drawArrow(left + half + 8, [start, end]),
    ...said(down, left + half + 8),
  ];
}

/** Draws the layers below each other, from the people who use it down to the software in use. */
export function drawArchitecture({ layers }: ArchitectureChart, width: number): ChartDrawing {
  const isWide = width >= WIDE;
  const labels = isWide
    ? Math.min(width * LABEL_SHARE, Math.max(...layers.map(({ label }) => textWidth(label, TEXT)))) + 14
    : 0;
  const place = { left: labels, width: width - labels };
  const marks: Mark[] = [];
  let y = 0;
  layers.forEach((layer, index) => {
    if (index > 0) {
      marks.push(...drawFlows(layer, place, y));
      y += FLOW;
    }
    fitLines(layer.label, TEXT, isWide ? labels - 14 : width, 2).forEach((line, at) =>
      marks.push(textMark(0, y + (isWide ? PADDING + SMALL : TEXT) + at * LINE, line, { isStrong: true })),
    );
    y = drawBoxes(layer, place, isWide ? y : y + HEAD, marks);
  });
  return { width, height: y, marks };
}
