import type { Locale } from '#shared/languages.ts';
import type { ReportChart } from './charts.values.ts';
import type { ReportWriter } from './parts.values.ts';

export type TableColumn = { label: string; align: 'start' | 'end' };
/** A table; the first cell of each row is its header. */
export type DocumentTable = { caption: string; columns: TableColumn[]; rows: string[][] };

export type DocumentFigure = {
  kind: 'figure';
  id: string;
  caption: string;
  /** Text alternative: the picture in one sentence. */
  description: string;
  chart: ReportChart;
  table: DocumentTable;
};

/** A text whose figures rest on formulas: `notes` are ids of `ReportDocument.notes` (F1, F2). */
export type NotedText = { text: string; notes: string[] };

/** Blocks of a text: everything that a consultant can write in a draft. */
export type TextBlock = Extract<
  DocumentBlock,
  { kind: 'heading' } | { kind: 'paragraph' } | { kind: 'list' } | { kind: 'citations' }
>;

/** An action on half a page: figures at the side, the text beside them. */
export type DocumentSheet = {
  kind: 'sheet';
  id: string;
  /** `A1`. */
  number: string;
  title: string;
  /** Problems that the action answers, and what the first was read as. */
  answers: string;
  isQuickWin: boolean;
  facts: (NotedText & { label: string })[];
  blocks: TextBlock[];
};

/** `source` is the id of the draft's block that a block comes from; figures and tables of a block have it too. */
export type DocumentBlock = { source?: string } & BlockKind;

type BlockKind =
  | { kind: 'heading'; level: 1 | 2; id: string; text: string }
  /** `lead` is the label at the start of a paragraph of advice; lead and text together are the paragraph. */
  | { kind: 'paragraph'; lead: string | null; text: string; notes?: string[]; isOwn?: boolean }
  | { kind: 'keyFigures'; figures: (KeyFigure & { notes: string[] })[] }
  /** Numbered decisions for the reader. */
  | { kind: 'decisions'; items: (NotedText & { title: string })[] }
  | DocumentSheet
  /** Lines to sign on: name, place and date. */
  | { kind: 'signature'; parties: { role: string; name: string }[]; placeAndDate: string }
  | { kind: 'list'; items: string[] }
  /** Rows of the profile, quoted verbatim. */
  | { kind: 'citations'; items: string[] }
  | { kind: 'table'; id: string; table: DocumentTable }
  | DocumentFigure;

export type DocumentPart = { id: string; title: string; blocks: DocumentBlock[] };

export type KeyFigure = { value: string; unit: string; label: string };
export type RatedLine = { text: string; rating: string };
export type FirstStep = { title: string; text: string; source: string };

export type DocumentFace = {
  firm: string;
  author: string | null;
  /** The primary contact: "Ana Ruiz Couto, Directora gerente". */
  preparedFor: string | null;
  /** Ink-safe colour of titles and rules; null: the brand's. */
  color: string | null;
  /** PNG as a data URL, and its size in pixels. */
  logo: { src: string; width: number; height: number } | null;
  /** `1.1` of a correction. */
  version: string | null;
  /** Labels of the above in the language of the report. */
  words: { preparedFor: string; author: string; version: string; draft: string };
  isDraft: boolean;
};

/** product.md section 5: the one-page summary. */
export type DocumentSummary = {
  id: string;
  title: string;
  lead: string[];
  figures: KeyFigure[];
  problems: { title: string; lines: RatedLine[] };
  strengths: { title: string; lines: RatedLine[] };
  steps: { title: string; lines: FirstStep[] };
};

export type DocumentWords = {
  subtitle: string;
  contents: string;
  /** With placeholders `page` and `pages`. */
  page: string;
  showTable: string;
  top: string;
  verify: string;
  lettering: string;
  hash: string;
  address: string;
  /** Title of the formulas that texts refer to. */
  notes: string;
  quickWin: string;
  /** Title of the mark beside the consultant's own words. */
  own: string;
};

/**
 * The report as data. Screen, PDF, DOCX and Markdown render it, and none of them adds a figure (product.md section 5).
 */
export type ReportDocument = {
  language: Locale;
  title: string;
  company: string;
  seed: string;
  facts: { label: string; value: string }[];
  writer: ReportWriter;
  /** Set if a model wrote the sentences. */
  writerNote: string | null;
  /** Reports of rule version 1; later ones open with the parts `letter` and `decision`. */
  summary: DocumentSummary | null;
  /** The firm's face and who the report is for; null in reports of rule version 1. */
  face: DocumentFace | null;
  /** Formulas with their values, which texts refer to. */
  notes: { id: string; text: string }[];
  parts: DocumentPart[];
  proof: { title: string; text: string; hash: string; address: string };
  words: DocumentWords;
};
