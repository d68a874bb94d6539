import { buildReportModel } from '#features/consulting/report/plan/recommendations.rules.ts';
import type { FrozenDocument } from '#features/consulting/report/document/document.rules.ts';
import type { ReportModel, ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { ComposedReport, FrozenParts } from './draft.types.ts';

/** `reports.parts` as JSON: without the proof, which the hash over it fills, and with the model as it was then. */
export type StoredParts = Omit<FrozenParts, 'document'> & { document: FrozenDocument; model: ReportModel };

export function writeParts(
  { document, blocks, figures, facts }: ComposedReport,
  snapshot: ReportSnapshot,
): string {
  const { proof: _, ...frozen } = document;
  const parts: StoredParts = { document: frozen, blocks, figures, facts, model: buildReportModel(snapshot) };
  return JSON.stringify(parts);
}

/** Returns null for a report of rule version 1, and for JSON that no version wrote: its texts are shown then. */
export function readParts(stored: string | null): StoredParts | null {
  if (stored === null) return null;
  try {
    const parts: unknown = JSON.parse(stored);
    const isWhole =
      typeof parts === 'object' &&
      parts !== null &&
      ['document', 'blocks', 'figures', 'model'].every((name) => name in parts);
    // `writeParts` wrote it and triggers keep it unchanged, so its shape is known.
    return isWhole ? (parts as StoredParts) : null;
  } catch {
    return null;
  }
}
