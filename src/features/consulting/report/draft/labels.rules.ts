import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';

const LEADS = ['now', 'first', 'lasting', 'with', 'before', 'tool', 'verdict', 'kpi', 'risk'] as const;

/** Labels at the head of a sheet's paragraphs, in the language of the report. */
export const blockLabels = (words: ReportWords): string[] =>
  LEADS.map((lead) => words.say(`action.lead.${lead}`));
