import { polishMistake, type PolishMistake } from './polish-check.rules.ts';
import { reportBlocks } from './report-blocks.rules.ts';

/** Characters of paragraphs that one request to the model carries: enough for a sense of the whole, and soon answered. */
const PORTION = 6_000;

/** One paragraph of a text: the only thing that a model gets to see and to write. */
export type Paragraph = { index: number; text: string };

const split = (text: string): string[] => text.split('\n\n');

/** Headings, lists of rows and the order of everything stay as the rules wrote them; what is left is paragraphs. */
export function paragraphsOf(text: string): Paragraph[] {
  return split(text).flatMap((block, index) =>
    reportBlocks(block)[0]?.kind === 'paragraph' ? [{ index, text: block }] : [],
  );
}

export function portionsOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const portions: Paragraph[][] = [];
  let size = 0;
  for (const paragraph of paragraphs) {
    const last = portions.at(-1);
    if (last && size + paragraph.text.length <= PORTION) last.push(paragraph);
    else portions.push([paragraph]);
    size = last && portions.at(-1) === last ? size + paragraph.text.length : paragraph.text.length;
  }
  return portions;
}

const mark = (place: number): string => `[[${place}]]`;

/** What the model is given: each paragraph under its number. */
export const promptFor = (portion: readonly Paragraph[]): string =>
  portion.map(({ text }, place) => `${mark(place + 1)}\n${text}`).join('\n\n');

/** The paragraphs that came back, by their numbers; what stands under no number, or under one twice, is left out. */
export function readAnswer(answer: string, count: number): Map<number, string> {
  const found = new Map<number, string>();
  const twice = new Set<number>();
  for (const [, place = '', text = ''] of answer.matchAll(
    /\[\[(\d{1,4})\]\]([\s\S]*?)(?=\[\[\d{1,4}\]\]|$)/g,
  )) {
    const number = Number(place);
    if (found.has(number)) twice.add(number);
    if (number >= 1 && number <= count) found.set(number, text.trim());
  }
  for (const number of twice) found.delete(number);
  return found;
}

export type Polished = { text: string; changed: number; refused: PolishMistake[] };

/**
 * The text with the paragraphs that the model wrote and that say the same. A paragraph whose facts were touched, or that did
 * not come back, keeps the words of the rules.
 */
export function withPolished(
  text: string,
  written: ReadonlyMap<number, string>,
  names: readonly string[],
): Polished {
  const blocks = split(text);
  const refused: PolishMistake[] = [];
  let changed = 0;
  for (const { index, text: original } of paragraphsOf(text)) {
    const polished = written.get(index);
    if (polished === undefined || polished === '') {
      refused.push('layout');
      continue;
    }
    const mistake = polishMistake(original, polished, names);
    if (mistake) refused.push(mistake);
    else {
      if (polished !== original) changed += 1;
      blocks[index] = polished;
    }
  }
  return { text: blocks.join('\n\n'), changed, refused };
}
