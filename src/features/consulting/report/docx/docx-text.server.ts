import { Paragraph, TextRun, type ParagraphChild } from 'docx';
import type { TextBlock } from '#features/consulting/report/document/document.schema.ts';
import { noteRuns } from './docx-notes.server.ts';
import { BULLETS } from './docx-styles.server.ts';
import { writableText } from './xml-text.rules.ts';

type Written = Exclude<TextBlock, { kind: 'heading' }>;

/** Returns the lines of a text as runs, with its own line breaks. */
const lineRuns = (text: string): ParagraphChild[] =>
  text
    .split('\n')
    .map((line, index) => new TextRun({ text: writableText(line), ...(index > 0 && { break: 1 }) }));

/** Returns paragraphs and lists; `style` is the one of plain paragraphs. */
export function textChildren(block: Written, own: string, style?: string): Paragraph[] {
  switch (block.kind) {
    case 'paragraph':
      return [
        ...(block.isOwn
          ? [new Paragraph({ style: 'OwnLabel', children: [new TextRun(writableText(own))] })]
          : []),
        new Paragraph({
          ...(block.isOwn ? { style: 'Own' } : style !== undefined && { style }),
          children: [
            ...(block.lead === null
              ? []
              : [new TextRun({ text: `${writableText(block.lead)} `, bold: true })]),
            ...lineRuns(block.text),
            ...noteRuns(block.notes),
          ],
        }),
      ];
    case 'list':
      return block.items.map(
        (text) =>
          new Paragraph({
            style: 'ListParagraph',
            numbering: { reference: BULLETS, level: 0 },
            children: [new TextRun(writableText(text))],
          }),
      );
    case 'citations':
      return block.items.map(
        (text) => new Paragraph({ style: 'Quote', children: [new TextRun(writableText(text))] }),
      );
  }
}
