import { findFont, registerFonts, STAND_INS, type Role } from './fonts.server.ts';

/** Raised spans are set small and high behind the letter before them. */
export type Span = { text: string; role: Role; isRaised?: boolean };
/**
 * Text in one font. Without a font each character is drawn as a box. `actual` is the original of a substituted `text`.
 */
export type Run = {
  text: string;
  font: string | null;
  width: number;
  actual: string | null;
  isRaised?: boolean;
};
/** Widths are in ems. */
export type Line = { runs: Run[]; width: number };

/** Zero-width characters without a glyph: direction marks, joiners, variation selectors. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/gu;
/** Size and height of raised letters, in ems. */
export const RAISED = { size: 0.64, by: 0.34 } as const;
export const BOX = { advance: 0.62, x: 0.06, width: 0.5, height: 0.6 } as const;

export class Lettering {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fontOf = new Map<string, string | null>();
  readonly #words = new Map<string, Line>();
  /** True once a box was drawn; the document then explains it. */
  hasBoxes = false;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    registerFonts(doc);
  }

  #findFont(letter: string, role: Role): string | null {
    const key = role + letter;
    const known = this.#fontOf.get(key);
    if (known !== undefined) return known;
    const found = findFont(this.#doc, letter, role);
    this.#fontOf.set(key, found);
    return found;
  }

  #widthOf(text: string, font: string | null): number {
    return font === null
      ? BOX.advance * [...text].length
      : this.#doc.font(font).fontSize(100).widthOfString(text) / 100;
  }

  /** Splits a word into runs, with widths in ems. */
  #setWord(word: string, role: Role): Line {
    const key = role + word;
    const known = this.#words.get(key);
    if (known) return known;
    const runs: Run[] = [];
    for (const letter of word) {
      const own = this.#findFont(letter, role);
      const standIn = own === null ? STAND_INS.get(letter) : undefined;
      const font = standIn === undefined ? own : this.#findFont(standIn.charAt(0), role);
      const actual = font === null || standIn !== undefined ? letter : null;
      if (font === null) this.hasBoxes = true;
      const last = runs.at(-1);
      // Characters without a font form one run too; otherwise each would be a tagged piece of its own.
      if (last && last.font === font && (last.actual === null) === (actual === null)) {
        last.text += standIn ?? letter;
        if (actual !== null) last.actual += actual;
      } else runs.push({ text: standIn ?? letter, font, width: 0, actual });
    }
    const set = runs.map((run) => ({ ...run, width: this.#widthOf(run.text, run.font) }));
    const line = { runs: set, width: set.reduce((sum, { width }) => sum + width, 0) };
    this.#words.set(key, line);
    return line;
  }

  #breakWord(word: string, role: Role, ems: number): string[] {
    if (this.#setWord(word, role).width <= ems) return [word];
    const pieces: string[] = [];
    let piece = '';
    let width = 0;
    for (const letter of word) {
      const wide = this.#setWord(letter, role).width;
      if (piece !== '' && width + wide > ems) {
        pieces.push(piece);
        [piece, width] = ['', 0];
      }
      piece += letter;
      width += wide;
    }
    return [...pieces, piece];
  }

  lines(spans: readonly Span[], size: number, width: number): Line[] {
    const ems = width / size;
    const lines: Line[] = [];
    let line: Line = { runs: [], width: 0 };
    for (const { text, role, isRaised } of spans) {
      if (isRaised) {
        line = raised(line, this.#setWord(text, role));
        continue;
      }
      const space = this.#setWord(' ', role).width;
      for (const word of text
        .normalize('NFC')
        .replace(INVISIBLE, '')
        .split(/[ \n\t]+/)) {
        if (word === '') continue;
        for (const piece of this.#breakWord(word, role, ems)) {
          const set = this.#setWord(piece, role);
          const isFirst = line.runs.length === 0;
          if (!isFirst && line.width + space + set.width > ems) {
            lines.push(line);
            line = { runs: [...set.runs], width: set.width };
          } else {
            line = isFirst
              ? { runs: [...set.runs], width: set.width }
              : { runs: joined(line.runs, set.runs, space), width: line.width + space + set.width };
          }
        }
      }
    }
    return line.runs.length > 0 ? [...lines, line] : lines;
  }

  widthOf(text: string, role: Role, size: number): number {
    return this.lines([{ text, role }], size, Number.MAX_SAFE_INTEGER).reduce(
      (sum, { width }) => sum + width * size,
      0,
    );
  }
}

/** Attaches a raised word to a line; a mark of two letters may stand over its edge. */
const raised = (line: Line, word: Line): Line => {
  const runs = word.runs.map((run) => ({ ...run, width: run.width * RAISED.size, isRaised: true }));
  return { runs: [...line.runs, ...runs], width: line.width + word.width * RAISED.size };
};

/** Adds the space to the run before it and merges runs of one font, so that each is drawn at once. */
function joined(before: readonly Run[], after: readonly Run[], space: number): Run[] {
  const [last] = before.slice(-1);
  const [first] = after;
  if (!last || !first) return [...before, ...after];
  if (
    last.font === first.font &&
    last.font !== null &&
    !last.isRaised &&
    last.actual === null &&
    first.actual === null
  )
    return [
      ...before.slice(0, -1),
      { ...last, text: `${last.text} ${first.text}`, width: last.width + space + first.width },
      ...after.slice(1),
    ];
  const spaced =
    last.font === null || last.actual !== null
      ? [last, { text: ' ', font: first.font ?? 'text-latin', width: space, actual: null }]
      : [{ ...last, text: `${last.text} `, width: last.width + space }];
  return [...before.slice(0, -1), ...spaced, ...after];
}
