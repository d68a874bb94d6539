import { expect, test } from 'vitest';
import en from '#i18n/en/report.json' with { type: 'json' };
import es from '#i18n/es/report.json' with { type: 'json' };
import type { TextTree } from '#shared/text.ts';
import { leaves, recorded } from '#tests/dictionary.ts';
import { bigSnapshot } from '#tests/report-case.ts';
import { buildReportModel } from '#features/consulting/report/document/model.rules.ts';
import { writeReport } from '#features/consulting/report/report.texts.ts';
import {
  AREA_STEMS,
  BROAD_STEMS,
  DEPARTMENT_STEMS,
  STRENGTH_STEMS,
  SUBJECT_STEMS,
} from './theme-stems.rules.ts';
import { COMPANY_SIZES, COMPANY_STRUCTURES } from '#features/consulting/companies/company.values.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

const PROFILES = 1_500;

function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomProfile(below: (limit: number) => number): ReportSnapshot {
  const pool = bigSnapshot(64);
  const some = <T extends { id: number }>(rows: T[]): T[] =>
    Array.from({ length: 1 + below(below(8) === 0 ? 14 : 4) }, (_, index) => index + 1).flatMap((id) =>
      rows
        .slice(below(rows.length))
        .slice(0, 1)
        .map((row) => ({ ...row, id })),
    );
  const top = 1 + below(5);
  const rating = () => 1 + below(top);
  const size = COMPANY_SIZES[below(COMPANY_SIZES.length)] ?? 'small';
  const structure = COMPANY_STRUCTURES[below(COMPANY_STRUCTURES.length)] ?? 'simple';
  return {
    company: { ...pool.company, size, structure },
    products: some(pool.products),
    departments: some(pool.departments).map((row) => ({
      ...row,
      digitalizationLevel: below(2) === 0 ? rating() : 6 - rating(),
    })),
    problems: some(pool.problems).map((row) => ({ ...row, priority: rating() })),
    strengths: some(pool.strengths).map((row) => ({ ...row, impact: rating() })),
  };
}

test.each([
  ['es', es],
  ['en', en],
] as const)('every text of the dictionary %s is used, and none is missing', (locale, texts) => {
  const used = new Set<string>();
  const noting = recorded(texts, used);
  const below = chance(20_250_101);
  for (let index = 0; index < PROFILES; index += 1) {
    const snapshot = randomProfile(below);
    writeReport(snapshot, buildReportModel(snapshot), noting, locale);
  }
  for (const count of [100, 400]) {
    const snapshot = bigSnapshot(count);
    writeReport(snapshot, buildReportModel(snapshot), noting, locale);
  }
  const ofThemes = /^(?:problem|department|strength)\./;
  const unused = leaves(texts).filter(([key]) => !used.has(key) && !ofThemes.test(key));
  expect(unused.map(([key]) => key)).toEqual([]);
});

test('both dictionaries have the same keys and placeholders', () => {
  const places = (tree: TextTree) =>
    leaves(tree).map(([key, text]) => [key, (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')]);
  expect(places(es)).toEqual(places(en));
});

test('the advice covers exactly the known themes', () => {
  const names = (...lists: (readonly (readonly [string, string])[])[]) =>
    [...new Set([...lists.flatMap((list) => list.map(([name]) => name)), 'general'])].sort();
  expect(Object.keys(es.problem).sort()).toEqual(names(SUBJECT_STEMS, AREA_STEMS, BROAD_STEMS));
  expect(Object.keys(es.department).sort()).toEqual(names(DEPARTMENT_STEMS));
  expect(Object.keys(es.strength).sort()).toEqual(names(STRENGTH_STEMS));
});
