import type { ReportSnapshot, ReportTexts } from '#features/consulting/report/report.schema.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';
import { actionBlocks } from './actions-section.rules.ts';
import type { DocumentBlock } from './document.schema.ts';
import { departmentFigure, problemFigure, strengthFigure } from './figures-section.rules.ts';
import { buildReportModel } from '#features/consulting/report/plan/recommendations.rules.ts';
import { planFigure } from './plan-section.rules.ts';
import { adviceLabels, textBlocks, withFigures, type PlacedFigure } from './section-parts.rules.ts';

/** The three texts that the specification stores. */
export const TEXT_PARTS = ['analysis', 'recommendations', 'aiArchitecture'] as const;
type TextPart = (typeof TEXT_PARTS)[number] & keyof ReportTexts;

/** Ids of headings begin with these; links of older reports point to them. */
const ID_OF: Record<TextPart, string> = {
  analysis: 'analysis',
  recommendations: 'recommendations',
  aiArchitecture: 'architecture',
};

function figuresOf(
  part: TextPart,
  snapshot: ReportSnapshot,
  prose: ReportWords,
  layout: ReportWords,
): PlacedFigure[] {
  const placed = (section: string, figure: PlacedFigure['figure']) => ({
    section: prose.say(`${section}.title`),
    figure,
  });
  if (part === 'analysis')
    return [
      placed('analysis.departments', departmentFigure(snapshot, layout)),
      placed('analysis.problems', problemFigure(snapshot, layout)),
      placed('analysis.strengths', strengthFigure(snapshot, layout)),
    ];
  return part === 'aiArchitecture' ? [placed('architecture.plan', planFigure(prose, layout))] : [];
}

/**
 * Draws a text that was stored as it came (rule version 1, POST /api/reports): its charts and the rows behind the
 * recommendations come from the snapshot.
 */
export function storedTextBlocks(
  part: TextPart,
  text: string,
  snapshot: ReportSnapshot,
  prose: ReportWords,
  layout: ReportWords,
): DocumentBlock[] {
  const blocks = withFigures(
    textBlocks(text, ID_OF[part], adviceLabels(prose)),
    figuresOf(part, snapshot, prose, layout),
  );
  return part === 'recommendations'
    ? [...blocks, ...actionBlocks(snapshot, buildReportModel(snapshot), layout)]
    : blocks;
}
