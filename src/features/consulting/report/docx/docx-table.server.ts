import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  type HeadingLevel,
  type IParagraphOptions,
  type ITableCellOptions,
  LineRuleType,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ChartImage } from './chart-image.server.ts';
import type { DocumentTable, ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { colour } from './docx-styles.server.ts';
import { writableText } from './xml-text.rules.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';

/** Text width between the margins in twentieths of a point. */
export const PAGE_WIDTH = 9360;
/** Context for rendering blocks. */
export type Writing = {
  images: ReadonlyMap<string, ChartImage>;
  words: ReportDocument['words'];
  /** Colour of rules and tiles. */
  accent: string;
};

/** Word allows letters, digits and underscores. */
export const bookmarkOf = (id: string): string => id.replaceAll('-', '_');

export const heading = (
  level: (typeof HeadingLevel)[keyof typeof HeadingLevel],
  text: string,
  id: string,
  rest: Pick<IParagraphOptions, 'pageBreakBefore' | 'spacing'> = {},
): Paragraph =>
  new Paragraph({
    heading: level,
    ...rest,
    children: [new Bookmark({ id: bookmarkOf(id), children: [new TextRun(writableText(text))] })],
  });

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};
export const rule = (size: number, hex: string) => ({ style: BorderStyle.SINGLE, size, color: colour(hex) });

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
          children: [new TextRun({ text: writableText(text), size: 19, bold: isHead })],
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
