import { existsSync } from 'node:fs';
import fonts from '#assets/fonts/pdf-fonts.json' with { type: 'json' };

export type Role = 'text' | 'strong' | 'display';

/** Where the machine has it, it brings Greek, Cyrillic, Arabic, Hebrew and many signs (Debian: fonts-dejavu-core). */
const MACHINE_FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
const OTHER = 'other';
const hasMachineFont = existsSync(MACHINE_FONT);

/** What people type and neither face has, said with what they have; a reader that copies gets what was typed. */
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
/** A letter that the text face lacks may stand in the display face (½, ²). */
const SEARCH: Record<Role, readonly string[]> = {
  text: ['text', 'strong', 'display'],
  strong: ['strong', 'text', 'display'],
  display: ['display', 'strong', 'text'],
};

/**
 * What the PDF library keeps to itself: whether a font has a letter, and its outlines. Its version is fixed in
 * package-lock.json, and the tests of the PDF and of the charts in DOCX would show a change.
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

/** The name of a font that has the letter, or null where none has. */
export function findFont(doc: PDFKit.PDFDocument, letter: string, role: Role): string | null {
  const face = SEARCH[role]
    .flatMap((wanted) => faces.filter((candidate) => candidate.role === wanted))
    .find(({ covers }) => covers.has(letter));
  if (face) return face.name;
  const isThere = hasMachineFont && openFont(doc, OTHER).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return isThere ? OTHER : null;
}
