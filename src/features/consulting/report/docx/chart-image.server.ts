import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { layoutChart } from '#features/consulting/report/charts/chart.rules.ts';
import type { Mark } from '#features/consulting/report/document/charts.values.ts';
import type { ReportChart } from '#features/consulting/report/document/charts.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { BOX, Lettering, type Span } from '#features/consulting/report/export/lettering.server.ts';
import { openFont } from '#features/consulting/report/export/fonts.server.ts';

const WIDTH = 640;
/** Sharp when printed at 200 dpi. */
const DENSITY = 2;

export type ChartImage = { data: Buffer; width: number; height: number };

const shorten = (value: number): string => String(Math.round(value * 10_000) / 10_000);

/** Translates an outline as the font library writes it: absolute commands, pairs of numbers. */
const movePath = (path: string, dx: number, unitsPerEm: number): string =>
  path.replace(
    /(-?(?<![\d.])[\d.]+)[ ,](-?[\d.]+)/g,
    (_, x: string, y: string) => `${shorten(Number(x) / unitsPerEm + dx)} ${shorten(Number(y) / unitsPerEm)}`,
  );

const boxPath = (x: number): string =>
  `M${x + BOX.x} 0h${BOX.width}v${BOX.height}h-${BOX.width}zm.05.05v${BOX.height - 0.1}h${BOX.width - 0.1}v-${BOX.height - 0.1}z`;

/** Returns a line of text as one path of size 1, with the baseline at 0 and y pointing up. */
function outline(doc: PDFKit.PDFDocument, lettering: Lettering, span: Span): { path: string; width: number } {
  const [line] = lettering.lines([span], 1, Number.MAX_SAFE_INTEGER);
  if (!line) return { path: '', width: 0 };
  let start = 0;
  const pieces = line.runs.map(({ text, font, width }) => {
    let x = start;
    start += width;
    if (font === null) return [...text].map((_, index) => boxPath(x + index * BOX.advance)).join('');
    const file = openFont(doc, font);
    const { glyphs, positions } = file.layout(text);
    return glyphs
      .map(({ path }, index) => {
        const moved = movePath(path.toSVG(), x, file.unitsPerEm);
        x += (positions[index]?.xAdvance ?? 0) / file.unitsPerEm;
        return moved;
      })
      .join('');
  });
  return { path: pieces.join(''), width: line.width };
}

/** Draws a mark as SVG with letters as outlines: our fonts are not installed on a server. */
function drawMark(mark: Mark, write: (span: Span) => { path: string; width: number }): string {
  if (mark.kind === 'rect')
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" rx="${mark.radius}" fill="${PRINT[mark.tone]}" fill-opacity="${mark.opacity}"/>`;
  if (mark.kind === 'line')
    return `<path d="M${mark.x1} ${mark.y1}L${mark.x2} ${mark.y2}" stroke="${PRINT[mark.tone]}"${mark.isDashed ? ' stroke-dasharray="3 3"' : ''}/>`;
  if (mark.kind === 'path') {
    const d = mark.points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    return mark.isFilled
      ? `<path d="${d}z" fill="${PRINT[mark.tone]}" fill-opacity="${mark.opacity}"/>`
      : `<path d="${d}" fill="none" stroke="${PRINT[mark.tone]}" stroke-width="2" stroke-linejoin="round"/>`;
  }
  const { path, width } = write({ text: mark.text, role: mark.isStrong ? 'strong' : 'text' });
  const shift = { start: 0, middle: width / 2, end: width }[mark.anchor] * mark.size;
  return `<path transform="translate(${mark.x - shift} ${mark.y}) scale(${mark.size} ${-mark.size})" fill="${PRINT[mark.tone]}" d="${path}"/>`;
}

/** Renders charts as PNG for word processors. Sizes are those of the drawing; the picture has twice as many pixels. */
export async function drawChartImages(charts: readonly ReportChart[]): Promise<ChartImage[]> {
  const doc = new PDFDocument({ autoFirstPage: false });
  const lettering = new Lettering(doc);
  const write = (span: Span) => outline(doc, lettering, span);
  return Promise.all(
    charts.map(async (chart) => {
      const { width, height, marks } = layoutChart(chart, WIDTH);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * DENSITY}" height="${Math.ceil(height) * DENSITY}" viewBox="0 0 ${width} ${Math.ceil(height)}"><path fill="#fff" d="M0 0h${width}v${Math.ceil(height)}H0z"/>${marks.map((mark) => drawMark(mark, write)).join('')}</svg>`;
      const data = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toBuffer();
      return { data, width, height: Math.ceil(height) };
    }),
  );
}
