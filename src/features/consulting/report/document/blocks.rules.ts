export type ReportBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; text: string };

const SECTION = /^\d+\. \S.{0,118}$/;
const SUBSECTION = /^(?:\d+\.\d+\. |(?:Fase|Phase) \d+\. )\S.{0,118}$/;
const BULLET = '• ';

function blockOf(text: string): ReportBlock {
  if (SECTION.test(text)) return { kind: 'heading', level: 1, text };
  if (SUBSECTION.test(text)) return { kind: 'heading', level: 2, text };
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith(BULLET))) {
    return { kind: 'list', items: lines.map((line) => line.slice(BULLET.length)) };
  }
  return { kind: 'paragraph', text };
}

/**
 * Splits a stored text (product.md section 5: plain text, never markup) into the structure that
 * `export/plain-text.rules.ts` writes. A text from elsewhere has no structure and becomes paragraphs; no word is lost.
 */
export const reportBlocks = (text: string): ReportBlock[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map(blockOf);
