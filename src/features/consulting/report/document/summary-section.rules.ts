import { rowFinder, type RatedRow } from './actions-section.rules.ts';
import type { DocumentSummary, FirstStep, KeyFigure } from './document.schema.ts';
import { HIGH_IMPACT, problemLevel } from '#features/consulting/report/plan/recommendations.rules.ts';
import { buildReportSummary, digitalizationBand } from './summary.rules.ts';
import {
  departmentTheme,
  problemTheme,
  strengthTheme,
} from '#features/consulting/report/text/themes.rules.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';
import type {
  ReportModel,
  ReportRecommendation,
  ReportSnapshot,
} from '#features/consulting/report/report.schema.ts';

const MOST_STEPS = 3;

type Step = { recommendation: ReportRecommendation; theme: string; row: RatedRow; more: number };

const PART = {
  problem: { high: 'now', medium: 'plan', low: 'watch' },
  department: { high: 'start', medium: 'tools', low: 'tools' },
  strength: { high: 'leverage', medium: 'leverage', low: 'leverage' },
} as const;

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

function themeFinder(snapshot: ReportSnapshot): (recommendation: ReportRecommendation) => string | undefined {
  const problems = byId(snapshot.problems);
  const departments = byId(snapshot.departments);
  const strengths = byId(snapshot.strengths);
  const themeOf = <T>(row: T | undefined, theme: (row: T) => string) => (row ? theme(row) : undefined);
  return ({ kind, rowId }) =>
    kind === 'problem'
      ? themeOf(problems.get(rowId), problemTheme)
      : kind === 'department'
        ? themeOf(departments.get(rowId), departmentTheme)
        : themeOf(strengths.get(rowId), strengthTheme);
}

/**
 * Returns the first matters to act on, each with its advice, its source row and the number of further rows on the same
 * matter. All rows are counted, however long the profile is.
 */
function firstSteps(
  snapshot: ReportSnapshot,
  model: ReportModel,
  prose: ReportWords,
  layout: ReportWords,
): FirstStep[] {
  const findRow = rowFinder(snapshot, layout);
  const findTheme = themeFinder(snapshot);
  const steps = new Map<string, Step>();
  for (const recommendation of model.recommendations) {
    const { kind, rowId } = recommendation;
    const theme = findTheme(recommendation);
    if (theme === undefined) continue;
    // Rows without a known theme have nothing in common, so each is a step of its own.
    const matter = `${kind}.${theme === 'general' ? rowId : theme}`;
    const known = steps.get(matter);
    if (known) known.more += 1;
    else if (steps.size < MOST_STEPS) {
      const row = findRow(recommendation);
      if (row) steps.set(matter, { recommendation, theme, row, more: 0 });
    }
  }
  return [...steps.values()].map(({ recommendation: { kind, level }, theme, row, more }) => {
    const values = { row: layout.cite(row.text), rating: row.rating };
    return {
      title: prose.say(`${kind}.${theme}.title`),
      text: prose.say(`${kind}.${theme}.${PART[kind][level]}`),
      source:
        more === 0
          ? layout.say('summary.source', values)
          : layout.say('summary.sourceMore', { ...values, count: more }),
    };
  });
}

const share = (part: number, total: number): 'all' | 'some' | 'none' =>
  part === 0 ? 'none' : part === total ? 'all' : 'some';

/** product.md section 5: overall digitalization, top problems, top strengths, first steps. */
export function documentSummary(
  snapshot: ReportSnapshot,
  model: ReportModel,
  prose: ReportWords,
  layout: ReportWords,
): DocumentSummary {
  const { averageDigitalization: average, topProblems, topStrengths } = buildReportSummary(snapshot);
  const { problems, strengths } = snapshot;
  const urgent = problems.filter(({ priority }) => problemLevel(priority) === 'high').length;
  const strong = strengths.filter(({ impact }) => impact >= HIGH_IMPACT).length;
  const said = (key: 'urgent' | 'support', part: number, total: number): string => {
    const which = share(part, total);
    return layout.say(`summary.${key}.${which}`, { count: which === 'some' ? part : total, total });
  };
  const band = average === null ? '' : layout.say(`summary.band.${digitalizationBand(average)}`);
  const figures: KeyFigure[] = [
    {
      value: layout.number(problems.length),
      unit: '',
      label: layout.say(`summary.figure.problems.${share(urgent, problems.length)}`, {
        count: problems.length,
        high: urgent,
      }),
    },
    {
      value: layout.number(strengths.length),
      unit: '',
      label: layout.say(`summary.figure.strengths.${share(strong, strengths.length)}`, {
        count: strengths.length,
        high: strong,
      }),
    },
    {
      value: layout.number(model.modules.length),
      unit: '',
      label: layout.say('summary.figure.modules', { count: model.modules.length }),
    },
  ];
  return {
    id: 'summary',
    title: layout.say('parts.summary'),
    lead: [
      ...(average === null
        ? []
        : [layout.say('summary.average', { company: layout.label(snapshot.company.name), average, band })]),
      ...(problems.length > 0 ? [said('urgent', urgent, problems.length)] : []),
      ...(strengths.length > 0 ? [said('support', strong, strengths.length)] : []),
    ],
    figures: [
      ...(average === null
        ? []
        : [
            {
              value: layout.number(average),
              unit: layout.say('summary.figure.outOf'),
              label: layout.say('summary.figure.average', {
                band: layout.say(`summary.bandName.${digitalizationBand(average)}`),
              }),
            },
          ]),
      ...figures,
    ],
    problems: {
      title: layout.say('summary.problems'),
      lines: topProblems.map(({ description, priority }) => ({
        text: layout.cite(description),
        rating: layout.say('summary.priority', { level: priority }),
      })),
    },
    strengths: {
      title: layout.say('summary.strengths'),
      lines: topStrengths.map(({ description, impact }) => ({
        text: layout.cite(description),
        rating: layout.say('summary.impact', { level: impact }),
      })),
    },
    steps: { title: layout.say('summary.steps'), lines: firstSteps(snapshot, model, prose, layout) },
  };
}
