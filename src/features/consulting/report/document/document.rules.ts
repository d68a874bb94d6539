import type { Locale } from '#shared/languages.ts';
import type { TextTree } from '#shared/texts/text.ts';
import { dateIn, documentFacts } from './facts.rules.ts';
import { changesPart, changesSentence } from './changes-section.rules.ts';
import { storedTextBlocks, TEXT_PARTS } from './stored-text.rules.ts';
import { documentSummary } from './summary-section.rules.ts';
import type { FrozenFact } from '#features/consulting/report/compliance/compliance.types.ts';
import type { DocumentPart, ReportDocument } from './document.schema.ts';
import { buildReportModel } from '#features/consulting/report/plan/recommendations.rules.ts';
import type { ReportWriter } from './parts.values.ts';
import { reportWords, type ReportWords } from '#features/consulting/report/text/words.rules.ts';
import type { ReportSnapshot, ReportTexts } from '#features/consulting/report/report.schema.ts';

export type FrozenReport = ReportTexts & {
  snapshot: ReportSnapshot;
  language: Locale;
  createdAt: string;
  contentHash: string;
  writer: ReportWriter;
  writerModel: string | null;
  /** The document as it was frozen, from rule version 2; earlier ones are built from texts and snapshot. */
  frozen?: FrozenDocument | null;
  /** Laws and statistics that it speaks of, as they were then. */
  facts?: readonly FrozenFact[];
};
export type FrozenDocument = Omit<ReportDocument, 'proof'>;

export type DocumentTables = {
  /** `i18n/<locale>/report.json` and `report-document.json` in the language of the report. */
  prose: TextTree;
  layout: TextTree;
  /** `report-plan.json`: what D22 adds; and the words of readings (`reading.json`). */
  plan: TextTree;
  readings: TextTree;
};

function partsOf(report: FrozenReport, prose: ReportWords, layout: ReportWords): DocumentPart[] {
  const { snapshot } = report;
  return [
    ...changesPart(snapshot, dateIn(report.language), layout),
    ...TEXT_PARTS.map((id) => ({
      id,
      title: layout.say(`parts.${id}`),
      blocks: storedTextBlocks(id, report[id], snapshot, prose, layout),
    })),
  ];
}

export const writerNoteOf = (
  { writer, writerModel }: Pick<FrozenReport, 'writer' | 'writerModel'>,
  layout: ReportWords,
): string | null =>
  writer === 'rules'
    ? null
    : writerModel === null
      ? layout.say('writer.unnamed')
      : layout.say('writer.named', { model: writerModel });

/** A site that this machine alone reaches: nobody else can check anything there. */
const ONLY_HERE = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

const proofOf = (hash: string, layout: ReportWords, siteUrl: string): ReportDocument['proof'] => ({
  title: layout.say('proof.title'),
  text: layout.say(ONLY_HERE.test(siteUrl) ? 'proof.textHere' : 'proof.text'),
  hash,
  address: ONLY_HERE.test(siteUrl) ? '' : `${siteUrl}/verify/${hash}`,
});

/** The document of a stored report: as frozen, else built by the rules of version 1. */
export function documentOf(report: FrozenReport, tables: DocumentTables, siteUrl: string): ReportDocument {
  const { frozen, language, contentHash } = report;
  if (!frozen) return buildReportDocument(report, tables, siteUrl);
  return { ...frozen, proof: proofOf(contentHash, reportWords(tables.layout, language), siteUrl) };
}

/**
 * product.md section 5: one model, many renderings. The prose is the stored one; figures, charts and citations come
 * from the snapshot. `siteUrl` is the origin of the verification address.
 */
export function buildReportDocument(
  report: FrozenReport,
  tables: DocumentTables,
  siteUrl: string,
): ReportDocument {
  const { snapshot, language, contentHash, writer } = report;
  const prose = reportWords(tables.prose, language);
  const layout = reportWords(tables.layout, language);
  const summary = documentSummary(snapshot, buildReportModel(snapshot), prose, layout);
  return {
    language,
    title: layout.say('title'),
    company: layout.label(snapshot.company.name),
    seed: snapshot.company.name,
    facts: documentFacts(snapshot, language, dateIn(language)(report.createdAt), prose, layout),
    writer,
    writerNote: writerNoteOf(report, layout),
    summary: {
      ...summary,
      lead: [...summary.lead, ...changesSentence(snapshot, dateIn(language), layout)],
    },
    face: null,
    notes: [],
    parts: partsOf(report, prose, layout),
    proof: proofOf(contentHash, layout, siteUrl),
    words: {
      subtitle: layout.say('subtitle'),
      contents: layout.say('words.contents'),
      page: layout.raw('words.page'),
      showTable: layout.say('words.showTable'),
      top: layout.say('words.top'),
      verify: layout.say('words.verify'),
      lettering: layout.say('words.lettering'),
      hash: layout.say('proof.hash'),
      address: layout.say('proof.address'),
      notes: layout.say('words.notes'),
      quickWin: layout.say('words.quickWin'),
      own: layout.say('words.own'),
    },
  };
}
