import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { profileOf, problem, department } from '#tests/builders/figures.ts';
import { compose } from '#tests/report-measures.ts';
import { blockLines } from '#tests/report-document.ts';
import { fitSheet, recordNames } from './fit.rules.ts';
import listed from './particular-nouns.json' with { type: 'json' };

const EMPTY = recordNames(profileOf({ departments: [] }));

test.each(LOCALES)('no sheet names a noun of a trade that an empty record does not name (%s)', (locale) => {
  const nouns = Object.values(listed).map(
    (family) => new RegExp(`\\b(?:${family.nouns[locale].join('|')})\\b`, 'u'),
  );
  const named = CATALOGUE.flatMap(({ id }) => {
    const sheet = interventionWords(id, locale);
    if (sheet === undefined) return [];
    const { words, hangsOn } = fitSheet(sheet, EMPTY, locale);
    const { title, first, lasting, before, risk, kpi, kpiHow, tool, toolMust, problem: name = '' } = words;
    const printed = [
      name,
      ...(words.cases ?? []),
      first,
      lasting,
      before,
      risk,
      kpi,
      kpiHow,
      tool,
      ...toolMust,
    ];
    // A title that hangs on such a noun is a point of the gate.
    const texts = hangsOn.length > 0 ? printed : [title, ...printed];
    const found = nouns.flatMap((noun) => noun.exec(foldText(texts.join(' . ')))?.[0] ?? []);
    return found.length === 0 ? [] : [`${id}: ${found.join(', ')}`];
  });
  expect(named).toEqual([]);
});

test.each(LOCALES)(
  'a sheet of any trade keeps its first step, its tool and its figure for any record (%s)',
  (locale) => {
    const poor = CATALOGUE.filter(
      ({ match }) => match.sectors.length === 0 && match.about === undefined && match.anywhere === undefined,
    ).flatMap(({ id }) => {
      const sheet = interventionWords(id, locale);
      if (sheet === undefined) return [];
      const { words } = fitSheet(sheet, EMPTY, locale);
      return words.first && words.tool && words.kpi && words.toolMust.length >= 2 ? [] : [id];
    });
    expect(poor).toEqual([]);
  },
);

test.each(LOCALES)(
  'the law of a country is said to its companies alone, in no sentence with another (%s)',
  (locale) => {
    const laws = { ES: listed.spain, GB: listed.britain } as const;
    for (const [country, other] of [
      ['ES', 'GB'],
      ['GB', 'ES'],
    ] as const) {
      const own = recordNames(profileOf({ company: { ...profileOf({}).company, country } }));
      const [its, foreign] = [country, other].map(
        (each) => new RegExp(`\\b(?:${laws[each as 'ES' | 'GB'].nouns[locale].join('|')})\\b`, 'u'),
      );
      let said = 0;
      for (const { id } of CATALOGUE) {
        const sheet = interventionWords(id, locale);
        if (sheet === undefined) continue;
        const text = foldText(JSON.stringify(fitSheet(sheet, own, locale).words));
        expect([id, foreign?.exec(text)?.[0]]).toEqual([id, undefined]);
        said += its?.test(text) === true ? 1 : 0;
      }
      expect(said).toBeGreaterThanOrEqual(5);
    }
  },
);

const withText = (description: string, sector = 'Preparación de corcho') =>
  recordNames(
    profileOf({
      departments: [department(1, 3)],
      problems: [problem(1, { description, priority: 4 })],
      company: { ...profileOf({}).company, sector },
    }),
  );
const van = interventionWords('van-stock', 'es');

test('what the record names stays, by its sector or by a word of the family', () => {
  if (van === undefined) throw new Error('The catalogue has no van-stock.');
  expect(fitSheet(van, EMPTY, 'es').hangsOn).toEqual(['furgonetas', 'almacen']);
  for (const names of [
    withText('A la furgoneta le falta material'),
    withText('Tarde', 'Transporte de mercancías'),
  ]) {
    const { words, hangsOn } = fitSheet(van, names, 'es');
    expect(hangsOn).toEqual([]);
    expect(words.kpiHow).toBe(van.kpiHow);
  }
  // "se van" is no van.
  expect(fitSheet(van, withText('Los clientes se van'), 'es').hangsOn).toEqual(['furgonetas', 'almacen']);
});

/** Sheets that were chosen by hand for firms of other trades, and what was printed in them. */
test.each([
  ['es', 'margin-by-line', 'stock', /raci[oó]n|receta|tique|cincuenta referencias|caja/],
  ['en', 'stock-visible-to-sellers', 'stock', /pallet|sales manager|vans|branches|\breps\b/i],
  ['en', 'wrong-part-ordered', 'stock', /chassis/],
  ['es', 'stage-payments', 'collections', /material|remates/],
  ['es', 'quality-check-at-source', 'quality', /cámara/],
  ['en', 'papers-out-of-sight', 'privacy', /coffee|print release|per desk/],
  ['es', 'quality-recall-drill', 'quality', /programa de almacén|responsable de calidad/],
] as const)('in %s, %s says nothing of another trade', (locale, interventionId, process, foreign) => {
  const { document } = compose(
    profileOf({
      departments: [department(1, 3)],
      problems: [
        problem(1, {
          description: 'Zeppelin',
          priority: 4,
          departmentId: 1,
          reading: { process, symptom: 'other', isConfirmed: true, interventionId },
        }),
      ],
    }),
    locale,
  );
  const sheets = document.parts.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'sheet'));
  expect(sheets).toHaveLength(1);
  expect(sheets.flatMap(blockLines).join('\n')).not.toMatch(foreign);
});
