import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  LeaderType,
  LineRuleType,
  type IParagraphOptions,
  type ITableCellOptions,
  Paragraph,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ChartImage } from './chart-image.server.ts';
import type {
  DocumentBlock,
  DocumentFigure,
  DocumentTable,
  ReportDocument,
} from '#features/consulting/report/document/document.values.ts';
import { BULLETS, colour } from './docx-styles.server.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';

/** Text width between the margins in twentieths of a point, and in the pixels of pictures. */
export const PAGE_WIDTH = 9360;
const PICTURE_WIDTH = 600;

/** Characters that XML 1.0 forbids; one of them makes the whole file unreadable. */
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
export const words = (text: string): string => text.replace(UNWRITABLE, '');

export const paragraph = (text: string, style?: string): Paragraph =>
  new Paragraph({ ...(style && { style }), children: [new TextRun(words(text))] });

/** Word allows letters, digits and underscores. */
const bookmarkOf = (id: string): string => id.replaceAll('-', '_');

export const heading = (
  level: (typeof HeadingLevel)[keyof typeof HeadingLevel],
  text: string,
  id: string,
  rest: Pick<IParagraphOptions, 'pageBreakBefore'> = {},
): Paragraph =>
  new Paragraph({
    heading: level,
    ...rest,
    children: [new Bookmark({ id: bookmarkOf(id), children: [new TextRun(words(text))] })],
  });

/**
 * Returns the contents as links to parts and sections. Page numbers are filled in by the word processor when it updates
 * the contents.
 */
export function contents({ summary, parts, words: said }: ReportDocument): TableOfContents {
  const entry = (level: number, title: string, id: string) => ({
    level,
    title: words(title),
    href: bookmarkOf(id),
  });
  return new TableOfContents(said.contents, {
    hyperlink: true,
    headingStyleRange: '1-2',
    beginDirty: false,
    tabLeader: LeaderType.NONE,
    cachedEntries: [
      ...(summary === null ? [] : [entry(1, summary.title, summary.id)]),
      ...parts.flatMap((part) => [
        entry(1, part.title, part.id),
        ...part.blocks.flatMap((block) =>
          block.kind === 'heading' && block.level === 1 ? [entry(2, block.text, block.id)] : [],
        ),
      ]),
    ],
  });
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const rule = (size: number, hex: string) => ({ style: BorderStyle.SINGLE, size, color: colour(hex) });

/** Gives the widest column the width that the narrow ones leave. */
function widthsOf({ columns, rows }: DocumentTable): number[] {
  const lengths = columns.map(({ label }, index) =>
    Math.max(label.length, ...rows.slice(0, 200).map((row) => row[index]?.length ?? 0)),
  );
  const longest = lengths.indexOf(Math.max(...lengths));
  const narrow = lengths.map((length) => Math.min(Math.max(length, 4) * 115 + 200, PAGE_WIDTH / 4));
  const rest = PAGE_WIDTH - narrow.reduce((sum, width, index) => (index === longest ? sum : sum + width), 0);
  return narrow.map((width, index) => (index === longest ? rest : width));
}

export function table(data: DocumentTable): Table {
  const widths = widthsOf(data);
  const cell = (text: string, index: number, isHead: boolean): TableCell => {
    const options: ITableCellOptions = {
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      margins: { top: 50, bottom: 50, right: 140 },
      children: [
        new Paragraph({
          spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO },
          alignment: data.columns[index]?.align === 'end' ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: [new TextRun({ text: words(text), size: 19, bold: isHead })],
        }),
      ],
    };
    return new TableCell(options);
  };
  const rows = data.rows.map(
    (row) => new TableRow({ cantSplit: true, children: row.map((text, index) => cell(text, index, false)) }),
  );
  return new Table({
    width: { size: PAGE_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: NONE,
      left: NONE,
      right: NONE,
      insideVertical: NONE,
      bottom: rule(6, PRINT.ink),
      insideHorizontal: rule(4, PRINT.line),
    },
    rows: [
      new TableRow({
        tableHeader: true,
        children: data.columns.map(({ label }, index) => cell(label, index, true)),
      }),
      ...rows,
    ],
  });
}

function figure(
  { caption, description, table: data }: DocumentFigure,
  image: ChartImage | undefined,
): Paragraph[] {
  const spoken = `${description} ${data.rows.map((row) => row.join(', ')).join('; ')}.`;
  const scale = PICTURE_WIDTH / (image?.width ?? PICTURE_WIDTH);
  return [
    paragraph(caption, 'Caption'),
    new Paragraph({ style: 'Note', keepNext: true, children: [new TextRun(words(description))] }),
    ...(image
      ? [
          new Paragraph({
            spacing: { before: 60, after: 200 },
            children: [
              new ImageRun({
                type: 'png',
                data: image.data,
                transformation: { width: PICTURE_WIDTH, height: Math.round(image.height * scale) },
                altText: { name: words(caption), title: words(caption), description: words(spoken) },
              }),
            ],
          }),
        ]
      : []),
  ];
}

export function blockChildren(
  block: DocumentBlock,
  images: ReadonlyMap<string, ChartImage>,
): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        heading(block.level === 1 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3, block.text, block.id),
      ];
    case 'paragraph':
      return [
        new Paragraph({
          children: [
            ...(block.lead === null ? [] : [new TextRun({ text: `${block.lead} `, bold: true })]),
            new TextRun(words(block.text)),
          ],
        }),
      ];
    case 'list':
      return block.items.map(
        (text) =>
          new Paragraph({
            numbering: { reference: BULLETS, level: 0 },
            children: [new TextRun(words(text))],
          }),
      );
    case 'citations':
      return block.items.map((text) => paragraph(text, 'Quote'));
    case 'table':
      return [table(block.table), new Paragraph('')];
    case 'figure':
      return figure(block, images.get(block.id));
    case 'keyFigures':
    case 'decisions':
    case 'sheet':
    case 'signature':
      return [];
  }
}
