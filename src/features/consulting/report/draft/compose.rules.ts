import { buildReportDocument } from '#features/consulting/report/document/document.rules.ts';
import { buildReportModel } from '#features/consulting/report/document/model.rules.ts';
import { writeReport } from '#features/consulting/report/text/text.rules.ts';
import type { ComposedReport, ComposeInput, DraftBlock } from './draft.types.ts';

/** Builds report, blocks and texts from a profile and a consultant's edits. */
export function composeReport(input: ComposeInput): ComposedReport {
  const { snapshot, language, tables, edits, given, face, madeAt } = input;
  const computed = given ?? writeReport(snapshot, buildReportModel(snapshot), tables.prose, language);
  const parts = ['analysis', 'recommendations', 'aiArchitecture'] as const;
  const blocks = parts.map((part): DraftBlock => {
    const edit = edits.find(({ id }) => id === part);
    return {
      id: part,
      part,
      title: part,
      computed: computed[part],
      own: edit?.own ?? null,
      isHidden: edit?.isHidden ?? false,
      isStale: edit !== undefined && edit.own !== null && edit.seen !== computed[part],
    };
  });
  const text = (part: string) => {
    const block = blocks.find(({ id }) => id === part);
    return block?.isHidden ? '' : (block?.own ?? block?.computed ?? '');
  };
  const texts = {
    analysis: text('analysis'),
    recommendations: text('recommendations'),
    aiArchitecture: text('aiArchitecture'),
  };
  const frozen = {
    ...texts,
    snapshot,
    language,
    createdAt: madeAt,
    contentHash: '',
    writer: 'rules',
    writerModel: null,
  } as const;
  return {
    document: { ...buildReportDocument(frozen, tables, ''), face },
    blocks,
    texts,
    figures: {
      problems: [],
      actions: [],
      totals: {
        hoursPerYear: null,
        costPerYearCents: null,
        savingLowCents: null,
        savingHighCents: null,
        costLowCents: 0,
        costHighCents: 0,
        runningLowCents: 0,
        runningHighCents: 0,
        paybackMonthsLow: null,
        paybackMonthsHigh: null,
        threeYearNetLowCents: null,
        threeYearNetHighCents: null,
        quantifiedProblems: 0,
        problems: snapshot.problems.length,
      },
      formulas: [],
    },
  };
}
