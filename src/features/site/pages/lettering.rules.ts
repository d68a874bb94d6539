import display from '#assets/fonts/bricolage-grotesque-600.json' with { type: 'json' };
import text from '#assets/fonts/instrument-sans-500.json' with { type: 'json' };

type Glyph = { width: number; path: string };
type Face = { unitsPerEm: number; glyphs: ReadonlyMap<string, Glyph>; tracking: number };
export type FaceName = 'display' | 'text';

type Outlines = { unitsPerEm: number; glyphs: Record<string, (string | number)[]> };

const faceOf = ({ unitsPerEm, glyphs }: Outlines, tracking: number): Face => ({
  unitsPerEm,
  tracking,
  glyphs: new Map(
    Object.entries(glyphs).map(([letter, [width, path]]) => [
      letter,
      { width: Number(width), path: String(path) },
    ]),
  ),
});

/** Tracking is relative to the size, like that of headings (styles/foundation.css). */
const FACES: Readonly<Record<FaceName, Face>> = {
  display: faceOf(display, -0.022),
  text: faceOf(text, 0),
};

/**
 * Returns the glyph, or the one without accents and compatibility forms (³ is 3); undefined if the face has neither.
 */
const glyphOf = ({ glyphs }: Face, letter: string): Glyph | undefined =>
  glyphs.get(letter) ?? glyphs.get(letter.normalize('NFKD').charAt(0));

export function lineWidth(line: string, size: number, name: FaceName = 'display'): number {
  const face = FACES[name];
  let width = 0;
  for (const letter of line) {
    const glyph = glyphOf(face, letter);
    if (glyph) width += glyph.width / face.unitsPerEm + face.tracking;
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
  const scale = Number((size / face.unitsPerEm).toPrecision(5));
  let at = 0;
  const letters = [...line].map((letter) => {
    const glyph = glyphOf(face, letter);
    if (!glyph) return '';
    const drawn =
      glyph.path === '' ? '' : `<path transform="translate(${Math.round(at)})" d="${glyph.path}"/>`;
    at += glyph.width + face.tracking * face.unitsPerEm;
    return drawn;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale})">${letters.join('')}</g>`;
}

/** Breaks at spaces into as few lines as the width allows, with the longest line as short as possible. */
export function breakLines(
  content: string,
  size: number,
  width: number,
  name: FaceName = 'display',
): string[] {
  const words = content.split(/ +/);
  const fill = (limit: number): string[] =>
    words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last !== undefined && lineWidth(`${last} ${word}`, size, name) <= limit)
        return [...lines.slice(0, -1), `${last} ${word}`];
      return [...lines, word];
    }, []);
  const { length } = fill(width);
  let limit = width;
  while (limit > 0 && fill(limit - size / 4).length === length) limit -= size / 4;
  return fill(limit);
}
