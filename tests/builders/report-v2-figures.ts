import { SAMPLE_ACTIONS } from './report-v2-actions.ts';
import type {
  CurveChart,
  MatrixChart,
  RoadmapChart,
} from '#features/consulting/report/document/charts.schema.ts';
import type { DocumentBlock } from '#features/consulting/report/document/document.schema.ts';
import type { Locale } from '#shared/languages.ts';

const WEEKS = 26;

export type Say = (es: string, en: string) => string;

const ticks = (t: Say) =>
  [1, 5, 9, 14, 18, 22].map((week) => ({ week, label: t(`sem. ${week}`, `wk ${week}`) }));

export function matrix(t: Say): DocumentBlock {
  const chart: MatrixChart = {
    kind: 'matrix',
    points: SAMPLE_ACTIONS.map(({ effort, impact }, index) => ({
      label: `A${index + 1}`,
      effort,
      impact,
      isQuickWin: impact >= 3 && effort <= 2,
    })),
    words: {
      effort: t('Esfuerzo', 'Effort'),
      impact: t('Impacto', 'Impact'),
      low: t('bajo', 'low'),
      high: t('alto', 'high'),
      quickWins: t('Resultados rápidos', 'Quick wins'),
    },
  };
  return {
    kind: 'figure',
    id: 'figure-matrix',
    caption: t('Esfuerzo e impacto de las acciones', 'Effort and impact of the actions'),
    description: t(
      'Cuatro acciones son resultados rápidos: A2, A3, A4 y A5.',
      'Four actions are quick wins: A2, A3, A4 and A5.',
    ),
    chart,
    table: {
      caption: t('Esfuerzo e impacto', 'Effort and impact'),
      columns: [
        { label: t('Acción', 'Action'), align: 'start' },
        { label: t('Esfuerzo', 'Effort'), align: 'end' },
        { label: t('Impacto', 'Impact'), align: 'end' },
      ],
      rows: SAMPLE_ACTIONS.map(({ effort, impact }, index) => [
        `A${index + 1}`,
        String(effort),
        String(impact),
      ]),
    },
  };
}

export function roadmap(t: Say, locale: Locale): DocumentBlock {
  const when = ([from, to]: [number, number]) => t(`semanas ${from} a ${to}`, `weeks ${from} to ${to}`);
  const rows = SAMPLE_ACTIONS.map(
    ({ title, weeks }, index) => [`A${index + 1} ${title[locale]}`, when(weeks)] as const,
  );
  const chart: RoadmapChart = {
    kind: 'roadmap',
    rows: SAMPLE_ACTIONS.map(({ weeks, isSecondWave = false }, index) => ({
      label: rows[index]?.[0] ?? '',
      when: when(weeks),
      fromWeek: weeks[0],
      toWeek: weeks[1],
      isSecondWave,
    })),
    weeks: WEEKS,
    ticks: ticks(t),
  };
  return {
    kind: 'figure',
    id: 'figure-roadmap',
    caption: t('Plan por semanas', 'Plan by weeks'),
    description: t(
      'Siete acciones caben en el presupuesto; A8 queda para la segunda ola, en tono claro.',
      'Seven actions fit the budget; A8 is left for the second wave, in a lighter tone.',
    ),
    chart,
    table: {
      caption: t('Plan', 'Plan'),
      columns: [
        { label: t('Acción', 'Action'), align: 'start' },
        { label: t('Semanas', 'Weeks'), align: 'start' },
      ],
      rows: rows.map((row) => [...row]),
    },
  };
}

export function curve(t: Say): DocumentBlock {
  const euros = (cents: number) => `${(cents / 100_000).toFixed(0)}.000 €`;
  const points = [
    [0, 0, 0],
    [3, 150_000, 350_000],
    [6, 500_000, 1_250_000],
    [8, 850_000, 2_130_000],
    [14, 1_500_000, 3_300_000],
    [22, 2_450_000, 5_330_000],
    [26, 2_750_000, 5_930_000],
  ] as const;
  const chart: CurveChart = {
    kind: 'curve',
    points: points.map(([week, lowCents, highCents]) => ({ week, lowCents, highCents })),
    weeks: WEEKS,
    maxCents: 6_000_000,
    ticks: ticks(t),
    levels: [0, 2_000_000, 4_000_000, 6_000_000].map((cents) => ({
      cents,
      label: cents === 0 ? '0 €' : euros(cents),
    })),
    budget: { cents: 5_500_000, label: t('Presupuesto: 55.000 €', 'Budget: 55.000 €') },
  };
  return {
    kind: 'figure',
    id: 'figure-curve',
    caption: t('Inversión acumulada', 'Cumulated investment'),
    description: t('Entre 27.500 y 59.300 € en 26 semanas.', 'Between 27.500 and 59.300 € in 26 weeks.'),
    chart,
    table: {
      caption: t('Inversión acumulada', 'Cumulated investment'),
      columns: [
        { label: t('Semana', 'Week'), align: 'end' },
        { label: t('Desde', 'From'), align: 'end' },
        { label: t('Hasta', 'To'), align: 'end' },
      ],
      rows: points.map(([week, low, high]) => [String(week), `${low / 100} €`, `${high / 100} €`]),
    },
  };
}
