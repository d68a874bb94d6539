import { describe, expect, test } from 'vitest';
import en from '#i18n/en/report.json' with { type: 'json' };
import es from '#i18n/es/report.json' with { type: 'json' };
import type { TextTree } from '#shared/text.ts';
import { bigSnapshot, readCase } from '#tests/report-case.ts';
import { leaves } from '#tests/dictionary.ts';
import { buildReportModel } from '#features/consulting/report/document/model.rules.ts';
import { writeReport } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

const LANGUAGES = [
  {
    locale: 'es',
    texts: es,
    other: en,
    phases: ['4-6 semanas', '2-3 meses', '1-2 meses', '1 mes', 'continuo'],
  },
  {
    locale: 'en',
    texts: en,
    other: es,
    phases: ['4-6 weeks', '2-3 months', '1-2 months', '1 month', 'ongoing'],
  },
] as const;

const write = (snapshot: ReportSnapshot, _: TextTree, locale: 'es' | 'en') => writeReport(snapshot, locale);

function tiny(level = 3, description = 'Algo concreto'): ReportSnapshot {
  return {
    company: { id: 1, name: 'Uno', sector: 'Ensayos', size: 'small', structure: 'simple' },
    products: [{ id: 1, name: 'Pieza', description: 'Una pieza', type: 'product' }],
    departments: [{ id: 1, name: 'Taller', function: 'Todo', digitalizationLevel: level }],
    problems: [{ id: 1, description, priority: level }],
    strengths: [{ id: 1, description: 'Buen trato', impact: level }],
  };
}

const PROFILES: [string, ReportSnapshot][] = [
  ...['conservas-nutrimar', 'estudio-marta-soler', 'harrow-vale-group'].map(
    (name): [string, ReportSnapshot] => [name, readCase(name).snapshot],
  ),
  ...[1, 2, 3, 4, 5].map((level): [string, ReportSnapshot] => [`one row at level ${level}`, tiny(level)]),
  ...[8, 16, 60, 200].map((count): [string, ReportSnapshot] => [`${count} rows`, bigSnapshot(count)]),
  [
    'two equal rows',
    {
      ...bigSnapshot(8),
      departments: bigSnapshot(8).departments.map((row) => ({ ...row, digitalizationLevel: 3 })),
      problems: bigSnapshot(8).problems.map((row) => ({
        ...row,
        description: 'La web no vende',
        priority: 4,
      })),
      strengths: bigSnapshot(8).strengths.map((row) => ({ ...row, impact: 2 })),
    },
  ],
  ['nothing but a company', { ...tiny(), products: [], departments: [], problems: [], strengths: [] }],
];

describe.each(LANGUAGES)('in $locale', ({ locale, texts, other, phases }) => {
  describe.each(PROFILES)('%s', (_, snapshot) => {
    const report = write(snapshot, texts, locale);
    const whole = Object.values(report).join('\n\n');

    test('the analysis names every row with its figure', () => {
      for (const row of snapshot.products) expect(report.analysis).toContain(row.description);
      for (const { name, function: work, digitalizationLevel } of snapshot.departments) {
        const line = report.analysis.split('\n').find((text) => text.startsWith(`• ${name} (`));
        expect(line).toContain(`${digitalizationLevel}/5`);
        expect(line).toContain(work);
      }
      for (const { description, rating } of [
        ...snapshot.problems.map((row) => ({ ...row, rating: row.priority })),
        ...snapshot.strengths.map((row) => ({ ...row, rating: row.impact })),
      ]) {
        const lines = report.analysis.split('\n').filter((text) => text.includes(description));
        expect(lines.some((line) => line.includes(`${rating}/5`))).toBe(true);
      }
    });

    test('every recommendation quotes its row', () => {
      const marks = locale === 'es' ? ['«', '»'] : ['“', '”'];
      for (const { kind, rowId } of buildReportModel(snapshot).recommendations) {
        const rows = {
          problem: snapshot.problems,
          department: snapshot.departments,
          strength: snapshot.strengths,
        };
        const row = rows[kind].find(({ id }) => id === rowId);
        const typed = row && ('description' in row ? row.description : row.name);
        expect(report.recommendations).toContain(`• ${marks[0]}${typed}${marks[1]} (`);
      }
    });

    test('the five phases have the durations of the specification', () => {
      const found = report.aiArchitecture
        .match(/^(?:Fase|Phase) \d\. .*$/gm)
        ?.map((line) => line.split(': ')[1]);
      expect(found).toEqual(phases);
    });

    test('has no leftover placeholders or stray whitespace', () => {
      expect(whole).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object/);
      expect(whole).not.toMatch(/ {2}| [,.;:)]|[,;:]{2}|(?<!\.)\.\.(?!\.)|\.[»”]\.|\( |«»|“”|\n{3}| \n|\n /);
      expect(whole).not.toMatch(
        /\b1 (?:productos|servicios|departamentos|problemas|fortalezas|products|services|departments|problems|strengths)\b/,
      );
      expect(whole).not.toMatch(/(?<![\d/(-])\b0 \p{L}/u);
      for (const line of whole.split('\n')) expect(line).toBe(line.trim());
    });

    test('every paragraph is a sentence', () => {
      const blocks = whole.split('\n\n').filter((block) => !/^(?:•|\d+\.|Fase \d|Phase \d)/.test(block));
      for (const block of blocks) expect(block).toMatch(/[.:]$/);
    });

    test('uses one language', () => {
      const foreign = leaves(other)
        .flatMap(([, text]) => text.split(/\{\{\w+\}\}/))
        .map((text) => text.trim())
        .filter((text) => text.length > 14 && !leaves(texts).some(([, own]) => own.includes(text)));
      const rows = JSON.stringify(snapshot);
      expect(foreign.filter((text) => whole.includes(text) && !rows.includes(text))).toEqual([]);
    });
  });

  test.each([1, 2, 3, 4, 5])('uses the singular with one row in each list, at level %i', (level) => {
    const whole = Object.values(write(tiny(level), texts, locale)).join('\n');
    expect(whole).not.toMatch(/Ning[uú]n|el primero de la lista|más apremiante|4 o 5\)?\.? (?:y|Conviene)/);
    expect(whole).not.toMatch(
      /\bNo (?:problem|department|strength)\b|first problem on the list|most pressing/,
    );
  });

  test.each([
    ['small', locale === 'es' ? 'ligera y de bajo coste' : 'light and low-cost'],
    ['medium', locale === 'es' ? 'modular y escalable' : 'modular and scalable'],
    ['large', locale === 'es' ? 'robusta de nivel empresarial' : 'robust enterprise'],
  ] as const)('a %s company gets an architecture that is %s', (size, words) => {
    const base = tiny();
    expect(write({ ...base, company: { ...base.company, size } }, texts, locale).aiArchitecture).toContain(
      words,
    );
  });

  test.each([
    '{{count}} {{level}} $& $1',
    '<b>x</b> **y** # z',
    'a "b" \'c\' «d» “e”',
    '__proto__',
    '\\n %s',
  ])('a row with the text %j is quoted, never interpreted', (typed) => {
    const plain = write(tiny(4), texts, locale);
    const report = write(tiny(4, typed), texts, locale);
    expect(report.analysis).toContain(typed);
    expect(report.recommendations).toContain(typed);
    expect(report.recommendations.split('\n').length).toBe(plain.recommendations.split('\n').length);
  });

  test('line breaks in a row do not change the layout', () => {
    const flat = write(tiny(4, 'uno dos • tres'), texts, locale);
    expect(write(tiny(4, 'uno\r\ndos\n\n\t• tres\n'), texts, locale)).toEqual(flat);
  });
});

test('Spanish lists use "e" before the sound i, also inside quotation marks', () => {
  const base = tiny(1);
  const departments = ['Almacén', 'Informática'].map((name, index) => ({
    id: index + 1,
    name,
    function: 'x',
    digitalizationLevel: 1,
  }));
  expect(write({ ...base, departments }, es, 'es').analysis).toContain('«Almacén» e «Informática»');
});

test('throws with the key of a missing text', () => {
  expect(() => write(tiny(), {}, 'es')).toThrow('analysis.company.title');
});

test('is deterministic and does not mutate the profile', () => {
  const snapshot = bigSnapshot(60);
  const before = structuredClone(snapshot);
  expect(write(snapshot, es, 'es')).toEqual(write(snapshot, es, 'es'));
  expect(snapshot).toEqual(before);
});
