import { reportBlocks, type ReportBlock } from './report-blocks.rules.ts';

/**
 * product.md section 5: a model may write sentences, never numbers, thresholds, quoted rows or which recommendations
 * apply. So the bones of a text (headings, lists, the order of its paragraphs) must come back as they were, and within
 * a paragraph every figure, every quotation and every phase must still stand, with none added.
 */
export type PolishFault =
  'structure' | 'heading' | 'list' | 'figure' | 'quotation' | 'number_word' | 'length';

/** Shorter or longer than these shares of the original, a paragraph has lost or gained content. */
const SHORTEST_SHARE = 0.4;
const LONGEST_SHARE = 2.2;
/** Below it a share says little: a heading-like paragraph of three words may grow to nine. */
const SHORT_CHARACTERS = 40;

const FIGURE = /\d+(?:[.,]\d+)*/g;
const QUOTATION = /«[^»]*»|“[^”]*”/g;
const NUMBER_WORDS = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred thousand half double triple twice third ' +
    'dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cincuenta cien ciento mil mitad doble triple tercio'
  ).split(' '),
);

const sorted = (found: Iterable<string>): string[] => [...found].sort();
const isSame = (one: string[], other: string[]): boolean => one.join('\u0000') === other.join('\u0000');

/** Each once: a sentence may name the same figure again, or once less. */
const figures = (text: string): string[] => sorted(new Set(text.match(FIGURE) ?? []));
const quotations = (text: string): string[] => sorted(text.match(QUOTATION) ?? []);
const numberWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => NUMBER_WORDS.has(word));

function paragraphFault(original: string, polished: string): PolishFault | null {
  if (!isSame(quotations(original), quotations(polished))) return 'quotation';
  if (!isSame(figures(original), figures(polished))) return 'figure';
  const known = new Set(numberWords(original));
  if (numberWords(polished).some((word) => !known.has(word))) return 'number_word';
  const share = polished.length / original.length;
  if (original.length >= SHORT_CHARACTERS && (share < SHORTEST_SHARE || share > LONGEST_SHARE))
    return 'length';
  return null;
}

function blockFault(original: ReportBlock, polished: ReportBlock): PolishFault | null {
  if (original.kind !== polished.kind) return 'structure';
  if (original.kind === 'heading')
    return 'text' in polished && polished.text === original.text ? null : 'heading';
  if (original.kind === 'list')
    return polished.kind === 'list' && isSame(original.items, polished.items) ? null : 'list';
  return polished.kind === 'paragraph' ? paragraphFault(original.text, polished.text) : 'structure';
}

/** What a polished text did to the one that the rules built, or null where it only changed sentences. */
export function polishFault(original: string, polished: string): PolishFault | null {
  const before = reportBlocks(original);
  const after = reportBlocks(polished);
  if (before.length !== after.length) return 'structure';
  for (const [index, block] of before.entries()) {
    const other = after[index];
    const fault = other ? blockFault(block, other) : 'structure';
    if (fault) return fault;
  }
  return null;
}
