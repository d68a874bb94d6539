import { rowFinder } from './report-document-actions.rules.ts';
import type { DocumentSummary, FirstStep, KeyFigure } from './report-document.values.ts';
import { HIGH_IMPACT, problemLevel } from './report-model.rules.ts';
import { buildReportSummary, digitalizationBand } from './report-summary.rules.ts';
import { departmentTheme, problemTheme, strengthTheme } from './report-themes.rules.ts';
import type { ReportWords } from './report-words.rules.ts';
import { groupBy } from './report-writing.rules.ts';
import type { ReportModel, ReportRecommendation, ReportSnapshot } from './report.schema.ts';

const MOST_STEPS = 3;

type Advice = { key: string; title: string; text: string };

/** What the prose proposes for a row, without its label. */
function adviceFor(
  snapshot: ReportSnapshot,
  prose: ReportWords,
  { kind, rowId, level }: ReportRecommendation,
) {
  const advice = (group: string, theme: string, part: string): Advice => ({
    // Rows that no theme knows have nothing in common, so each is a step of its own.
    key: theme === 'general' ? `${group}.${rowId}` : `${group}.${theme}`,
    title: prose.say(`${group}.${theme}.title`),
    text: prose.say(`${group}.${theme}.${part}`),
  });
  if (kind === 'problem') {
    const row = snapshot.problems.find(({ id }) => id === rowId);
    return row && advice(kind, problemTheme(row), { high: 'now', medium: 'plan', low: 'watch' }[level]);
  }
  if (kind === 'department') {
    const row = snapshot.departments.find(({ id }) => id === rowId);
    return row && advice(kind, departmentTheme(row), level === 'high' ? 'start' : 'tools');
  }
  const row = snapshot.strengths.find(({ id }) => id === rowId);
  return row && advice(kind, strengthTheme(row), 'leverage');
}

/** Enough of the recommendations to find the first matters, however many rows speak of the same one. */
const LOOKED_AT = 60;

/** The first matters to act on, each with its advice and the row that it answers to. */
function firstSteps(
  snapshot: ReportSnapshot,
  model: ReportModel,
  prose: ReportWords,
  layout: ReportWords,
): FirstStep[] {
  const find = rowFinder(snapshot, layout);
  const advised = model.recommendations.slice(0, LOOKED_AT).flatMap((recommendation) => {
    const advice = adviceFor(snapshot, prose, recommendation);
    const row = find(recommendation);
    return advice && row ? [{ level: recommendation.level, advice, row }] : [];
  });
  return groupBy(advised, ({ advice, level }) => `${level} ${advice.key}`)
    .slice(0, MOST_STEPS)
    .flatMap(([, items]) => {
      const [first] = items;
      if (!first) return [];
      const values = { row: layout.cite(first.row.text), rating: first.row.rating };
      const more = items.length - 1;
      const source =
        more === 0
          ? layout.say('summary.source', values)
          : layout.say('summary.sourceMore', { ...values, count: more });
      return [{ title: first.advice.title, text: first.advice.text, source }];
    });
}

const share = (part: number, total: number): 'all' | 'some' | 'none' =>
  part === 0 ? 'none' : part === total ? 'all' : 'some';

/** product.md section 5: overall digitalization, top problems, top strengths, what to do first. */
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
