import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TextRun,
} from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import { isDrawn } from '#features/consulting/report/charts/chart.rules.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { drawChartImages } from './chart-image.server.ts';
import type { DocumentPart, ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import {
  chaptersOf,
  notesToWrite,
  partOfNotes,
  type Chapter,
} from '#features/consulting/report/document/chapters.rules.ts';
import { blockChildren } from './docx-blocks.server.ts';
import { contentsChildren } from './docx-contents.server.ts';
import type { Writing } from './docx-table.server.ts';
import { textChildren } from './docx-text.server.ts';
import { writableText as words } from './xml-text.rules.ts';
import {
  chapterTitle,
  coverChildren,
  proofChildren,
  subtitle,
  summaryChildren,
} from './docx-front.server.ts';
import { noteChildren } from './docx-notes.server.ts';
import { colour, NUMBERING, stylesOf } from './docx-styles.server.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';

const pageNumbers = (text: string): (string | (typeof PageNumber)[keyof typeof PageNumber])[] =>
  text
    .split(/(\{\{\w+\}\})/)
    .map((piece) =>
      piece === '{{page}}' ? PageNumber.CURRENT : piece === '{{pages}}' ? PageNumber.TOTAL_PAGES : piece,
    );

/**
 * Renders the report as a Word document: real headings, lists, tables and contents, charts as pictures with their
 * figures.
 */
export async function renderReportDocx(report: ReportDocument, brand: string): Promise<Buffer> {
  const { title, company, language, face, summary, parts, words: said } = report;
  const accent = face?.color ?? PRINT.accent;
  const styles = stylesOf(face?.color ?? PRINT.ink);
  const figures = parts
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'figure')
    .filter(({ chart }) => isDrawn(chart));
  const drawn = await drawChartImages(figures.map(({ chart }) => chart));
  const images = new Map(
    figures.flatMap(({ id }, index) => (drawn[index] ? [[id, drawn[index]] as const] : [])),
  );
  const writing: Writing = { images, words: said, accent };
  const chapters = chaptersOf(parts);
  const partChildren = (part: DocumentPart, index: number): (Paragraph | Table)[] => [
    ...part.blocks.flatMap((block) =>
      part.id === 'letter' && block.kind === 'paragraph'
        ? textChildren(block, said.own, 'Letter')
        : blockChildren(block, writing, index),
    ),
    ...(part === partOfNotes(parts) && report.notes.length > 0
      ? [subtitle(said.notes), ...noteChildren(notesToWrite(report))]
      : []),
  ];
  const chapterChildren = (chapter: Chapter, index: number): (Paragraph | Table)[] => [
    chapterTitle(chapter.title, chapter.id, index === 1),
    ...chapter.parts.flatMap(({ part, title: own }) => [
      ...(own === null ? [] : [subtitle(own)]),
      ...partChildren(part, index),
    ]),
  ];
  const [front, ...rest] = chapters.map(chapterChildren);
  const small = { size: 17, color: colour(PRINT.soft) };
  const edge = (alignment: (typeof AlignmentType)[keyof typeof AlignmentType], children: TextRun[]) =>
    new Paragraph({ alignment, spacing: { after: 0 }, children });
  const document = new Document({
    title: `${words(company)} · ${title}`,
    subject: title,
    creator: face?.author ?? face?.firm ?? brand,
    lastModifiedBy: brand,
    styles: {
      ...styles,
      default: {
        ...styles.default,
        document: {
          ...styles.default?.document,
          run: { ...styles.default?.document?.run, language: { value: INTL_TAG[language] } },
        },
      },
    },
    numbering: NUMBERING,
    // Word asks to bring the pages of the contents up to date when it opens the document, and shows estimates until then.
    features: { updateFields: true },
    pageNumbers: estimatePageNumbersWith({ guess: true }),
    sections: [
      {
        properties: {
          titlePage: true,
          page: { margin: { top: 1100, bottom: 1100, left: 1270, right: 1270 } },
        },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                spacing: { after: 200 },
                border: {
                  bottom: { style: BorderStyle.SINGLE, size: 4, space: 6, color: colour(PRINT.line) },
                },
                children: [
                  ...(face?.isDraft
                    ? [new TextRun({ text: `${words(face.words.draft)} · `, bold: true, ...small })]
                    : []),
                  new TextRun({ text: `${words(company)} · ${title}`, ...small }),
                ],
              }),
            ],
          }),
          first: new Header({ children: [new Paragraph('')] }),
        },
        footers: {
          default: new Footer({
            children: [
              edge(AlignmentType.RIGHT, [new TextRun({ children: pageNumbers(said.page), ...small })]),
            ],
          }),
          first: new Footer({
            children: [
              edge(AlignmentType.LEFT, [new TextRun({ text: words(face?.firm ?? brand), bold: true })]),
            ],
          }),
        },
        children: [
          ...(await coverChildren(report)),
          ...(summary === null ? (front ?? []) : []),
          ...contentsChildren(report, chapters),
          ...(summary === null ? [] : [...summaryChildren(summary), ...(front ?? [])]),
          ...rest.flat(),
          ...proofChildren(report),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
