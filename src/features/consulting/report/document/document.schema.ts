// One long file for the whole document as it is answered, because its parts refer to each other.
import { z } from 'zod';
import { locale, record, texts } from '#shared/answer.ts';
import { reportChart } from './charts.schema.ts';
import { REPORT_WRITERS } from './parts.values.ts';

const tableColumn = z.strictObject({ label: z.string(), align: z.enum(['start', 'end']) });
export type TableColumn = z.infer<typeof tableColumn>;
/** A table; the first cell of each row is its header. */
const table = record('DocumentTable', {
  caption: z.string(),
  columns: z.array(tableColumn),
  rows: z.array(texts),
});
export type DocumentTable = z.infer<typeof table>;

/** The draft's block that a block comes from; figures and tables of a block have it too. */
const source = z.string().exactOptional();
/** Blocks of a text: everything that a consultant can write in a draft. */
const textBlock = z.discriminatedUnion('kind', [
  z.strictObject({
    source,
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2)]),
    id: z.string(),
    text: z.string(),
  }),
  z.strictObject({
    source,
    kind: z.literal('paragraph'),
    /** Label at the start of a paragraph of advice; lead and text together are the paragraph. */
    lead: z.string().nullable(),
    text: z.string(),
    notes: texts.exactOptional(),
    /** The consultant's own words. */
    isOwn: z.boolean().exactOptional(),
  }),
  z.strictObject({ source, kind: z.literal('list'), items: texts }),
  /** Rows of the profile, quoted verbatim. */
  z.strictObject({ source, kind: z.literal('citations'), items: texts }),
]);
export type TextBlock = z.infer<typeof textBlock>;

/** A text whose figures rest on formulas: `notes` are ids of the document's notes (F1, F2). */
const noted = z.strictObject({ text: z.string(), notes: texts });
const keyFigure = z.strictObject({ value: z.string(), unit: z.string(), label: z.string() });
export type KeyFigure = z.infer<typeof keyFigure>;

/** An action on half a page: figures at the side, the text beside them. */
const sheet = z.strictObject({
  source,
  kind: z.literal('sheet'),
  id: z.string(),
  /** `A1`. */
  number: z.string(),
  title: z.string(),
  /** Problems that the action answers, and what the first was read as. */
  answers: z.string(),
  isQuickWin: z.boolean(),
  facts: z.array(noted.extend({ label: z.string() })),
  blocks: z.array(textBlock),
});
export type DocumentSheet = z.infer<typeof sheet>;

const figure = z.strictObject({
  source,
  kind: z.literal('figure'),
  id: z.string(),
  caption: z.string(),
  /** Text alternative: the picture in one sentence. */
  description: z.string(),
  chart: reportChart,
  table,
});
export type DocumentFigure = z.infer<typeof figure>;

const block = z
  .discriminatedUnion('kind', [
    ...textBlock.options,
    z.strictObject({
      source,
      kind: z.literal('keyFigures'),
      figures: z.array(keyFigure.extend({ notes: texts })),
    }),
    /** Numbered decisions for the reader. */
    z.strictObject({
      source,
      kind: z.literal('decisions'),
      items: z.array(noted.extend({ title: z.string() })),
    }),
    sheet,
    /** Lines to sign on: name, place and date. */
    z.strictObject({
      source,
      kind: z.literal('signature'),
      parties: z.array(z.strictObject({ role: z.string(), name: z.string() })),
      placeAndDate: z.string(),
    }),
    z.strictObject({ source, kind: z.literal('table'), id: z.string(), table }),
    figure,
  ])
  .meta({ id: 'DocumentBlock' });
export type DocumentBlock = z.infer<typeof block>;

const part = z.strictObject({ id: z.string(), title: z.string(), blocks: z.array(block) });
export type DocumentPart = z.infer<typeof part>;

const ratedLine = z.strictObject({ text: z.string(), rating: z.string() });
export type RatedLine = z.infer<typeof ratedLine>;
const ratedLines = z.strictObject({ title: z.string(), lines: z.array(ratedLine) });
const firstStep = z.strictObject({ title: z.string(), text: z.string(), source: z.string() });
export type FirstStep = z.infer<typeof firstStep>;

/** product.md section 5: the one-page summary. */
const summary = record('DocumentSummary', {
  id: z.string(),
  title: z.string(),
  lead: texts,
  figures: z.array(keyFigure),
  problems: ratedLines,
  strengths: ratedLines,
  steps: z.strictObject({ title: z.string(), lines: z.array(firstStep) }),
});
export type DocumentSummary = z.infer<typeof summary>;

const face = record('DocumentFace', {
  firm: z.string(),
  author: z.string().nullable(),
  /** The primary contact: "Ana Ruiz Couto, Directora gerente". */
  preparedFor: z.string().nullable(),
  /** Ink-safe colour of titles and rules; null: the brand's. */
  color: z.string().nullable(),
  /** PNG as a data URL, and its size in pixels. */
  logo: z.strictObject({ src: z.string(), width: z.number(), height: z.number() }).nullable(),
  /** `1.1` of a correction. */
  version: z.string().nullable(),
  /** Labels of the above in the language of the report. */
  words: z.strictObject({
    preparedFor: z.string(),
    author: z.string(),
    version: z.string(),
    draft: z.string(),
  }),
  isDraft: z.boolean(),
});
export type DocumentFace = z.infer<typeof face>;

const words = z.strictObject({
  subtitle: z.string(),
  contents: z.string(),
  /** With placeholders `page` and `pages`. */
  page: z.string(),
  showTable: z.string(),
  top: z.string(),
  verify: z.string(),
  lettering: z.string(),
  hash: z.string(),
  address: z.string(),
  /** Title of the formulas that texts refer to. */
  notes: z.string(),
  quickWin: z.string(),
  /** Title of the mark beside the consultant's own words. */
  own: z.string(),
});
export type DocumentWords = z.infer<typeof words>;

/** The report as data. Screen, PDF, DOCX and Markdown render it, and none of them adds a figure (product.md section 5). */
export const reportDocumentSchema = record('ReportDocument', {
  language: locale,
  title: z.string(),
  company: z.string(),
  seed: z.string(),
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  writer: z.enum(REPORT_WRITERS),
  /** Set if a model wrote the sentences. */
  writerNote: z.string().nullable(),
  /** Reports of rule version 1; later ones open with the parts `letter` and `decision`. */
  summary: summary.nullable(),
  /** The firm's face and who the report is for; null in reports of rule version 1. */
  face: face.nullable(),
  /** Formulas with their values; texts refer to them by id. */
  notes: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  parts: z.array(part),
  proof: z.strictObject({ title: z.string(), text: z.string(), hash: z.string(), address: z.string() }),
  words,
});
export type ReportDocument = z.infer<typeof reportDocumentSchema>;
