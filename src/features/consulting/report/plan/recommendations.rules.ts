import {
  callsForAnalytics,
  callsForAutomation,
  callsForPrediction,
} from '#features/consulting/report/text/keywords.rules.ts';
import type { ArchitectureModule } from '#features/consulting/report/report.values.ts';
import type {
  RecommendationLevel,
  ReportModel,
  ReportRecommendation,
  ReportSnapshot,
} from '#features/consulting/report/report.schema.ts';

/** Specification section 9: priority 4 and 5 are urgent, 2 and 3 are for the next months, 1 is monitored. */
export const problemLevel = (priority: number): RecommendationLevel =>
  priority >= 4 ? 'high' : priority >= 2 ? 'medium' : 'low';

/** Specification section 9: departments at this level or below get digital tools. */
export const LOW_DIGITALIZATION = 2;

/** Specification section 9: strengths of this impact or above are recommended for leverage. */
export const HIGH_IMPACT = 4;

const LEVEL_ORDER: Record<RecommendationLevel, number> = { high: 0, medium: 1, low: 2 };
const KIND_ORDER: Record<ReportRecommendation['kind'], number> = { problem: 0, department: 1, strength: 2 };

type Ranked = ReportRecommendation & { rating: number };

/**
 * Specification sections 4 and 9. Sorts by level, then problems before departments before strengths, then by rating,
 * then by the order of the profile (Array.prototype.sort is stable).
 */
export function buildRecommendations(snapshot: ReportSnapshot): ReportRecommendation[] {
  const ranked: Ranked[] = [];
  for (const { id, priority } of snapshot.problems)
    ranked.push({ kind: 'problem', rowId: id, level: problemLevel(priority), rating: -priority });
  for (const { id, digitalizationLevel } of snapshot.departments)
    if (digitalizationLevel <= LOW_DIGITALIZATION)
      ranked.push({
        kind: 'department',
        rowId: id,
        level: digitalizationLevel <= 1 ? 'high' : 'medium',
        rating: digitalizationLevel,
      });
  for (const { id, impact } of snapshot.strengths)
    if (impact >= HIGH_IMPACT)
      ranked.push({ kind: 'strength', rowId: id, level: impact >= 5 ? 'high' : 'medium', rating: -impact });
  return ranked
    .sort(
      (a, b) =>
        LEVEL_ORDER[a.level] - LEVEL_ORDER[b.level] ||
        KIND_ORDER[a.kind] - KIND_ORDER[b.kind] ||
        a.rating - b.rating,
    )
    .map(({ kind, rowId, level }) => ({ kind, rowId, level }));
}

/** Specification section 4 with product.md D15; the integration platform is always included. */
export function chooseModules(snapshot: ReportSnapshot): ArchitectureModule[] {
  const modules: ArchitectureModule[] = [];
  if (snapshot.departments.some(callsForAnalytics)) modules.push('analytics');
  if (snapshot.problems.some(callsForAutomation)) modules.push('processAutomation');
  if (snapshot.strengths.some(callsForPrediction)) modules.push('predictive');
  modules.push('integration');
  return modules;
}

/** Builds the report as data, the source of every rendering (specification section 4, "Report content"). */
export function buildReportModel(snapshot: ReportSnapshot): ReportModel {
  return { modules: chooseModules(snapshot), recommendations: buildRecommendations(snapshot) };
}
