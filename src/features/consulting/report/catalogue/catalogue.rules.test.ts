import { expect, test } from 'vitest';
import { everySize, intervention } from '#tests/builders/figures.ts';
import { catalogueSearch } from './catalogue-search.rules.ts';
import { applyOverrides, chooseIntervention, interventionChooser } from './catalogue.rules.ts';
import { sectorsOf } from './sectors.rules.ts';

const manual = { process: 'quotes', symptom: 'manual' } as const;
const any = intervention({ id: 'any', match: { process: 'quotes' } });
const generic = intervention({ id: 'generic' });

test('a match by sector beats one by symptom, and that one by size', () => {
  const bySize = intervention({ id: 'size', match: { process: 'quotes', sizes: ['small'] } });
  const bySymptom = intervention({ id: 'symptom', match: { process: 'quotes', symptoms: ['manual'] } });
  const bySector = intervention({ id: 'sector', match: { process: 'quotes', sectors: ['food'] } });
  const chosen = (...catalogue: (typeof any)[]) =>
    chooseIntervention(manual, ['food'], 'small', catalogueSearch([any, ...catalogue]))?.id;
  expect(chosen()).toBe('any');
  expect(chosen(bySize)).toBe('size');
  expect(chosen(bySize, bySymptom)).toBe('symptom');
  expect(chosen(bySize, bySymptom, bySector)).toBe('sector');
});

test('of equally particular ones the first of the catalogue is chosen', () => {
  const twin = { ...any, id: 'twin' };
  expect(chooseIntervention(manual, [], 'large', catalogueSearch([any, twin]))?.id).toBe('any');
  expect(chooseIntervention(manual, [], 'large', catalogueSearch([twin, any]))?.id).toBe('twin');
});

test('what does not match is not chosen, and the generic one answers instead', () => {
  const others = [
    intervention({ id: 'symptom', match: { process: 'quotes', symptoms: ['lost'] } }),
    intervention({ id: 'sector', match: { process: 'quotes', sectors: ['health'] } }),
    intervention({ id: 'size', match: { process: 'quotes', sizes: ['large'] } }),
    intervention({ id: 'process', match: { process: 'orders' } }),
  ];
  expect(chooseIntervention(manual, ['food'], 'small', catalogueSearch([...others, generic]))?.id).toBe(
    'generic',
  );
  expect(chooseIntervention(manual, ['food'], 'small', catalogueSearch(others))).toBeNull();
  expect(interventionChooser(['food'], 'small', [...others, generic])(manual, '')?.id).toBe('generic');
});

test('an intervention about a matter answers only texts that speak of it, and before all others', () => {
  const fewReviews = intervention({
    id: 'few',
    match: { process: 'reviews', about: ['pocas resen', 'few review'] },
  });
  const bySector = intervention({ id: 'sector', match: { process: 'reviews', sectors: ['hospitality'] } });
  const choose = interventionChooser(['hospitality'], 'small', [fewReviews, bySector, generic]);
  const reading = { process: 'reviews', symptom: 'none' } as const;
  expect(choose(reading, 'Tenemos muy pocas RESEÑAS en Google')?.id).toBe('few');
  expect(choose(reading, 'Reviews are few and old')?.id).toBe('few');
  expect(choose(reading, 'Nadie contesta las reseñas')?.id).toBe('sector');
});

test('a phrase that leaves no doubt is answered whatever it is read as, unless a consultant has put it elsewhere', () => {
  const returned = intervention({
    id: 'returned',
    match: { process: 'collections', about: ['devuelt'], anywhere: ['recibos devuelv'] },
  });
  const choose = interventionChooser([], 'small', [any, returned, generic]);
  const text = 'Los recibos del comedor se devuelven';
  expect(choose({ ...manual, isConfirmed: false }, text)?.id).toBe('returned');
  expect(choose({ ...manual, isConfirmed: true }, text)?.id).toBe('any');
  expect(choose(manual, 'Los recibos van tarde')?.id).toBe('any');
});

test('the intervention that a consultant chose comes before any that fits better; one that is gone is passed over', () => {
  const choose = interventionChooser([], 'small', [any, generic]);
  expect(choose({ ...manual, interventionId: 'generic' }, '')?.id).toBe('generic');
  expect(choose({ ...manual, interventionId: 'gone' }, '')?.id).toBe('any');
});

test("the firm's figures replace the file's and count as confirmed", () => {
  const [changed, kept, sourced] = applyOverrides(
    [any, generic, intervention({ id: 'sourced', figuresSource: 'INE 2026' })],
    new Map([['any', { weeks: everySize(9), savedShare: null, figuresSource: 'Own projects, 2026' }]]),
  );
  expect(changed).toMatchObject({
    weeks: everySize(9),
    effort: any.effort,
    figuresSource: 'Own projects, 2026',
    isConfirmed: true,
  });
  expect([kept?.isConfirmed, sourced?.isConfirmed]).toEqual([false, true]);
});

test('sectors are read in both languages', () => {
  const cases: [string, string[]][] = [
    ['Conservas de pescado', ['food', 'manufacturing']],
    ['Fish canning: food manufacturing', ['food', 'manufacturing']],
    ['Fundición para automoción (IATF 16949)', ['manufacturing', 'automotive']],
    ['Car workshop', ['automotive']],
    ['Wholesale distribution of catering disposables', ['retail']],
    ['Suministros para hostelería', []],
    ['Taller mecánico', ['automotive']],
    ['Grupo hospitalario', ['health']],
    ['Hospitality', ['hospitality']],
    ['Hotel y restaurante', ['hospitality']],
    ['Distribución de ferretería', ['retail']],
    ['Traductora autónoma', ['professional']],
    ['Ayuntamiento', ['public']],
    ['Fundación sin ánimo de lucro', ['association']],
    ['Colegio concertado', ['education']],
    ['Transporte y logística', ['logistics']],
    ['Construction company', ['construction']],
    ['Ensayos', []],
  ];
  for (const [typed, sectors] of cases) expect([typed, sectorsOf(typed)]).toEqual([typed, sectors]);
});
