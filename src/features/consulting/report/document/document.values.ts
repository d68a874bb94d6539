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

export type DocumentBlock =
  | { kind: 'heading'; level: 1 | 2; id: string; text: string }
  /** `lead` is the label at the start of a paragraph of advice; lead and text together are the paragraph. */
  | { kind: 'paragraph'; lead: string | null; text: string }
  | { kind: 'list'; items: string[] }
  /** Rows of the profile, quoted verbatim. */
  | { kind: 'citations'; items: string[] }
  | { kind: 'table'; id: string; table: DocumentTable }
  | DocumentFigure;

export type DocumentPart = { id: string; title: string; blocks: DocumentBlock[] };

export type KeyFigure = { value: string; unit: string; label: string };
export type RatedLine = { text: string; rating: string };
export type FirstStep = { title: string; text: string; source: string };

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
  summary: DocumentSummary;
  parts: DocumentPart[];
  proof: { title: string; text: string; hash: string; address: string };
  words: DocumentWords;
};
