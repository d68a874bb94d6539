import { HeadingLevel, ImageRun, Paragraph, type Table, TextRun } from 'docx';
import type { ChartImage } from './chart-image.server.ts';
import type { DocumentBlock, DocumentFigure } from '#features/consulting/report/document/document.schema.ts';
import { decisionChildren, keyFigureChildren, signatureChildren } from './docx-decision.server.ts';
import { sheetChildren } from './docx-sheet.server.ts';
import { heading, table, type Writing } from './docx-table.server.ts';
import { textChildren } from './docx-text.server.ts';
import { writableText } from './xml-text.rules.ts';

/** Text width in the pixels of pictures. */
const PICTURE_WIDTH = 600;

export const paragraph = (text: string, style?: string): Paragraph =>
  new Paragraph({ ...(style && { style }), children: [new TextRun(writableText(text))] });

function figure(
  { caption, description, table: data }: DocumentFigure,
  image: ChartImage | undefined,
): (Paragraph | Table)[] {
  const spoken = `${description} ${data.rows.map((row) => row.join(', ')).join('; ')}.`;
  const scale = PICTURE_WIDTH / (image?.width ?? PICTURE_WIDTH);
  return [
    paragraph(caption, 'Caption'),
    new Paragraph({ style: 'Note', keepNext: true, children: [new TextRun(writableText(description))] }),
    ...(image
      ? [
          new Paragraph({
            spacing: { before: 60, after: 200 },
            children: [
              new ImageRun({
                type: 'png',
                data: image.data,
                transformation: { width: PICTURE_WIDTH, height: Math.round(image.height * scale) },
                altText: {
                  name: writableText(caption),
                  title: writableText(caption),
                  description: writableText(spoken),
                },
              }),
            ],
          }),
        ]
      : [table(data), new Paragraph('')]),
  ];
}

export function blockChildren(block: DocumentBlock, writing: Writing, part: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        heading(block.level === 1 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3, block.text, block.id),
      ];
    case 'table':
      return [table(block.table), new Paragraph('')];
    case 'figure':
      return figure(block, writing.images.get(block.id));
    case 'keyFigures':
      return keyFigureChildren(block, writing);
    case 'decisions':
      return decisionChildren(block, part);
    case 'sheet':
      return sheetChildren(block, writing);
    case 'signature':
      return signatureChildren(block);
    default:
      return textChildren(block, writing.words.own);
  }
}
