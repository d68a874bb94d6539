import type { DocumentFace } from '#features/consulting/report/document/document.schema.ts';
import type { Element, PdfFlow } from './pdf-flow.server.ts';

const LETTER = { size: 10.5, leading: 14.5 } as const;
const LOGO = { width: 150, height: 34 } as const;
const BASE64 = /^data:image\/(?:png|jpeg);base64,(.+)$/s;

/** Returns the size of a logo within a box, in points. */
export function logoSize(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number } = LOGO,
): { width: number; height: number } {
  const scale = Math.min(box.width / Math.max(1, width), box.height / Math.max(1, height));
  return { width: width * scale, height: height * scale };
}

/** Draws the firm's logo as an artifact; the firm's name stands in words beside it. */
export function drawLogo(flow: PdfFlow, face: DocumentFace, x: number, y: number): number {
  const data = face.logo && BASE64.exec(face.logo.src)?.[1];
  if (!face.logo || !data) return 0;
  const size = logoSize(face.logo);
  flow.decorate(() => flow.doc.image(Buffer.from(data, 'base64'), x, y, size));
  return size.width;
}

/** Draws a paragraph of the letter: larger, with its own line breaks. */
export function drawLetterParagraph(flow: PdfFlow, parent: Element, text: string): void {
  for (const line of text.split('\n')) flow.text(parent, 'P', [{ text: line, role: 'text' }], LETTER);
  flow.y += 5;
}
