import { describe, expect, test } from 'vitest';
import { bigSnapshot, readCase } from '#tests/report-case.ts';
import { aFrozenReport, aReportDocument, documentLines, summaryOf } from '#tests/report-document.ts';
import { quote } from '#features/consulting/report/text/quote.rules.ts';
import { reportTables } from '#features/consulting/report/report.texts.ts';
import { leaves } from '#tests/dictionary.ts';

const one = bigSnapshot(4);
const PROFILES = [
  ['one row in each list', one],
  ['a medium company', readCase('conservas-nutrimar').snapshot],
  ['200 rows', bigSnapshot(200)],
  ['200 rows in each list', bigSnapshot(800)],
] as const;

describe.each(['es', 'en'] as const)('the document in %s', (locale) => {
  test.each(PROFILES)('contains the complete stored prose: %s', (_, snapshot) => {
    const report = aFrozenReport(snapshot, locale);
    const { parts } = aReportDocument(snapshot, locale);
    for (const [id, text] of [
      ['analysis', report.analysis],
      ['recommendations', report.recommendations],
      ['aiArchitecture', report.aiArchitecture],
    ] as const) {
      const lines = parts
        .find((part) => part.id === id)
        ?.blocks.filter(({ kind }) => kind !== 'figure')
        .flatMap((block) => {
          if (block.kind === 'paragraph')
            return [block.lead === null ? block.text : `${block.lead} ${block.text}`];
          if (block.kind === 'list' || block.kind === 'citations')
            return [block.items.map((i) => `• ${i}`).join('\n')];
          return block.kind === 'heading' ? [block.text] : [];
        })
        .join('\n\n');
      expect(lines?.startsWith(text)).toBe(true);
    }
  });

  test.each(PROFILES)(
    'cites every row that a recommendation is based on exactly as typed: %s',
    (_, snapshot) => {
      const table = aReportDocument(snapshot, locale)
        .parts.flatMap(({ blocks }) => blocks)
        .find((block) => block.kind === 'table');
      const cited = table?.kind === 'table' ? table.table.rows.map((row) => row[2]) : [];
      const low = snapshot.departments.filter(({ digitalizationLevel }) => digitalizationLevel <= 2);
      const high = snapshot.strengths.filter(({ impact }) => impact >= 4);
      expect(cited).toHaveLength(snapshot.problems.length + low.length + high.length);
      for (const { description } of [...snapshot.problems, ...high])
        expect(cited.some((cell) => cell?.includes(quote(description, locale)))).toBe(true);
      for (const { name } of low)
        expect(cited.some((cell) => cell?.includes(quote(name, locale)))).toBe(true);
    },
  );

  test.each(PROFILES)('leaves no placeholder unfilled: %s', (_, snapshot) => {
    expect(
      documentLines(aReportDocument(snapshot, locale)).filter((line) => /\{\{|undefined|NaN/.test(line)),
    ).toEqual([]);
  });

  test('chart figures add up to the rows of the profile', () => {
    for (const [, snapshot] of PROFILES) {
      const figures = aReportDocument(snapshot, locale)
        .parts.flatMap(({ blocks }) => blocks)
        .filter((block) => block.kind === 'figure');
      expect(figures.map(({ id }) => id)).toEqual([
        'figure-departments',
        'figure-problems',
        'figure-strengths',
        'figure-plan',
      ]);
      const total = (id: string) => {
        const chart = figures.find((figure) => figure.id === id)?.chart;
        return chart?.kind === 'bars' ? chart.bars.reduce((sum, { value }) => sum + value, 0) : 0;
      };
      expect(total('figure-problems')).toBe(snapshot.problems.length);
      expect(total('figure-strengths')).toBe(snapshot.strengths.length);
    }
  });
});

test('texts from elsewhere keep their words, with the figures after them', () => {
  const { parts } = aReportDocument(one, 'es', {
    analysis: 'Mi análisis.\n\nSegundo párrafo.',
    recommendations: 'Mis recomendaciones.',
    aiArchitecture: 'Mi arquitectura.',
  });
  expect(parts.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
    ['paragraph', 'paragraph', 'figure', 'figure', 'figure'],
    ['paragraph', 'heading', 'paragraph', 'table'],
    ['paragraph', 'figure'],
  ]);
});

test('only a report written by a model says so', () => {
  expect(aReportDocument(one, 'en').writerNote).toBeNull();
  const note = aReportDocument(one, 'en', { writer: 'model', writerModel: 'small-1' }).writerNote;
  expect(note).toContain('small-1');
});

test('each step of the summary is a different matter, however many rows mention it', () => {
  const problems = Array.from({ length: 9 }, (_, index) => ({
    id: index + 1,
    description: index < 7 ? `Los pedidos se copian a mano ${index}` : `Las facturas salen tarde ${index}`,
    priority: 5,
  }));
  const { lines } = summaryOf(aReportDocument({ ...one, problems })).steps;
  expect(lines.map(({ title }) => title)).toEqual([
    'Gestión de pedidos',
    'Facturación',
    'Área de producción',
  ]);
  expect(lines[0]?.source).toContain('6 entradas más');
});

test('the summary counts all rows of a matter before the next one, however long the profile is', () => {
  const problems = Array.from({ length: 200 }, (_, index) => ({
    id: index + 1,
    description: `Los pedidos se copian a mano ${index}`,
    priority: index < 100 ? 5 : 1,
  }));
  const strengths = [{ id: 1, description: 'Tesorería saneada', impact: 4 }];
  const { lines } = summaryOf(aReportDocument({ ...one, problems, strengths })).steps;
  expect(lines.map(({ title }) => title)).toEqual([
    'Gestión de pedidos',
    'Área de producción',
    'Solidez financiera',
  ]);
  expect(lines[0]?.source).toContain('199 entradas más');
});

test.each([
  [3, 'es', 'Los 3 departamentos están en el nivel 4 de 5.'],
  [30, 'en', 'The 30 departments all stand at level 4 of 5.'],
] as const)('%i rows of one rating are not said to run from it to itself', (count, locale, said) => {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const lines = documentLines(
    aReportDocument(
      {
        ...one,
        departments: ids.map((id) => ({
          id,
          name: `Área ${id}`,
          function: 'Varias',
          digitalizationLevel: 4,
        })),
        problems: ids.map((id) => ({ id, description: `Asunto ${id}`, priority: 4 })),
        strengths: ids.map((id) => ({ id, description: `Virtud ${id}`, impact: 4 })),
      },
      locale,
    ),
  );
  expect(lines).toContain(said);
  expect(lines.filter((line) => /La lista va|The list runs/.test(line))).toEqual([]);
});

test('both languages use every word of the layout', () => {
  const keys = (locale: 'en' | 'es') => leaves(reportTables(locale).layout).map(([key]) => key);
  expect(keys('es')).toEqual(keys('en'));
});
