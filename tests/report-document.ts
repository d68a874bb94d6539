import {
  buildReportDocument,
  type FrozenReport,
} from '#features/consulting/report/document/document.rules.ts';
import type {
  DocumentBlock,
  DocumentSummary,
  ReportDocument,
} from '#features/consulting/report/document/document.schema.ts';
import { faceFacts } from '#features/consulting/report/document/notes.rules.ts';
import { writeReport } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { reportTables } from '#features/consulting/report/report.texts.ts';
import type { Locale } from '#shared/languages.ts';

export const SITE = 'https://suite.example';

export const aFrozenReport = (
  snapshot: ReportSnapshot,
  locale: Locale = 'es',
  over: Partial<FrozenReport> = {},
): FrozenReport => ({
  ...writeReport(snapshot, locale),
  snapshot,
  language: locale,
  createdAt: '2026-03-01T09:00:00.000Z',
  contentHash: '0123456789abcdef'.repeat(4),
  writer: 'rules',
  writerModel: null,
  ...over,
});

export const aReportDocument = (
  snapshot: ReportSnapshot,
  locale: Locale = 'es',
  over: Partial<FrozenReport> = {},
): ReportDocument => buildReportDocument(aFrozenReport(snapshot, locale, over), reportTables(locale), SITE);

const tableLines = ({ columns, rows }: { columns: { label: string }[]; rows: string[][] }) => [
  ...columns.map(({ label }) => label),
  ...rows.flat(),
];

/** Every text that a block prints. */
export function blockLines(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [...(block.lead === null ? [] : [block.lead]), block.text];
    case 'keyFigures':
      return block.figures.flatMap(({ value, unit, label }) => [value, unit, label]);
    case 'decisions':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'sheet':
      return [
        block.number,
        block.title,
        block.answers,
        ...block.facts.flatMap(({ label, text }) => [label, text]),
        ...block.blocks.flatMap(blockLines),
      ];
    case 'signature':
      return [...block.parties.flatMap(({ role, name }) => [role, name]), block.placeAndDate];
    case 'list':
    case 'citations':
      return block.items;
    case 'table':
      return tableLines(block.table);
    case 'figure':
      return [block.caption, block.description, ...tableLines(block.table)];
  }
}

function summaryLines(summary: DocumentSummary | null): string[] {
  if (summary === null) return [];
  const { title, lead, figures, problems, strengths, steps } = summary;
  return [
    title,
    ...lead,
    ...figures.flatMap(({ value, label }) => [value, label]),
    ...[problems, strengths].flatMap((list) => [
      list.title,
      ...list.lines.flatMap(({ text, rating }) => [text, rating]),
    ]),
    steps.title,
    ...steps.lines.flatMap((step) => [step.title, step.text, step.source]),
  ];
}

/** Returns the summary of a report of rule version 1. */
export function summaryOf({ summary }: ReportDocument): DocumentSummary {
  if (summary === null) throw new Error('The report has no summary.');
  return summary;
}

/** Returns every text of a document in reading order, which each rendering must contain. */
export const documentLines = ({
  title,
  company,
  facts,
  face,
  summary,
  notes,
  parts,
  proof,
}: ReportDocument): string[] => [
  company,
  title,
  ...[...faceFacts(face), ...facts].flatMap(({ label, value }) => [label, value]),
  ...summaryLines(summary),
  ...parts.flatMap((part) => [part.title, ...part.blocks.flatMap(blockLines)]),
  proof.title,
  proof.text,
  proof.hash,
  proof.address,
  ...notes.flatMap(({ id, text }) => [id, text]),
];
