import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { readCase } from '#tests/report-case.ts';
import { CASES, compose } from '#tests/report-measures.ts';

/** A Tuesday: the first week of the plan begins six days later, on Monday 26 October. */
const STARTS = { startDate: '2026-10-20', deadline: '2027-10-20' };
const REPORTS = LOCALES.flatMap((locale) =>
  CASES.map((name) => {
    const { snapshot } = readCase(name);
    const company = { ...snapshot.company, ...STARTS, budgetCents: 20_000_000 };
    const { document, figures } = compose({ ...snapshot, company }, locale);
    const charts = document.parts
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'figure' ? [block.chart] : []));
    return [name, locale, figures, charts, document.notes] as const;
  }).filter(([, , , charts]) => charts.some(({ kind }) => kind === 'roadmap')),
);

test.each(REPORTS)('the first gridline of %s (%s) is the Monday on which week 1 begins', (...report) => {
  const [, locale, , charts] = report;
  const first = charts.flatMap((chart) =>
    chart.kind === 'roadmap' || chart.kind === 'curve' ? [chart.ticks[0]] : [],
  );
  expect(first.length).toBeGreaterThan(0);
  for (const tick of first) expect(tick).toEqual({ week: 1, label: locale === 'en' ? '26 Oct' : '26 oct' });
});

test.each(REPORTS)('no cost of %s (%s) adds up before its action begins', (_, __, figures, charts) => {
  const costly = figures.actions.filter(({ wave, costHighCents }) => wave === 1 && costHighCents > 0);
  for (const chart of charts) {
    if (chart.kind !== 'curve') continue;
    // Between two points of different weeks the cost stands still, so that a line between them says nothing else.
    for (const [index, point] of chart.points.entries()) {
      const before = chart.points[index - 1];
      if (before && before.week !== point.week) expect(point.highCents).toBe(before.highCents);
    }
    for (const { week } of chart.points) {
      const begun = costly.filter(({ fromWeek }) => fromWeek <= week);
      expect(Math.max(...chart.points.filter((point) => point.week === week).map((p) => p.highCents))).toBe(
        begun.reduce((sum, { costHighCents }) => sum + costHighCents, 0),
      );
    }
  }
});

test.each(REPORTS)('the budget of %s (%s) names a first wave only where there is a second', (...report) => {
  const [, , figures, , notes] = report;
  const budget = figures.formulas.find(({ key }) => key === 'budget');
  const text = notes.find(({ id }) => id === budget?.id)?.text ?? '';
  expect(text).not.toBe('');
  expect(/first wave|primera tanda/.test(text)).toBe(figures.actions.some(({ wave }) => wave === 2));
});
