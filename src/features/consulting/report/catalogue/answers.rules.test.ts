import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { RESOURCES } from '#i18n/resources.ts';
import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import { catalogueSearch } from './catalogue-search.rules.ts';
import { chooseIntervention, isGeneric } from './catalogue.rules.ts';
import { CATALOGUE, interventionWords } from './catalogue.texts.ts';
import { sectorsOf } from './sectors.rules.ts';

/** A problem as the owner of a firm says it, and the intervention that a consultant would answer it with. */
type Row = { text: string; sector: string; size: CompanySize; id: string };

const ANSWERS = fileURLToPath(new URL('answers', import.meta.url));
const groups = Object.fromEntries(
  readdirSync(ANSWERS)
    .toSorted()
    .map((file) => [file, JSON.parse(readFileSync(join(ANSWERS, file), 'utf8')) as Row[]]),
);

const SEARCH = catalogueSearch(CATALOGUE);

const SETTLING = new Set(CATALOGUE.filter((one) => isGeneric(one) || one.settles).map(({ id }) => id));

/** The offer: an intervention that settles a thing not understood yet is none. */
function chosenFor({ text, sector, size }: Row): string | undefined {
  const chosen = chooseIntervention(readProblem(text), sectorsOf(sector), size, SEARCH, text);
  return chosen === null || isGeneric(chosen) || chosen.settles === true ? undefined : chosen.id;
}

const answeredWrongly = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => {
    const chosen = chosenFor(row);
    if (chosen === undefined || chosen === row.id) return [];
    const { process, symptom } = readProblem(row.text);
    return [
      `${row.text} (${row.sector}, ${row.size})\n  ${process}/${symptom}: ${chosen}, should be ${row.id}`,
    ];
  });

test.each(Object.entries(groups))(
  'the problems of %s are answered as a consultant answers them, or left open',
  (_file, rows) => {
    const wrong = answeredWrongly(rows);
    expect(wrong, wrong.join('\n')).toEqual([]);
  },
);

test('at most 3 in 100 problems are left open', () => {
  const all = Object.values(groups).flat();
  const open = all.filter((row) => chosenFor(row) === undefined && !SETTLING.has(row.id));
  expect(open.length / all.length, open.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.03);
});

test('every answer that is expected is in the catalogue', () => {
  const ids = new Set(CATALOGUE.map(({ id }) => id));
  const expected = Object.values(groups).flatMap((rows) => rows.map(({ id }) => id));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.filter((id) => !ids.has(id))).toEqual([]);
});

/** A problem as reports name it: in the words of its answer, else in those of its reading. */
function labelOf(row: Row, locale: Locale): string {
  const { process, symptom } = readProblem(row.text);
  const { pairs, processes } = RESOURCES[locale].reading;
  const said: unknown = process === 'other' ? undefined : (pairs[process] as Record<string, string>)[symptom];
  return interventionWords(row.id, locale)?.problem ?? (typeof said === 'string' ? said : processes[process]);
}

test('each problem is named as an owner would name it, in the words of its answer; the file is read line by line', async () => {
  const lines = Object.values(groups)
    .flat()
    .map((row) => [row.text, ...LOCALES.map((locale) => labelOf(row, locale)), row.id].join(' | '));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../../../../tests/cases/answers.txt');
});
