import display from '#assets/fonts/bricolage-grotesque-600.json' with { type: 'json' };
import displayOthers from '#assets/fonts/dejavu-sans-700.json' with { type: 'json' };
import textOthers from '#assets/fonts/dejavu-sans-400.json' with { type: 'json' };
import text from '#assets/fonts/instrument-sans-500.json' with { type: 'json' };
import emoji from '#assets/fonts/noto-emoji-600.json' with { type: 'json' };
import { lettersOf, visibleOf } from './letters-of.rules.ts';

/** Width and scale are relative to the size. */
type Glyph = { width: number; scale: number; path: string };
type Face = {
  glyphs: () => ReadonlyMap<string, Glyph>;
  others: () => ReadonlyMap<string, Glyph>;
  tracking: number;
};
export type FaceName = 'display' | 'text';

/** Each glyph is `letter⇥width⇥path` (scripts/outlines.mjs). */
type Outlines = { unitsPerEm: number; glyphs: readonly string[] };

/** Reads a face when its first letter is drawn. */
function readOnce({ unitsPerEm, glyphs }: Outlines): () => ReadonlyMap<string, Glyph> {
  let read: ReadonlyMap<string, Glyph> | undefined;
  return () =>
    (read ??= new Map(
      glyphs.map((line) => {
        const [letter = '', width = '', path = ''] = line.split('\t');
        return [letter, { width: Number(width) / unitsPerEm, scale: 1 / unitsPerEm, path }];
      }),
    ));
}

/** Tracking is relative to the size, like that of headings (styles/foundation.css). */
const FACES: Readonly<Record<FaceName, Face>> = {
  display: { glyphs: readOnce(display), others: readOnce(displayOthers), tracking: -0.022 },
  text: { glyphs: readOnce(text), others: readOnce(textOthers), tracking: 0 },
};
const EMOJI = readOnce(emoji);

/** Skin tones are colours, and the emoji have one colour. */
const SKIN_TONES = /(?<=.)[\u{1f3fb}-\u{1f3ff}]/gu;
const NOTHING: Glyph = { width: 0, scale: 1, path: '' };

const emojiOf = (letter: string): Glyph | undefined => EMOJI().get(letter.replace(SKIN_TONES, ''));

/** Returns the glyph of the face, of the typeface for other scripts, or of the emoji; undefined if none has it. */
function glyphOf({ glyphs, others }: Face, letter: string): Glyph | undefined {
  const seen = visibleOf(letter);
  if (seen === '') return NOTHING;
  const asked = letter.includes('\ufe0f') ? emojiOf(seen) : undefined;
  return asked ?? glyphs().get(seen) ?? others().get(seen) ?? emojiOf(seen);
}

/** Returns the letters of a text that no face can draw, each once, in the order of the text. */
export const undrawable = (content: string): string[] => [
  ...new Set(
    lettersOf(content).filter(
      (letter) =>
        !/^[\s\p{Cc}]+$/u.test(letter) && Object.values(FACES).some((face) => !glyphOf(face, letter)),
    ),
  ),
];

export function lineWidth(line: string, size: number, name: FaceName = 'display'): number {
  const face = FACES[name];
  let width = 0;
  for (const letter of lettersOf(line)) {
    const glyph = glyphOf(face, letter);
    if (glyph && glyph !== NOTHING) width += glyph.width + face.tracking;
  }
  return width * size;
}

/** Draws a line as SVG outlines; `x` and `y` are the start of its baseline. */
export function drawLine(
  line: string,
  size: number,
  x: number,
  y: number,
  colour: string,
  name: FaceName = 'display',
): string {
  const face = FACES[name];
  let at = 0;
  const letters = lettersOf(line).map((letter) => {
    const glyph = glyphOf(face, letter);
    if (!glyph || glyph === NOTHING) return '';
    const scale = Number((size * glyph.scale).toPrecision(5));
    const drawn =
      glyph.path === ''
        ? ''
        : `<path transform="translate(${at.toFixed(1)}) scale(${scale})" d="${glyph.path}"/>`;
    at += (glyph.width + face.tracking) * size;
    return drawn;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y})">${letters.join('')}</g>`;
}

/** Breaks at spaces into as few lines as the width allows, with the longest line as short as possible. */
export function breakLines(
  content: string,
  size: number,
  width: number,
  name: FaceName = 'display',
): string[] {
  const words = content.split(/ +/).map((word) => ({ word, width: lineWidth(word, size, name) }));
  const space = lineWidth(' ', size, name);
  const fill = (limit: number): string[] => {
    const lines: { text: string; width: number }[] = [];
    for (const each of words) {
      const last = lines.at(-1);
      if (last && last.width + space + each.width <= limit) {
        last.text += ` ${each.word}`;
        last.width += space + each.width;
      } else lines.push({ text: each.word, width: each.width });
    }
    return lines.map((line) => line.text);
  };
  const { length } = fill(width);
  let limit = width;
  while (limit > 0 && fill(limit - size / 4).length === length) limit -= size / 4;
  return fill(limit);
}
