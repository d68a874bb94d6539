import { describe, expect, test } from 'vitest';
import { readContent } from '../../../../scripts/lib/content.mjs';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import { catalogueSearch } from '#features/consulting/report/catalogue/catalogue-search.rules.ts';
import { chooseIntervention } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { LOCALES } from '#shared/languages.ts';
import { templateMistakes } from './template-files.schema.ts';
import { suggestTemplate } from './template.rules.ts';
import { TEMPLATE_PHRASES, templateChoices, templateFigures, templateWords } from './template.texts.ts';
import { TEMPLATES } from './template.values.ts';

const SEARCH = catalogueSearch(CATALOGUE);
const files = await readContent();

test('the files of the templates are whole', () => {
  expect(templateMistakes(files)).toEqual([]);
});

test.each([
  ['es/templates/garage.json', '"calls":', '"callz":', 'problems.calls', 'problems.callz'],
  ['templates/garage.json', '"row": "calls"', '"row": "cals"', 'chapters.questions.missed.proposes'],
  [
    'templates/garage.json',
    '"answerIn": "headcount"',
    '"answerIn": "heads"',
    'chapters[0].questions[2].proposes.answerIn',
  ],
  ['en/templates/hotel.json', '"few": "', '"fewer": "', 'questions.direct.choices'],
])('a mistake in %s is named with its key', (file, from, to, ...keys) => {
  const text = files.get(file) ?? '';
  expect(text).toContain(from);
  const found = templateMistakes(new Map([...files, [file, text.replace(from, to)]]));
  expect(found.map((mistake) => [mistake.file, mistake.key])).toEqual(keys.map((key) => [file, key]));
});

test('a file of a template that the program does not know is named', () => {
  const found = templateMistakes(new Map([...files, ['templates/circus.json', '{}']]));
  expect(found).toMatchObject([{ file: 'templates/circus.json', key: '' }]);
});

const CASES = TEMPLATES.flatMap((id) => LOCALES.map((locale) => [id, locale] as const));

describe.each(CASES)('%s in %s', (id, locale) => {
  const { problems, sectors } = templateFigures(id);
  const words = templateWords(id, locale);

  test.each(problems.map((problem) => [problem.id, problem] as const))(
    'the rules read %s as the template says, and the catalogue answers it once confirmed',
    (_, problem) => {
      const text = words.problems[problem.id] ?? '';
      const reading = { process: problem.process, symptom: problem.symptom };
      expect(readProblem(text)).toEqual(reading);
      const intervention = chooseIntervention(
        { ...reading, isConfirmed: true },
        sectors,
        'small',
        SEARCH,
        text,
      );
      expect(intervention?.match.process).toBe(problem.process);
    },
  );

  test('it is suggested for a company of that sector', () => {
    expect(suggestTemplate(words.name, TEMPLATE_PHRASES)).toBe(id);
  });

  test('no two of its rows say the same', () => {
    const texts = [
      ...Object.values(words.problems),
      ...Object.values(words.strengths),
      ...Object.values(words.questions).map(({ text }) => text),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test.each([
  ['Taller de mecanizado', 'manufacturer'],
  ['Taller mecánico', 'garage'],
  ['Tienda de ropa infantil', 'shop'],
  ['Distribución de bebidas a hostelería', 'distributor'],
  ['Agencia de transporte', 'haulier'],
  ['Bar de tapas', 'restaurant'],
  ['Conservatorio de música', 'school'],
  ['Aceite de oliva', 'bakery'],
  ['Dental clinic', 'clinic'],
  ['Barcelona', null],
  ['', null],
])('for %s it suggests %s', (sector, id) => {
  expect(suggestTemplate(sector, TEMPLATE_PHRASES)).toBe(id);
});

test('the templates are listed by name in each language', () => {
  for (const locale of LOCALES) {
    const names = templateChoices(locale).map(({ name }) => name);
    expect(names).toHaveLength(TEMPLATES.length);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, locale)));
  }
});
