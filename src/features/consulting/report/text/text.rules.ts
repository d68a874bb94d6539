import type { Locale } from '#shared/languages.ts';
import type { TextTree } from '#shared/text.ts';
import type { ReportModel, ReportSnapshot, ReportTexts } from '#features/consulting/report/report.schema.ts';
import { writeAnalysis } from './analysis.rules.ts';
import { writeArchitecture } from './architecture.rules.ts';
import { writeRecommendations } from './recommendations.rules.ts';
import { problemTheme } from './themes.rules.ts';
import type { ReportWriting } from './writing.rules.ts';
import { reportWords } from './words.rules.ts';

/**
 * Writes the three texts of a report (specification section 4, "Report content") as plain text in one language. `texts`
 * is the dictionary `i18n/<locale>/report.json`. The model decides which rows and modules appear. Throws if the
 * dictionary lacks a key.
 */
export function writeReport(
  snapshot: ReportSnapshot,
  model: ReportModel,
  texts: TextTree,
  locale: Locale,
): ReportTexts {
  const writing: ReportWriting = {
    snapshot,
    model,
    words: reportWords(texts, locale),
    problems: snapshot.problems
      .map((row) => ({ row, theme: problemTheme(row) }))
      .sort((a, b) => b.row.priority - a.row.priority),
  };
  return {
    analysis: writeAnalysis(writing),
    recommendations: writeRecommendations(writing),
    aiArchitecture: writeArchitecture(writing),
  };
}
