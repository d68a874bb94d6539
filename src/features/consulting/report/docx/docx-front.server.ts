import { ExternalHyperlink, HeadingLevel, ImageRun, Paragraph, type ParagraphChild, TextRun } from 'docx';
import sharp from 'sharp';
import { GLAZES } from '#features/site/pages/brand-colours.values.ts';
import { azulejo, stackTones } from '#shared/azulejo/azulejo.ts';
import { faceFacts } from '#features/consulting/report/document/notes.rules.ts';
import { logoSize } from '#features/consulting/report/pdf/pdf-face.server.ts';
import type {
  DocumentFace,
  DocumentSummary,
  ReportDocument,
} from '#features/consulting/report/document/document.schema.ts';
import { paragraph } from './docx-blocks.server.ts';
import { heading } from './docx-table.server.ts';
import { writableText as words } from './xml-text.rules.ts';
import { BULLETS, colour, STEPS } from './docx-styles.server.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';

const COVER = { columns: 24, rows: 1, width: 620 } as const;
const TILE = 8;

async function drawCover(seed: string): Promise<Buffer> {
  const { columns, rows } = COVER;
  const paths = stackTones(azulejo(seed, columns, rows))
    .map(({ tone, path }) => `<path fill="${GLAZES[tone]}" d="${path}"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER.width * 2}" height="${(COVER.width * 2 * rows) / columns}" viewBox="0 0 ${columns * TILE} ${rows * TILE}">${paths}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

/** The title of a chapter; `isOnOwnPage` of the one after the first page. */
export const chapterTitle = (text: string, id: string, isOnOwnPage: boolean): Paragraph =>
  heading(HeadingLevel.HEADING_1, text, id, isOnOwnPage ? { pageBreakBefore: true } : {});

export const subtitle = (text: string): Paragraph =>
  new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(words(text))] });

const labelled = (label: string, value: ParagraphChild, style?: string): Paragraph =>
  new Paragraph({
    ...(style && { style }),
    spacing: { after: 40 },
    children: [new TextRun({ text: `${words(label)}: `, color: colour(PRINT.soft) }), value],
  });

export function summaryChildren(summary: DocumentSummary): Paragraph[] {
  const item = (reference: string, children: TextRun[]) =>
    new Paragraph({ numbering: { reference, level: 0 }, spacing: { after: 80 }, children });
  const rated = ({ title, lines }: DocumentSummary['problems']) => [
    subtitle(title),
    ...lines.map(({ text, rating }) =>
      item(BULLETS, [new TextRun(`${words(text)} `), new TextRun({ text: `(${rating})`, bold: true })]),
    ),
  ];
  return [
    chapterTitle(summary.title, summary.id, true),
    paragraph(summary.lead.join(' ')),
    ...summary.figures.map(({ value, unit, label }) =>
      item(BULLETS, [new TextRun({ text: `${value}${unit} `, bold: true }), new TextRun(label)]),
    ),
    ...rated(summary.problems),
    ...rated(summary.strengths),
    subtitle(summary.steps.title),
    ...summary.steps.lines.map((step) =>
      item(STEPS, [
        new TextRun({ text: `${step.title}. `, bold: true }),
        new TextRun(`${step.text} `),
        new TextRun({ text: words(step.source), color: colour(PRINT.soft) }),
      ]),
    ),
  ];
}

export function proofChildren({ proof, words: said, writerNote }: ReportDocument): Paragraph[] {
  const link = new ExternalHyperlink({
    link: proof.address,
    children: [new TextRun({ text: proof.address, style: 'Hyperlink' })],
  });
  return [
    subtitle(proof.title),
    paragraph(proof.text, 'Note'),
    labelled(said.hash, new TextRun(proof.hash), 'Note'),
    ...(proof.address === '' ? [] : [labelled(said.address, link, 'Note')]),
    ...(writerNote === null ? [] : [paragraph(writerNote, 'Note')]),
  ];
}

/** Returns the firm's logo in a paragraph of its own. */
function logoChildren(face: DocumentFace | null): Paragraph[] {
  const [, type, data] = /^data:image\/(png|jpeg);base64,(.+)$/s.exec(face?.logo?.src ?? '') ?? [];
  if (!face?.logo || !data) return [];
  const { width, height } = logoSize(face.logo, { width: 200, height: 60 });
  return [
    new Paragraph({
      spacing: { after: 200 },
      children: [
        new ImageRun({
          type: type === 'jpeg' ? 'jpg' : 'png',
          data: Buffer.from(data, 'base64'),
          transformation: { width: Math.round(width), height: Math.round(height) },
          altText: { name: words(face.firm), title: words(face.firm), description: words(face.firm) },
        }),
      ],
    }),
  ];
}

export async function coverChildren({
  seed,
  title,
  company,
  facts,
  face,
}: ReportDocument): Promise<Paragraph[]> {
  const { width, rows, columns } = COVER;
  const said = [...faceFacts(face), ...facts].flatMap(({ label, value }, index) => [
    new TextRun({ text: `${index === 0 ? '' : '  ·  '}${words(label)} `, color: colour(PRINT.soft) }),
    new TextRun({ text: words(value), bold: true }),
  ]);
  return [
    new Paragraph({
      spacing: { after: 160 },
      children: [
        new ImageRun({
          type: 'png',
          data: await drawCover(seed),
          transformation: { width, height: Math.round((width * rows) / columns) },
          decorative: true,
        }),
      ],
    }),
    ...logoChildren(face),
    ...(face?.isDraft ? [paragraph(face.words.draft, 'Caption')] : []),
    paragraph(title, 'Note'),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(words(company))] }),
    new Paragraph({ style: 'Note', spacing: { after: 120 }, children: said }),
  ];
}
