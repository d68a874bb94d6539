import {
  AlignmentType,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { DocumentSheet } from '#features/consulting/report/document/document.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { heading, NO_BORDERS, PAGE_WIDTH, rule, type Writing } from './docx-table.server.ts';
import { noteRuns } from './docx-notes.server.ts';
import { colour } from './docx-styles.server.ts';
import { textChildren } from './docx-text.server.ts';
import { writableText } from './xml-text.rules.ts';

const TILE = 860;
const FACTS = 2700;
const TEXT = PAGE_WIDTH - TILE - FACTS;

export const width = (size: number) => ({ width: { size, type: WidthType.DXA } });
const shaded = (hex: string) => ({ shading: { type: ShadingType.CLEAR, color: 'auto', fill: colour(hex) } });

/** Returns an action as a table: number and title above, text and figures side by side below. */
export function sheetChildren(sheet: DocumentSheet, { words, accent }: Writing): (Paragraph | Table)[] {
  const { id, number, title, answers, isQuickWin, facts, blocks } = sheet;
  const tile = new TableCell({
    ...width(TILE),
    ...shaded(isQuickWin ? PRINT.warning : accent),
    verticalAlign: VerticalAlignTable.CENTER,
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        keepNext: true,
        spacing: { before: 60, after: 60 },
        children: [
          new TextRun({
            text: writableText(number),
            bold: true,
            size: 26,
            color: colour(isQuickWin ? PRINT.onWarning : PRINT.onAccent),
          }),
        ],
      }),
    ],
  });
  const head = new TableCell({
    ...width(TEXT + FACTS),
    columnSpan: 2,
    margins: { left: 160, top: 40, bottom: 60 },
    children: [
      heading(HeadingLevel.HEADING_2, title, id, { spacing: { before: 0, after: 0 } }),
      new Paragraph({
        style: 'Note',
        keepNext: true,
        children: [
          new TextRun(writableText(answers)),
          ...(isQuickWin ? [new TextRun({ text: ` · ${writableText(words.quickWin)}`, bold: true })] : []),
        ],
      }),
    ],
  });
  const text = new TableCell({
    ...width(TILE + TEXT),
    columnSpan: 2,
    margins: { top: 120, right: 240 },
    children: blocks.flatMap((block) =>
      block.kind === 'heading'
        ? [heading(HeadingLevel.HEADING_3, block.text, block.id)]
        : textChildren(block, words.own, 'Sheet'),
    ),
  });
  const side = new TableCell({
    ...width(FACTS),
    margins: { top: 120, left: 160 },
    borders: { left: rule(4, PRINT.line) },
    children: facts.flatMap((fact) => [
      new Paragraph({ style: 'FactLabel', children: [new TextRun(writableText(fact.label))] }),
      new Paragraph({
        style: 'Fact',
        children: [new TextRun({ text: writableText(fact.text), bold: true }), ...noteRuns(fact.notes)],
      }),
    ]),
  });
  return [
    new Paragraph({ spacing: { after: 60 }, children: [] }),
    new Table({
      width: { size: PAGE_WIDTH, type: WidthType.DXA },
      columnWidths: [TILE, TEXT, FACTS],
      borders: { ...NO_BORDERS, top: rule(12, accent) },
      rows: [
        new TableRow({ cantSplit: true, children: [tile, head] }),
        new TableRow({ cantSplit: true, children: [text, side] }),
      ],
    }),
  ];
}
