import { existsSync } from 'node:fs';
import fonts from '#assets/fonts/pdf-fonts.json' with { type: 'json' };

export type Role = 'text' | 'strong' | 'display';

/** Optional system font with Greek, Cyrillic, Arabic, Hebrew and many symbols (Debian: fonts-dejavu-core). */
const MACHINE_FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
const OTHER = 'other';
const hasMachineFont = existsSync(MACHINE_FONT);

/** Substitutes for common characters that neither font has; copying from the PDF gives the original character. */
export const STAND_INS = new Map([
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '!='],
  ['≈', '~'],
  ['→', '->'],
  ['←', '<-'],
  ['⇒', '=>'],
  ['●', '•'],
  ['▪', '•'],
  ['■', '•'],
  ['‑', '-'],
  ['‒', '–'],
  ['―', '—'],
  ['\u00a0', ' '],
  ['\u202f', ' '],
  ['\u2009', ' '],
]);

const faces = fonts.faces.map(({ role, name, covers, data }) => ({
  role,
  name,
  covers: new Set(covers),
  data,
}));
/** Order of the fonts: the display font has some glyphs that the text font lacks (½, ²). */
const SEARCH: Record<Role, readonly string[]> = {
  text: ['text', 'strong', 'display'],
  strong: ['strong', 'text', 'display'],
  display: ['display', 'strong', 'text'],
};

/**
 * Private API of the PDF library: glyph lookup and outlines. package-lock.json pins its version, and the tests of the
 * PDF and of the charts in DOCX would reveal a change.
 */
type FontFile = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (code: number) => boolean;
  layout: (text: string) => {
    glyphs: { path: { toSVG: () => string } }[];
    positions: { xAdvance: number }[];
  };
};
export function openFont(doc: PDFKit.PDFDocument, name: string): FontFile {
  doc.font(name);
  return (doc as unknown as { _font: { font: FontFile } })._font.font;
}

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const { name, data } of faces) doc.registerFont(name, Buffer.from(data, 'base64'));
  if (hasMachineFont) doc.registerFont(OTHER, MACHINE_FONT);
}

export function findFont(doc: PDFKit.PDFDocument, letter: string, role: Role): string | null {
  const face = SEARCH[role]
    .flatMap((wanted) => faces.filter((candidate) => candidate.role === wanted))
    .find(({ covers }) => covers.has(letter));
  if (face) return face.name;
  const isThere = hasMachineFont && openFont(doc, OTHER).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return isThere ? OTHER : null;
}
