import { expect, test } from 'vitest';
import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { isOfAnotherTrade, sheetOf } from './intervention-sheet.rules.ts';

const wordsOf = (id: string) => interventionWords(id, 'es');
const ofHealth = CATALOGUE.find(({ id }) => id === 'planning-care-lists');
const anybody = CATALOGUE.find(({ match }) => match.sectors.length === 0);

test('an intervention of another trade is told apart; one of any trade is none', () => {
  expect(ofHealth && isOfAnotherTrade(ofHealth, ['construction'])).toBe(true);
  expect(ofHealth && isOfAnotherTrade(ofHealth, [])).toBe(true);
  expect(ofHealth && isOfAnotherTrade(ofHealth, ofHealth.match.sectors)).toBe(false);
  expect(anybody && isOfAnotherTrade(anybody, ['construction'])).toBe(false);
});

test('a sheet has every word of it, for the size of the company, with the words that speak for it', () => {
  const intervention = CATALOGUE.find(({ id }) => id === 'supplier-invoice-capture');
  const words = wordsOf('supplier-invoice-capture');
  if (!intervention || !words) throw new Error('The catalogue has no supplier-invoice-capture.');
  const asked = {
    size: 'small',
    sectors: [],
    description: 'Las facturas de proveedores se teclean a mano',
  } as const;
  const sheet = sheetOf(intervention, { words, hangsOn: [] }, asked);
  expect(sheet).toMatchObject({
    first: words.first,
    lasting: words.lasting,
    risk: words.risk,
    weeks: intervention.weeks.small,
    setupHighCents: intervention.setupEuros.small[1] * 100,
  });
  expect(
    sheetOf(intervention, { words, hangsOn: [] }, { ...asked, description: 'El tejado gotea' }).because,
  ).toEqual([]);
});
