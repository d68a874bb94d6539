// Longer than 200 lines: every number that a report may state is counted up in one list.
import { expect, test } from 'vitest';
import { CATALOGUE_WORDS } from '#i18n/catalogue.ts';
import {
  COMPLIANCE_FACTS,
  complianceWords,
} from '#features/consulting/report/compliance/compliance.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { reportTables } from '#features/consulting/report/report.texts.ts';
import { averageDigitalization } from '#features/consulting/report/document/summary.rules.ts';
import { beginningsOf } from '#features/consulting/report/sections/wording/beginnings.rules.ts';
import { businessCase } from '#features/consulting/report/plan/business-case.rules.ts';
import { groundworkOf, threeYearCost, verdictsOf } from '#features/consulting/report/plan/verdict.rules.ts';
import { totalsOf } from '#features/consulting/report/plan/totals.rules.ts';
import type { Range } from '#features/consulting/report/plan/figures.schema.ts';
import { roughly } from '#features/consulting/report/plan/range.rules.ts';
import type { ReportFigures } from '#features/consulting/report/plan/figures.types.ts';
import { addDays } from '#shared/dates/days.ts';
import { INTL_TAG, LOCALES, type Locale } from '#shared/languages.ts';
import { leaves } from '#tests/dictionary.ts';
import { blockLines } from '#tests/report-document.ts';
import { readCase } from '#tests/report-case.ts';
import { CASES, compose, MADE_AT } from '#tests/report-measures.ts';

const MOST_DAYS = 2500;
const NUMBER = /\d+(?:[.,\u00a0\u202f]\d+)*/gu;
const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** Everything that somebody typed, and the words that the firm keeps: numbers in them stand as they are. */
function written(snapshot: ReportSnapshot, locale: Locale, figures: ReportFigures): Set<string> {
  const { company, products, departments, problems, strengths, contacts = [] } = snapshot;
  const tables = reportTables(locale);
  const words = new Map(Object.entries(CATALOGUE_WORDS[locale]));
  const texts = [
    JSON.stringify([company.name, company.sector, company.tools, products, strengths, contacts]),
    JSON.stringify(departments.map((row) => [row.name, row.function])),
    JSON.stringify(problems.map(({ description }) => description)),
    // Definitions, phases and scales of the specification.
    ...[tables.prose, tables.layout, tables.plan].flatMap((table) => leaves(table).map(([, text]) => text)),
    ...figures.actions.map(({ interventionId }) => JSON.stringify(words.get(interventionId))),
    JSON.stringify(complianceWords(locale)),
    ...COMPLIANCE_FACTS.map(({ source }) => source),
  ];
  return new Set(texts.flatMap(numbersIn));
}

/** Every number that the figures, the rows and their formulas hold, as that language writes it. */
function computed(snapshot: ReportSnapshot, locale: Locale, figures: ReportFigures): Set<string> {
  const { company, departments, problems, strengths } = snapshot;
  const found = new Set<string>();
  const exact = new Intl.NumberFormat(INTL_TAG[locale]);
  const whole = new Intl.NumberFormat(INTL_TAG[locale], { maximumFractionDigits: 0, useGrouping: 'always' });
  const add = (value: number | null | undefined) => {
    if (value == null) return;
    for (const format of [exact, whole]) found.add(format.format(Math.abs(value)));
  };
  const cents = (value: number | null | undefined) => value != null && add(Math.round(value / 100));
  const months = (value: number | null) => value !== null && add(Math.ceil(value));
  const ends = (range: Range | null, of: (value: number) => unknown) => {
    if (range) [range.low, range.high].forEach((value) => of(value));
  };
  // Rows and the company's fields.
  add(company.employees);
  cents(company.budgetCents);
  cents(company.hourlyCostCents);
  const typed = new Intl.NumberFormat(INTL_TAG[locale], { minimumFractionDigits: 2 });
  for (const value of [
    company.hourlyCostCents,
    ...problems.map(({ incidentCostCents }) => incidentCostCents),
  ])
    if (value != null && value % 100 !== 0) found.add(typed.format(value / 100));
  for (const row of departments)
    [row.digitalizationLevel, row.headcount, row.targetLevel].forEach((value) => add(value));
  const levels = departments.map(({ digitalizationLevel }) => digitalizationLevel);
  add(averageDigitalization(departments));
  add(Math.max(...levels) - Math.min(...levels));
  for (const row of problems) {
    [row.priority, row.hoursPerWeek, row.people, row.incidentsPerMonth].forEach((value) => add(value));
    // "Facts that would change this advice" asks what a quarter more or less of the hours would do.
    const { hoursPerWeek } = row;
    if (hoursPerWeek != null)
      [0.75, 1.25].forEach((factor) => add(Math.round(hoursPerWeek * factor * 10) / 10));
    cents(row.incidentCostCents);
  }
  for (const { impact } of strengths) add(impact);
  // Figures of problems and actions, and their totals: of all, and of what begins now.
  for (const row of figures.problems) {
    add(row.hoursPerYear);
    [row.costPerYearCents, row.savingLowCents, row.savingHighCents, row.tiedUpCents].forEach(cents);
    cents(Math.round((row.tiedUpCents ?? 0) / 10));
  }
  // Problems that nobody measured, and the cost of three years of an action with its groundwork.
  const estimated = new Set(
    problems.filter(({ source }) => (source ?? 'estimated') === 'estimated').map(({ id }) => id),
  );
  cents(
    figures.problems.reduce(
      (sum, { rowId, costPerYearCents }) => sum + (estimated.has(rowId) ? (costPerYearCents ?? 0) : 0),
      0,
    ),
  );
  for (const action of figures.actions)
    ends(threeYearCost([action, ...groundworkOf(action, figures.actions)]), cents);
  const funded = totalsOf(
    figures.problems,
    figures.actions.filter(({ wave }) => wave === 1),
  );
  for (const row of [...figures.actions, figures.totals, funded]) {
    [row.costLowCents, row.costHighCents, row.runningLowCents, row.runningHighCents].forEach(cents);
    [row.savingLowCents, row.savingHighCents].forEach(cents);
    [row.paybackMonthsLow, row.paybackMonthsHigh].forEach(months);
  }
  // Sums of each action, of what begins now, of the second wave, and of what pays even at worst with its groundwork.
  const verdicts = verdictsOf(figures.actions, company.size);
  const begun = beginningsOf(figures, problems);
  const sure = figures.actions.filter(
    ({ id, wave }) => wave === 1 && !begun.has(id) && verdicts.get(id)?.kind === 'pays',
  );
  const prepared = new Set([...sure, ...sure.flatMap((action) => groundworkOf(action, figures.actions))]);
  for (const actions of [
    ...figures.actions.map((action) => [action]),
    figures.actions.filter(({ wave }) => wave === 1),
    figures.actions.filter(({ wave }) => wave === 2),
    [...prepared],
    // Proposed now: all that is neither decided apart nor left.
    figures.actions.filter(({ id, wave, rowIds }) => {
      const served = figures.actions.find((other) => other.rowIds.length > 0 && other.needs.includes(id));
      const { kind = '' } = verdicts.get(rowIds.length > 0 ? id : (served?.id ?? id)) ?? {};
      return wave === 1 && (begun.has(id) || !['open', 'costly', 'never'].includes(kind));
    }),
    // Approved now are actions that pay at worst or cost little, and the groundwork before either.
    figures.actions.filter(({ id, wave, rowIds }) => {
      const served = figures.actions.find((other) => other.rowIds.length > 0 && other.needs.includes(id));
      const { kind } = verdicts.get(rowIds.length > 0 ? id : (served?.id ?? id)) ?? {};
      return wave === 1 && !begun.has(id) && (kind === 'pays' || kind === 'cheap');
    }),
  ]) {
    const { freedHours, paybackMonths, ...money } = businessCase(actions);
    ends(paybackMonths, months);
    for (const range of Object.values(money)) ends(range, cents);
    // The first page rounds what rests on example shares.
    for (const range of Object.values(money)) ends(range && roughCents(range), cents);
    ends(freedHours && roughly(freedHours), add);
    ends(freedHours, (hours) => add(Math.round(hours)));
    ends(freedHours, add);
  }
  add(figures.totals.hoursPerYear);
  cents(figures.totals.costPerYearCents);
  for (const { rowIds, fromWeek, toWeek, effort, impact } of figures.actions) {
    // A target is read three months or a year after roll-out.
    [fromWeek, toWeek, toWeek + 13, toWeek + 52, effort, impact].forEach(add);
    const own = figures.problems.filter(({ rowId }) => rowIds.includes(rowId));
    cents(own.reduce((sum, { costPerYearCents }) => sum + (costPerYearCents ?? 0), 0));
    add(own.reduce((sum, { hoursPerYear }) => sum + (hoursPerYear ?? 0), 0));
  }
  // Running totals as the actions begin, and the first two together.
  const sums = (actions: ReportFigures['actions']) => {
    let [low, high] = [0, 0];
    for (const action of actions) {
      low += action.costLowCents;
      high += action.costHighCents;
      [low, high].forEach(cents);
    }
    cents(Math.round(high / 2));
  };
  sums(figures.actions);
  sums(figures.actions.filter(({ wave }) => wave === 1));
  // Urgent actions are decided by themselves.
  const first = beginningsOf(figures, problems);
  sums(figures.actions.filter(({ id }) => ['stake', 'danger'].includes(first.get(id)?.why ?? '')));
  const most = figures.actions.reduce((sum, { costHighCents }) => sum + costHighCents, 0);
  cents(Math.round(Math.max(most, company.budgetCents ?? 0) / 2));
  // Values of the formulas.
  for (const { values, result, key } of figures.formulas) {
    if (key === 'targetHours' || key === 'targetIncidents') ends(roughly(result), add);
    for (const [name, value] of Object.entries(values)) {
      const range = typeof value === 'number' ? { low: value, high: value } : value;
      ends(range, name.endsWith('Cents') ? cents : add);
      if (name === 'adoption' || name.endsWith('Share')) ends(range, (share) => add(Math.round(share * 100)));
      // "Facts that would change this advice" says what the departments' levels let one expect of a share.
      const { adoption } = values;
      if (name.endsWith('Share') && typeof adoption === 'number')
        ends(range, (share) => add(Math.round(share * adoption * 100)));
    }
    const percents = (share: number) => add(Math.round(share * 100));
    const formats = { hours: add, targetHours: add, targetIncidents: add, payback: months, share: percents };
    ends(result, key in formats ? formats[key as keyof typeof formats] : cents);
  }
  // Actions of the report before that were done, as its tracker counts them.
  const tracked = snapshot.earlier?.tracked;
  [tracked?.actions, tracked?.done].forEach(add);
  ends(tracked?.savedHoursPerYear ?? null, (hours) => add(Math.round(hours)));
  for (const { values } of COMPLIANCE_FACTS)
    for (const value of Object.values(values)) if (typeof value === 'number') add(value);
  return found;
}

/** Rounded in whole units of the currency. */
const roughCents = ({ low, high }: Range): Range => {
  const rough = roughly({ low: low / 100, high: high / 100 });
  return { low: rough.low * 100, high: rough.high * 100 };
};

/** Days that the report may name, as that language writes them: longest form first. */
function dates({ company, earlier }: ReportSnapshot, locale: Locale): string[] {
  const { startDate, deadline } = company;
  const days = [
    MADE_AT.slice(0, 10),
    ...(earlier ? [earlier.madeAt.slice(0, 10)] : []),
    ...(deadline ? [deadline] : []),
    ...Array.from({ length: MOST_DAYS }, (_, index) => addDays(MADE_AT.slice(0, 10), index)),
    ...(startDate ? Array.from({ length: MOST_DAYS }, (_, index) => addDays(startDate, index)) : []),
    ...COMPLIANCE_FACTS.flatMap(({ checkedOn, validFrom, validTo, values }) =>
      [checkedOn, validFrom, validTo, ...Object.values(values)].filter((value) => typeof value === 'string'),
    ),
  ];
  const forms = [{ dateStyle: 'long' }, { dateStyle: 'medium' }, { day: 'numeric', month: 'short' }] as const;
  return forms.flatMap((form) => {
    const format = new Intl.DateTimeFormat(INTL_TAG[locale], { ...form, timeZone: 'UTC' });
    return days.map((iso) => format.format(new Date(`${iso}T12:00:00Z`)));
  });
}

/** Counts of rows and actions, and their groups: no larger than the longest list. */
function counts(snapshot: ReportSnapshot, figures: ReportFigures): number {
  const { products, departments, problems, strengths } = snapshot;
  return Math.max(
    ...[products, departments, problems, strengths, figures.actions].map(({ length }) => length),
  );
}

/** "11 ene 2027", "23 de noviembre de 2026", "1 Mar". */
const DATE = /\d{1,2} (?:de )?\p{L}{3,}(?: (?:de )?\d{4})?/gu;
const REFERENCES = /\b(?:[PAF]\d+)\b|^\d+\.(?:\d+\.)? /gu;

/** A case as the follow-up of itself, of whose actions 37 of 41 were done. */
function followUp(name: string): ReportSnapshot {
  const { snapshot } = readCase(name);
  return {
    ...snapshot,
    earlier: {
      ...snapshot,
      madeAt: '2025-06-17T09:00:00.000Z',
      contentHash: 'a'.repeat(64),
      tracked: { actions: 41, done: 37, savedHoursPerYear: { low: 1_211.6, high: 1_260.2 } },
    },
  };
}

const REPORTS: [name: string, snapshot: ReportSnapshot][] = [
  ...CASES.map((name): [string, ReportSnapshot] => [name, readCase(name).snapshot]),
  ...CASES.slice(0, 1).map((name): [string, ReportSnapshot] => [`a follow-up of ${name}`, followUp(name)]),
];

test.each(LOCALES.flatMap((locale) => REPORTS.map(([name, snapshot]) => [name, locale, snapshot] as const)))(
  'every number of the report of %s in %s is typed, computed, or of the catalogue',
  (_, locale, snapshot) => {
    const { document, figures } = compose(snapshot, locale);
    const known = new Set([...written(snapshot, locale, figures), ...computed(snapshot, locale, figures)]);
    const most = counts(snapshot, figures);
    const days = new Set(dates(snapshot, locale));
    const withoutDays = (line: string) => line.replaceAll(DATE, (date) => (days.has(date) ? ' ' : date));
    const lines = [
      ...document.facts.map(({ value }) => value),
      ...document.notes.map(({ text }) => text),
      ...document.parts.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(blockLines)]),
    ];
    const untraced = lines.flatMap((line) =>
      numbersIn(withoutDays(line).replaceAll(REFERENCES, ' '))
        .filter((text) => !known.has(text) && !(/^\d{1,2}$/.test(text) && Number(text) <= most))
        .map((text) => `${text} in: ${line}`),
    );
    expect(untraced).toEqual([]);
  },
);
