import type { DocumentBlock } from '#features/consulting/report/document/document.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { fullHeight } from './pdf-chart.server.ts';
import { SIDE, type Element, type PdfFlow } from './pdf-flow.server.ts';
import { paragraphSpans, plain } from './pdf-text.server.ts';

type Style = { size: number; leading: number };

const QUOTE = { size: 8.4, leading: 11.4, x: SIDE.x + 9, width: SIDE.width - 9 };
const BETWEEN = 9;
const SCALE = 5;
const DOT = { radius: 2.4, step: 7.4, height: 11 };
/** Share of the quotes' height that the column beside them must fill, so that no hole is left in it. */
const LEAST_BESIDE = 0.55;
/** Longest column of quotes, as a share of the page. */
const MOST_BESIDE = 0.8;
/** Share of a page that may stay empty to keep quotes together with their heading. */
const FOOT = 0.34;
const HEADING = 50;

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
  if (rating !== null && flow.sideEnd < middle - DOT.radius) drawDots(flow, rating, SIDE.x, middle);
}

const quoteHeight = (flow: PdfFlow, text: string): number =>
  flow.heightOf([plain(text)], QUOTE) + (ratingOf(text) === null ? 0 : DOT.height) + BETWEEN;

/** The height of what follows in the column, up to the next block that needs the whole width. */
function columnHeight(
  flow: PdfFlow,
  blocks: readonly DocumentBlock[],
  style: { size: number; leading: number },
) {
  let height = 0;
  for (const block of blocks) {
    if (block.kind === 'heading') height += 40;
    else if (block.kind === 'paragraph') height += flow.heightOf(paragraphSpans(block), style) + 7;
    else if (block.kind === 'list')
      height += block.items.reduce((sum, item) => sum + flow.heightOf([plain(item)], style) + 3, 4);
    else if (block.kind === 'figure' && block.chart.kind === 'bars') height += fullHeight(flow, block);
    else break;
  }
  return height;
}

/** A sentence, the quotes that it introduces and what follows them; null for other blocks. */
function quotationAt(blocks: readonly DocumentBlock[], index: number) {
  const [sentence, quotes] = [blocks[index], blocks[index + 1]];
  if (sentence?.kind !== 'paragraph' || sentence.isOwn || quotes?.kind !== 'citations') return null;
  return { sentence, quotes: quotes.items, after: blocks.slice(index + 2) };
}

/** The height of the quotes, if enough text stands beside them. */
function besideHeight(flow: PdfFlow, blocks: readonly DocumentBlock[], index: number, style: Style) {
  const found = quotationAt(blocks, index);
  if (!found) return null;
  const { sentence, quotes, after } = found;
  const height = quotes.reduce((sum, text) => sum + quoteHeight(flow, text), 0);
  const beside = columnHeight(flow, [sentence, ...after], style);
  return height <= flow.pageHeight * MOST_BESIDE && beside >= height * LEAST_BESIDE ? height : null;
}

/** Returns the quotes that stand beside the sentence at `index`, whole and on its page; null if they do not. */
export function quotesBeside(
  flow: PdfFlow,
  blocks: readonly DocumentBlock[],
  index: number,
  style: Style,
): readonly string[] | null {
  const height = besideHeight(flow, blocks, index, style);
  const isFree = height !== null && flow.sideEnd <= flow.y && height <= flow.room;
  return isFree ? (quotationAt(blocks, index)?.quotes ?? null) : null;
}

/** Moves a heading near the foot of a page to the next one, where the quotes below it then stand beside the column. */
export function keepWithQuotes(
  flow: PdfFlow,
  blocks: readonly DocumentBlock[],
  index: number,
  style: Style,
): void {
  if (blocks[index]?.kind !== 'heading' || flow.room > flow.pageHeight * FOOT) return;
  const height = besideHeight(flow, blocks, index + 1, style);
  if (height !== null && height + HEADING > flow.room) flow.newPage();
}

/** Draws quotes beside the column from `top` on. */
export function drawBeside(flow: PdfFlow, parent: Element, quotes: readonly string[], top: number): void {
  const list = flow.element(parent, 'L');
  const { y } = flow;
  flow.y = top;
  for (const text of quotes) {
    const start = flow.y;
    flow.text(list, 'LI', [plain(text)], QUOTE);
    const rating = ratingOf(text);
    if (rating !== null) {
      drawDots(flow, rating, QUOTE.x, flow.y + DOT.height / 2);
      flow.y += DOT.height;
    }
    const end = flow.y;
    flow.decorate(() => flow.doc.rect(SIDE.x, start + 1.5, 2, end - start - 3).fill(PRINT.warning));
    flow.y += BETWEEN;
  }
  flow.sideEnd = flow.y;
  flow.y = y;
}
