import outlines from '#assets/fonts/bricolage-grotesque-600.json' with { type: 'json' };

type Glyph = { width: number; path: string };

const GLYPHS = new Map<string, Glyph>(
  Object.entries(outlines.glyphs).map(([letter, [width, path]]) => [
    letter,
    { width: Number(width), path: String(path) },
  ]),
);
/** Of the size, as headings are set (styles/foundation.css). */
const TRACKING = -0.022;

/** A letter that the face lacks loses its accent, or is left out. */
const glyphOf = (letter: string): Glyph | undefined =>
  GLYPHS.get(letter) ?? GLYPHS.get(letter.normalize('NFD').charAt(0));

export function lineWidth(text: string, size: number): number {
  const advances = [...text].map((letter) => (glyphOf(letter)?.width ?? 0) / outlines.unitsPerEm + TRACKING);
  return advances.reduce((sum, advance) => sum + advance, 0) * size;
}

/** A line as SVG, drawn with the face's own outlines: `x` and `y` are where its base line begins. */
export function drawLine(text: string, size: number, x: number, y: number, colour: string): string {
  const scale = size / outlines.unitsPerEm;
  let at = 0;
  const letters = [...text].map((letter) => {
    const glyph = glyphOf(letter);
    if (!glyph) return '';
    const drawn =
      glyph.path === '' ? '' : `<path transform="translate(${Math.round(at)})" d="${glyph.path}"/>`;
    at += glyph.width + TRACKING * outlines.unitsPerEm;
    return drawn;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale})">${letters.join('')}</g>`;
}

/** As few lines as the width allows, broken so that the longest is as short as it can be. */
export function breakLines(text: string, size: number, width: number): string[] {
  const words = text.split(/\s+/);
  const fill = (limit: number): string[] =>
    words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last !== undefined && lineWidth(`${last} ${word}`, size) <= limit)
        return [...lines.slice(0, -1), `${last} ${word}`];
      return [...lines, word];
    }, []);
  const { length } = fill(width);
  let limit = width;
  while (limit > 0 && fill(limit - size / 4).length === length) limit -= size / 4;
  return fill(limit);
}
