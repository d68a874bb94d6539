import type { Locale } from '#shared/languages.ts';
import { enclosedParts, foldText, withoutParts } from '#shared/texts/text.ts';
import {
  inAnyLanguage,
  languageForModel,
  LANGUAGE_PACKS,
  packOf,
} from '#features/language/language-pack.rules.ts';
import { reportBlocks, type ReportBlock } from '#features/consulting/report/document/blocks.rules.ts';

/**
 * product.md section 5: a model may rewrite sentences, never numbers, thresholds, quoted rows or the choice of
 * recommendations. So the structure of a text (headings, lists, order of paragraphs) must be unchanged, and every
 * paragraph must keep exactly its figures, quotations and phases.
 */
export type PolishFault =
  'structure' | 'heading' | 'list' | 'figure' | 'quotation' | 'number_word' | 'level' | 'length';

/** Length of a paragraph relative to the original; outside these limits it has lost or gained content. */
const SHORTEST_SHARE = 0.4;
const LONGEST_SHARE = 2.2;
/** Originals shorter than this are exempt: a paragraph of three words may grow to nine. */
const SHORT_CHARACTERS = 40;

/** Digits of any script with their separators and units: 4-6, 3/5, 1.250, 40 %. */
const FIGURE = /\p{N}+(?:[.,:/\-–]\p{N}+)*(?:\s*[%‰€$£])?/gu;
const QUOTATION_MARKS = new Map(['«»', '“”', '‘’'].map(([open = '', close = '']) => [open, close]));
/** Invisible characters that change direction or break lines. */
const HIDDEN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cc}/gu;
const NUMBER_WORD = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage(({ quantities }) => quantities)})(?!\\p{L})`,
  'gu',
);

const LEVELS = new Map(
  LANGUAGE_PACKS.flatMap(({ levels }) =>
    Object.entries(levels).flatMap(([level, words]) =>
      words.split(' ').map((word): [string, string] => [word, level]),
    ),
  ),
);

/** "Once" is eleven in Spanish; in English it is an ordinary word. */
const isNumber = (word: string, locale: Locale): boolean => !packOf(locale).noQuantities.has(word);

const isSame = (one: string[], other: string[]): boolean => one.join('\u0000') === other.join('\u0000');
const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? [];

/**
 * Extracts the facts of a paragraph in their order, with repeats: two swapped figures are two changed figures.
 * Quotations are compared whole, so figures inside them are not counted again.
 */
function factsOf(text: string, locale: Locale) {
  const quotations = enclosedParts(text, QUOTATION_MARKS);
  const bare = withoutParts(text, quotations);
  const words = wordsOf(bare);
  return {
    quotations,
    figures: (bare.match(FIGURE) ?? []).map((figure) => figure.replaceAll(/\s+/g, '')),
    numberWords: (foldText(bare).match(NUMBER_WORD) ?? []).filter((word) => isNumber(word, locale)),
    levels: words.flatMap((word) => LEVELS.get(word) ?? []),
    hidden: text.match(HIDDEN) ?? [],
  };
}

function paragraphFault(original: string, polished: string, locale: Locale): PolishFault | null {
  const [before, after] = [factsOf(original, locale), factsOf(polished, locale)];
  if (!isSame(before.hidden, after.hidden)) return 'structure';
  if (!isSame(before.quotations, after.quotations)) return 'quotation';
  if (!isSame(before.figures, after.figures)) return 'figure';
  if (!isSame(before.numberWords, after.numberWords)) return 'number_word';
  // A level may be paraphrased ("urgent"), but no new one may appear.
  if (after.levels.some((level) => !before.levels.includes(level))) return 'level';
  const share = polished.length / original.length;
  if (original.length >= SHORT_CHARACTERS && (share < SHORTEST_SHARE || share > LONGEST_SHARE))
    return 'length';
  return null;
}

function blockFault(original: ReportBlock, polished: ReportBlock, locale: Locale): PolishFault | null {
  if (original.kind !== polished.kind) return 'structure';
  if (original.kind === 'heading')
    return 'text' in polished && polished.text === original.text ? null : 'heading';
  if (original.kind === 'list')
    return polished.kind === 'list' && isSame(original.items, polished.items) ? null : 'list';
  return polished.kind === 'paragraph' ? paragraphFault(original.text, polished.text, locale) : 'structure';
}

export function polishFault(original: string, polished: string, locale: Locale): PolishFault | null {
  const before = reportBlocks(original);
  const after = reportBlocks(polished);
  if (before.length !== after.length) return 'structure';
  for (const [index, block] of before.entries()) {
    const other = after[index];
    const fault = other ? blockFault(block, other, locale) : 'structure';
    if (fault) return fault;
  }
  return null;
}

const PHASES = LANGUAGE_PACKS.map(({ phase }) => `"${phase} 1. …"`).join(', ');

/** Instructions for the model, in English whatever the report's language, because models follow English best. */
export const polishInstructions = (locale: Locale): string =>
  [
    `You are the editor of a consulting firm. You polish the prose of a report in ${languageForModel(locale, 'usted')}.`,
    'Rewrite sentences so that they read naturally and connect well. Change nothing else:',
    '- Keep every line such as "[LIST 1]" where it stands: a list is put back there.',
    `- Keep every heading (lines such as "1. …", "1.1. …", ${PHASES}) exactly as it is.`,
    '- Keep the paragraphs in their order, separated by one empty line; add none, drop none, merge none.',
    '- Keep every figure in digits and every quantity in words, in their order; add none of either.',
    '- Keep everything in quotation marks exactly as it is, with its marks.',
    '- Add no fact, no advice and no promise that is not there. No markup.',
    'Answer with the whole polished text and nothing else.',
  ].join('\n');
