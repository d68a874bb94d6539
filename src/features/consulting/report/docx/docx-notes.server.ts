import { Bookmark, InternalHyperlink, Paragraph, TextRun, type ParagraphChild } from 'docx';
import { writableText } from './xml-text.rules.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';

const noteAnchor = (id: string): string => `note_${id}`;

/** Marks behind a text, each a link to its formula in the appendix. */
export const noteRuns = (ids: readonly string[] = []): ParagraphChild[] =>
  ids.flatMap((id, index) => [
    ...(index === 0 ? [] : [new TextRun({ text: ' ', superScript: true })]),
    new InternalHyperlink({
      anchor: noteAnchor(id),
      children: [new TextRun({ text: id, superScript: true, bold: true })],
    }),
  ]);

/** The formulas with their values, a line each. */
export const noteChildren = (notes: ReportDocument['notes']): Paragraph[] =>
  notes.map(
    ({ id, text }) =>
      new Paragraph({
        style: 'Note',
        spacing: { after: 20 },
        children: [
          new Bookmark({ id: noteAnchor(id), children: [new TextRun({ text: id, bold: true })] }),
          new TextRun(`  ${writableText(text)}`),
        ],
      }),
  );
