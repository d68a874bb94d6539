import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import { reportBlocks, type ReportBlock } from '#features/consulting/report/document/blocks.rules.ts';

/**
 * product.md section 5: a model may write sentences, never numbers, thresholds, quoted rows or which recommendations
 * apply. So the bones of a text (headings, lists, the order of its paragraphs) must come back as they were, and within
 * a paragraph every figure, every quotation and every phase must still stand, with none added.
 */
export type PolishFault =
  'structure' | 'heading' | 'list' | 'figure' | 'quotation' | 'number_word' | 'level' | 'length';

/** Shorter or longer than these shares of the original, a paragraph has lost or gained content. */
const SHORTEST_SHARE = 0.4;
const LONGEST_SHARE = 2.2;
/** Below it a share says little: a heading-like paragraph of three words may grow to nine. */
const SHORT_CHARACTERS = 40;

/** Digits of any script, with what makes a figure of them: 4-6, 3/5, 1.250, 40 %. */
const FIGURE = /\p{N}+(?:[.,:/\-–]\p{N}+)*(?:\s*[%‰€$£])?/gu;
const QUOTATION = /«[^»]*»|“[^”]*”|‘[^’]*’/gu;
/** What cannot be seen, and turns or breaks a line. */
const HIDDEN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cc}/gu;
/**
 * Quantities in words, folded: whole numbers with what is joined to them, multiples and parts. "One" and "first" are left
 * out, which any sentence may need.
 */
const NUMBER_WORD = new RegExp(
  `(?<!\\p{L})(?:${[
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen',
    '(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|[mb]illions?|dozens?',
    'half|halves|thirds?|quarters?|tenths?|twice|thrice|doubl(?:e[sd]?|ing)|(?:tri|quadru)pl(?:e[sd]?|ing)',
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+',
    '(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien|cientos?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s',
    'quinient[oa]s|mil|miles|millon(?:es)?|millares?|decenas?|docenas?|centenar(?:es)?|mitad(?:es)?|terci[oa]s?',
    'cuart[oa]s?|decim[oa]s?|dobles?|triples?|dobl(?:a[rn]?|ando)|(?:du|tri|cuadru)plic(?:a[rn]?|ando)|y medi[oa]',
  ].join('|')})(?!\\p{L})`,
  'gu',
);

const LEVELS = new Map(
  [
    ['high', 'high alto alta altos altas'],
    ['medium', 'medium medio media medios medias'],
    ['low', 'low bajo baja bajos bajas'],
    ['critical', 'critical critico critica criticos criticas'],
  ].flatMap(([level = '', words = '']) => words.split(' ').map((word): [string, string] => [word, level])),
);

/** Eleven in Spanish, and in English a word that nothing hangs on. */
const isNumber = (word: string, locale: Locale): boolean => word !== 'once' || locale === 'es';

const isSame = (one: string[], other: string[]): boolean => one.join('\u0000') === other.join('\u0000');
const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? [];

/**
 * In the order of the paragraph and as often as they stand there: two figures that change places are two figures changed.
 * What is quoted passes as it is, so its figures are no figures of the sentence.
 */
function factsOf(text: string, locale: Locale) {
  const bare = text.replaceAll(QUOTATION, ' ');
  const words = wordsOf(bare);
  return {
    quotations: text.match(QUOTATION) ?? [],
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
  // A level may be left to other words ("urgent"), but none may come that was not there.
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

/** What a polished text did to the one that the rules built, or null where it only changed sentences. */
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
