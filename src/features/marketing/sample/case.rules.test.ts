import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importCaseSchema } from './case.schema.ts';
import { readCase } from './case.rules.ts';

const CASE = readFileSync('tests/cases/queseria-valdeon.json', 'utf8');

test('a pasted case is a company with its brand and products, and passes the schema', () => {
  const read = readCase(CASE);
  const { company, products } = importCaseSchema.parse(read);
  expect(company).toMatchObject({
    name: 'Quesería Picos de Valdeón',
    targetAudienceType: 'both',
    tone: 'friendly',
    brandColors: ['#1d3b6f', '#e7b10a', '#f7f3ea'],
  });
  expect(products.map(({ name, price }) => [name, price])).toEqual([
    ['Azul de cueva', '18,50 €/kg'],
    ['Caja de degustación', '34 €'],
    ['Taller de cata para empresas', 'desde 290 €'],
  ]);
});

test('a company with nested products is read too, and unknown fields are dropped', () => {
  const text = JSON.stringify({ name: 'X', sector: 'Y', id: 7, products: [{ name: 'P', sku: '1' }, 'no'] });
  expect(readCase(text)).toEqual({ company: { name: 'X', sector: 'Y' }, products: [{ name: 'P' }] });
});

test.each(['', 'Quesería', '[]', '12', 'null', '{"products":[]}', '{"company":{"name":7}}'])(
  '%s is no case',
  (text) => {
    expect(readCase(text)).toBeUndefined();
  },
);
