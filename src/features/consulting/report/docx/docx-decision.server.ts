import { Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { DocumentBlock } from '#features/consulting/report/document/document.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { width } from './docx-sheet.server.ts';
import { colour, STEPS } from './docx-styles.server.ts';
import { noteRuns } from './docx-notes.server.ts';
import { NO_BORDERS, PAGE_WIDTH, rule, type Writing } from './docx-table.server.ts';
import { writableText } from './xml-text.rules.ts';

type Block<Kind> = Extract<DocumentBlock, { kind: Kind }>;

export function keyFigureChildren(
  { figures }: Block<'keyFigures'>,
  { accent }: Writing,
): (Paragraph | Table)[] {
  const each = Math.floor(PAGE_WIDTH / Math.max(1, figures.length));
  return [
    new Table({
      width: { size: PAGE_WIDTH, type: WidthType.DXA },
      columnWidths: figures.map(() => each),
      borders: { ...NO_BORDERS, top: rule(18, accent) },
      rows: [
        new TableRow({
          cantSplit: true,
          children: figures.map(
            ({ value, unit, label, notes }) =>
              new TableCell({
                ...width(each),
                margins: { top: 80, right: 200 },
                children: [
                  new Paragraph({
                    spacing: { after: 0 },
                    children: [
                      new TextRun({ text: writableText(value), bold: true, size: 32 }),
                      ...(unit === ''
                        ? []
                        : [new TextRun({ text: ` ${writableText(unit)}`, color: colour(PRINT.soft) })]),
                    ],
                  }),
                  new Paragraph({
                    style: 'Note',
                    children: [new TextRun(writableText(label)), ...noteRuns(notes)],
                  }),
                ],
              }),
          ),
        }),
      ],
    }),
    new Paragraph({ spacing: { after: 120 }, children: [] }),
  ];
}

export const decisionChildren = ({ items }: Block<'decisions'>, instance: number): Paragraph[] =>
  items.map(
    ({ title, text, notes }) =>
      new Paragraph({
        style: 'ListParagraph',
        numbering: { reference: STEPS, level: 0, instance },
        spacing: { after: 100 },
        children: [
          new TextRun({ text: `${writableText(title)} `, bold: true }),
          new TextRun(writableText(text)),
          ...noteRuns(notes),
        ],
      }),
  );

/** Returns lines to sign on, side by side. */
export function signatureChildren({ parties, placeAndDate }: Block<'signature'>): (Paragraph | Table)[] {
  const each = Math.floor(PAGE_WIDTH / Math.max(1, parties.length));
  const line = (text: string, before: number, isStrong: boolean) =>
    new Paragraph({
      spacing: { before, after: 40 },
      border: { top: { ...rule(isStrong ? 6 : 4, isStrong ? PRINT.ink : PRINT.neutral), space: 4 } },
      children: [new TextRun({ text: writableText(text), bold: isStrong })],
    });
  return [
    new Paragraph({ spacing: { before: 240 }, keepNext: true, children: [] }),
    new Table({
      width: { size: PAGE_WIDTH, type: WidthType.DXA },
      columnWidths: parties.map(() => each),
      borders: NO_BORDERS,
      rows: [
        new TableRow({
          cantSplit: true,
          children: parties.map(
            ({ role, name }) =>
              new TableCell({
                ...width(each),
                margins: { right: 400 },
                children: [
                  new Paragraph({ style: 'Note', children: [new TextRun(writableText(role))] }),
                  line(name, 900, true),
                  line(placeAndDate, 700, false),
                ],
              }),
          ),
        }),
      ],
    }),
    new Paragraph(''),
  ];
}
