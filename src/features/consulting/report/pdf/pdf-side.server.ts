import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { MARGIN, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';
import { plain } from './pdf-text.server.ts';

const QUOTE = { size: 8.8, leading: 11.8 };
const GUTTER = 24;
const ACROSS = (TEXT_WIDTH - GUTTER) / 2;
const INDENT = 11;
const BETWEEN = 7;
const SCALE = 5;
const DOT = { radius: 2.4, step: 7.4, height: 10 };
/** At the right margin, beside the column. */
const RATING_X = MARGIN.left + TEXT_WIDTH - 2 * DOT.radius - (SCALE - 1) * DOT.step;
/** Longer quotes, and single ones, stand below each other in the column. */
const MOST_LINES = 5;

/** Returns the rating that a text names (`priority 4/5`), or null where it names none or several. */
export function ratingOf(text: string): number | null {
  const [found, second] = [...text.matchAll(/(?<![\d,.])([1-5])\/5(?!\d)/g)];
  return found && !second ? Number(found[1]) : null;
}

function drawDots(flow: PdfFlow, rating: number, x: number, middle: number): void {
  flow.decorate(() => {
    for (let index = 0; index < SCALE; index += 1)
      flow.doc
        .circle(x + DOT.radius + index * DOT.step, middle, DOT.radius)
        .fill(index < rating ? flow.colour : PRINT.track);
  });
}

/** Draws a rating as dots beside the first line of a row; the row's text says it in words. */
export function drawRating(flow: PdfFlow, text: string, middle: number): void {
  const rating = ratingOf(text);
  if (rating !== null) drawDots(flow, rating, RATING_X, middle);
}

const styleAt = (x: number) => ({ ...QUOTE, x: x + INDENT, width: ACROSS - INDENT });

const quoteHeight = (flow: PdfFlow, text: string): number =>
  flow.heightOf([plain(text)], styleAt(0)) + (ratingOf(text) === null ? 0 : DOT.height) + BETWEEN;

/** Returns the rows of quotes that stand two across, or null where they stand below each other. */
export function quotesAcross(
  flow: PdfFlow,
  quotes: readonly string[],
): { texts: string[]; height: number }[] | null {
  const isShort = (text: string) => flow.linesOf([plain(text)], styleAt(0)).length <= MOST_LINES;
  if (quotes.length < 2 || !quotes.every(isShort)) return null;
  return Array.from({ length: Math.ceil(quotes.length / 2) }, (_, row) => {
    const texts = quotes.slice(row * 2, row * 2 + 2);
    return { texts, height: Math.max(...texts.map((text) => quoteHeight(flow, text))) };
  });
}

/** Tallest block of quotes, as a share of a page, that stays on one page. */
const WHOLE = 0.5;

/** Returns the room that the first quotes take on their page: all of them, or of very many a row. */
export function quotesTogether(flow: PdfFlow, rows: readonly { height: number }[]): number {
  const whole = rows.reduce((sum, { height }) => sum + height, 0);
  return whole <= flow.pageHeight * WHOLE ? whole : (rows[0]?.height ?? 0);
}

/** Draws quotes two across over the whole width; a row stays on one page, and few rows stay together. */
export function drawQuotesAcross(
  flow: PdfFlow,
  parent: Element,
  rows: readonly { texts: string[]; height: number }[],
): void {
  const list = flow.element(parent, 'L');
  flow.ensure(quotesTogether(flow, rows));
  for (const { texts, height } of rows) {
    flow.ensure(height);
    const top = flow.y;
    texts.forEach((text, index) => {
      const x = MARGIN.left + index * (ACROSS + GUTTER);
      flow.y = top;
      flow.text(list, 'LI', [plain(text)], styleAt(x));
      const rating = ratingOf(text);
      if (rating !== null) {
        drawDots(flow, rating, x + INDENT, flow.y + DOT.height / 2);
        flow.y += DOT.height;
      }
      const end = flow.y;
      flow.decorate(() => flow.doc.rect(x, top + 1.5, 2, end - top - 3).fill(PRINT.warning));
    });
    flow.y = top + height;
  }
  flow.y += 4;
}
