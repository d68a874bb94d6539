import { expect, test } from 'vitest';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { buildReportModel } from '#features/consulting/report/plan/recommendations.rules.ts';
import { verdictsOf } from '#features/consulting/report/plan/verdict.rules.ts';
import { INTL_TAG, LOCALES } from '#shared/languages.ts';
import { readCase } from '#tests/report-case.ts';
import { blockLines } from '#tests/report-document.ts';
import { CASES, compose } from '#tests/report-measures.ts';

const moduleOf = new Map(CATALOGUE.map(({ id, module }) => [id, module]));
const REPORTS = LOCALES.flatMap((locale) =>
  CASES.map((name) => {
    const { snapshot } = readCase(name);
    const { document, figures } = compose(snapshot, locale);
    const textOf = (part: string) =>
      document.parts
        .filter(({ id }) => id === part)
        .flatMap(({ blocks }) => blocks.flatMap(blockLines))
        .join('\n');
    return { name, locale, snapshot, figures, textOf, document };
  }),
);
const each = test.each(REPORTS.map((report) => [report.name, report.locale, report] as const));

each('the architecture of %s in %s says at its head which actions use it, or none', (_, locale, report) => {
  const { modules } = buildReportModel(report.snapshot);
  const users = report.figures.actions.filter(({ interventionId }) =>
    modules.some((module) => module === moduleOf.get(interventionId)),
  );
  const head = report.textOf('aiArchitecture').split('\n')[1] ?? '';
  const none = {
    en: 'Nothing in this plan needs the architecture',
    es: 'Nada de este plan necesita la arquitectura',
  };
  expect(head.includes(none[locale])).toBe(users.length === 0);
  for (const { id } of users) expect(head).toMatch(new RegExp(String.raw`\b${id}\b`));
});

each('the automation of %s in %s is needed for the problems of the actions that use it', (_, __, report) => {
  const { figures, snapshot } = report;
  const users = figures.actions.filter(
    ({ interventionId }) => moduleOf.get(interventionId) === 'processAutomation',
  );
  const needed = /(?:Needed for|Lo piden?) ((?:P\d+(?:, | and | y )?)+)/.exec(
    report.textOf('aiArchitecture'),
  );
  if (needed === null || users.every(({ rowIds }) => rowIds.length === 0)) return;
  const byPriority = snapshot.problems.toSorted((a, b) => b.priority - a.priority);
  const answered = byPriority.flatMap(({ id }, index) =>
    users.some(({ rowIds }) => rowIds.includes(id)) ? [`P${index + 1}`] : [],
  );
  expect(answered).toEqual(expect.arrayContaining(needed[1]?.match(/P\d+/g) ?? []));
});

each('every price up to which an action pays in %s (%s) says how much of it is cash', (_, locale, report) => {
  const percent = new Intl.NumberFormat(INTL_TAG[locale], { style: 'percent' });
  const verdicts = verdictsOf(report.figures.actions, report.snapshot.company.size);
  for (const action of report.figures.actions) {
    if (verdicts.get(action.id)?.kind !== 'atPrice') continue;
    const cash = (action.bankLowCents ?? 0) / (action.savingLowCents ?? 1);
    const said = {
      en: cash === 0 ? 'no cash' : cash === 1 ? 'all of it cash' : `${percent.format(cash)} of it cash`,
      es:
        cash === 0
          ? 'nada en efectivo'
          : cash === 1
            ? 'todo en efectivo'
            : `${percent.format(cash)} en efectivo`,
    };
    const sheet = report.document.parts
      .flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === 'sheet' && block.number === action.id);
    expect(sheet && blockLines(sheet).join(' ')).toContain(said[locale]);
  }
});

each('nothing in the report of %s (%s) is counted in incidents', (_, __, report) => {
  // The definitions say how any case is counted.
  expect(report.textOf('method')).not.toMatch(/\d (?:incidents?|incidencias?)\b/);
  expect(['scope', 'recommendations', 'kpi'].map(report.textOf).join('\n')).not.toMatch(
    /incidents a month|incidencias al mes/,
  );
});

each('no action of %s (%s) stands before what it follows', (_, __, { figures }) => {
  const numberOf = new Map(figures.actions.map(({ interventionId }, index) => [interventionId, index]));
  for (const { id, needs, after = [] } of CATALOGUE)
    for (const other of [...needs, ...after]) {
      const [own, first] = [numberOf.get(id), numberOf.get(other)];
      if (own !== undefined && first !== undefined) expect([id, first < own]).toEqual([id, true]);
    }
});

test('the cost of today says once which part of it is an estimate, where that is a good part', () => {
  const { snapshot } = readCase('conservas-nutrimar');
  const costOf = (problems: typeof snapshot.problems) =>
    compose({ ...snapshot, problems, company: { ...snapshot.company, budgetCents: 1_200_000 } }, 'en')
      .document.parts.filter(({ id }) => id === 'today')
      .flatMap(({ blocks }) => blocks.flatMap(blockLines))
      .join('\n');
  expect(costOf(snapshot.problems).match(/an estimate that nobody has measured/g)).toHaveLength(1);
  const measured = snapshot.problems.map((row) => ({ ...row, source: 'measured' as const }));
  expect(costOf(measured)).not.toContain('estimate');
});

each('the next steps of %s (%s) say what is done, and by when the rest is decided', (_, __, report) => {
  const steps = report.textOf('next');
  const verdicts = verdictsOf(report.figures.actions, report.snapshot.company.size);
  const titleOf = (id: string) =>
    report.document.parts
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'sheet' && block.number === id ? [block.title] : []))[0] ??
    'no sheet';
  const named = [...steps.matchAll(/\b(A\d+) · /g)].map(([, id = '']) => id);
  expect(named.length).toBeGreaterThan(0);
  for (const id of named) expect(steps).toContain(`${id} · ${titleOf(id)}`);
  for (const { id, wave } of report.figures.actions)
    if (wave === 1 && verdicts.get(id)?.kind === 'open') expect(named).toContain(id);
});

each('the decisions of %s (%s) judge what is decided apart as its sheet does', (_, locale, report) => {
  const verdicts = verdictsOf(report.figures.actions, report.snapshot.company.size);
  const unlikely = {
    en: /more likely to cost than to pay/i,
    es: /más probable es que no se amortice/i,
  };
  const isOpen = ({ id, wave }: (typeof report.figures.actions)[number]) => {
    const verdict = verdicts.get(id);
    return wave === 1 && verdict?.kind === 'open' && verdict.odds === 'unlikely';
  };
  expect(unlikely[locale].test(report.textOf('decision'))).toBe(report.figures.actions.some(isOpen));
});

test('an action that waits for another is kept out of the budget together with it', () => {
  const { snapshot } = readCase('conservas-nutrimar');
  const problems = snapshot.problems.map((row) => ({ ...row, priority: Math.max(2, row.priority) }));
  const roadmap = compose(
    { ...snapshot, problems, company: { ...snapshot.company, budgetCents: 1_200_000 } },
    'en',
  )
    .document.parts.filter(({ id }) => id === 'roadmap')
    .flatMap(({ blocks }) => blocks.flatMap(blockLines))
    .join('\n');
  // Alone, its highest set-up fits what is left.
  expect(roadmap).toMatch(/second wave: .*A5 \(with A4, which comes first\).*which do not fit/);
});
