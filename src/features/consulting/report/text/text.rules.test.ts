// One long file for what every text of every profile guarantees, in both languages.
import { opening } from './quote.rules.ts';
import { describe, expect, test } from 'vitest';
import en from '#i18n/en/report.json' with { type: 'json' };
import es from '#i18n/es/report.json' with { type: 'json' };
import { bigSnapshot, readCase } from '#tests/report-case.ts';
import { leaves } from '#tests/dictionary.ts';
import { buildReportModel } from '#features/consulting/report/plan/recommendations.rules.ts';
import { composeReport } from '#features/consulting/report/draft/compose.rules.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { reportSources, writeReport } from '#features/consulting/report/report.texts.ts';
import type { Locale } from '#shared/languages.ts';
import { blockLines } from '#tests/report-document.ts';
import { CASES, compose, MADE_AT } from '#tests/report-measures.ts';
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

const write = (snapshot: ReportSnapshot, locale: Locale) => writeReport(snapshot, locale);

/** Problems are numbered by priority, of equal ones in the order of the profile. */
const numbersOf = ({ problems }: ReportSnapshot) =>
  new Map(
    problems
      .toSorted((a, b) => b.priority - a.priority)
      .map(({ id }, index): [number, string] => [id, `P${index + 1}`]),
  );

/** Every line that the document prints, with its three stored texts. */
const linesOf = ({ parts, notes }: ReportDocument) =>
  [...notes.map(({ text }) => text), ...parts.flatMap(({ blocks }) => blocks.flatMap(blockLines))].filter(
    (line) => line !== '',
  );

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
  ...CASES.flatMap((name): [string, ReportSnapshot][] => [
    [name, readCase(name).snapshot],
    [`${name} as typed`, readCase(name, { figures: false }).snapshot],
  ]),
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
    const composed = compose(snapshot, locale);
    const report = composed.texts;
    const whole = linesOf(composed.document).join('\n\n');

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

    test('every recommendation names its row: a problem by its number, the others by their words', () => {
      const marks = locale === 'es' ? ['«', '»'] : ['“', '”'];
      const numbers = numbersOf(snapshot);
      for (const { kind, rowId } of buildReportModel(snapshot).recommendations) {
        if (kind === 'problem') {
          expect(report.recommendations).toContain(`• ${numbers.get(rowId)} · `);
          continue;
        }
        const rows = { department: snapshot.departments, strength: snapshot.strengths };
        const row = rows[kind].find(({ id }) => id === rowId);
        const typed = row && ('description' in row ? row.description : row.name);
        expect(report.recommendations).toContain(`• ${marks[0]}${typed}${marks[1]} (`);
      }
    });

    test('the analysis quotes each problem once, whole and behind its number, and the recommendations a long one by its beginning', () => {
      const marks = locale === 'es' ? ['«', '»'] : ['“', '”'];
      const numbers = numbersOf(snapshot);
      // The letter names a problem by its first words, which may be all of them.
      const everything = JSON.stringify(composed.document.parts.filter(({ id }) => id !== 'letter'));
      const times = (text: string, within: string) =>
        within.split(JSON.stringify(text).slice(1, -1)).length - 1;
      for (const { id, description } of snapshot.problems) {
        const alike = snapshot.problems.filter((row) => row.description === description).length;
        const quoted = `${numbers.get(id)} · ${marks[0]}${description}${marks[1]}`;
        const isLong = description.split(/\s+/u).length > 20;
        const named = isLong ? opening(description, 20) : description;
        expect(report.recommendations).toContain(`• ${numbers.get(id)} · ${marks[0]}${named}${marks[1]} (`);
        expect(times(quoted, JSON.stringify(report.analysis))).toBe(1);
        expect(times(`${marks[0]}${description}${marks[1]}`, everything)).toBe((isLong ? 1 : 2) * alike);
      }
    });

    test('a problem of priority 1 is monitored: what to watch, when to reconsider, and no action for it alone', () => {
      const monitored = snapshot.problems.filter(({ priority }) => priority === 1);
      const sharper = new Set(snapshot.problems.filter((row) => row.priority > 1).map(({ id }) => id));
      for (const { rowIds } of composed.figures.actions)
        expect(rowIds.length === 0 || rowIds.some((id) => sharper.has(id))).toBe(true);
      for (const { id } of monitored) {
        const line = report.recommendations
          .split('\n')
          .find((each) => each.startsWith(`• ${numbersOf(snapshot).get(id)} · `));
        expect(line).toMatch(
          locale === 'es'
            ? /en seguimiento\. A vigilar: .+\. Reconsidérelo en la próxima revisión, o antes si /
            : /monitor\. To watch: .+\. Reconsider it at the next review, or sooner if /,
        );
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
        /(?<![\d.,–/-])1 (?:productos|servicios|departamentos|problemas|fortalezas|personas|incidencias|meses|acciones|semanas|products|services|departments|problems|strengths|people|incidents|months|actions|weeks)\b/,
      );
      expect(whole).not.toMatch(/(?<![\d/(-])\b0 \p{L}/u);
      for (const line of whole.split('\n')) expect(line).toBe(line.trim());
    });

    test('every paragraph is a sentence', () => {
      const paragraphs = composed.document.parts
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'sheet' ? block.blocks : [block]))
        .filter((block) => block.kind === 'paragraph');
      for (const { text } of paragraphs) {
        expect(text).toMatch(/[.:]$|^Dear .*,$/);
        expect(text).toMatch(/^[\p{Lu}\p{N}«“¿€−]/u);
      }
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
    const whole = Object.values(write(tiny(level), locale)).join('\n');
    expect(whole).not.toMatch(
      /Ning[uú]n (?:problema|departamento)|Ninguna (?:acción|fortaleza)|el primero de la lista|más apremiante|4 o 5\)?\.? (?:y|Conviene)/,
    );
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
    expect(write({ ...base, company: { ...base.company, size } }, locale).aiArchitecture).toContain(words);
  });

  test.each([
    '{{count}} {{level}} $& $`',
    '<b>x</b> **y** # z',
    'a "b" \'c\' «d» “e”',
    '__proto__',
    '\\n %s',
  ])('a row with the text %j is quoted, never interpreted', (typed) => {
    const plain = write(tiny(4), locale);
    const report = write(tiny(4, typed), locale);
    expect(report.analysis).toContain(typed);
    expect(JSON.stringify(compose(tiny(4, typed), locale).document)).toContain(
      JSON.stringify(typed).slice(1, -1),
    );
    expect(report.recommendations.split('\n').length).toBe(plain.recommendations.split('\n').length);
  });

  test('line breaks in a row do not change the layout', () => {
    const flat = write(tiny(4, 'uno dos • tres'), locale);
    expect(write(tiny(4, 'uno\r\ndos\n\n\t• tres\n'), locale)).toEqual(flat);
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
  expect(write({ ...base, departments }, 'es').analysis).toContain('«Almacén» e «Informática»');
});

test('throws with the key of a missing text', () => {
  const sources = reportSources('es');
  expect(() =>
    composeReport({
      ...sources,
      tables: { ...sources.tables, prose: {} },
      snapshot: tiny(),
      edits: [],
      face: null,
      madeAt: MADE_AT,
    }),
  ).toThrow('recommendations.medium.title');
});

test('is deterministic and does not mutate the profile', () => {
  const snapshot = bigSnapshot(60);
  const before = structuredClone(snapshot);
  expect(write(snapshot, 'es')).toEqual(write(snapshot, 'es'));
  expect(snapshot).toEqual(before);
});
