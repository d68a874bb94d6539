import { expect, test } from 'vitest';
import { hasTime, provesByFigure, says } from './says.rules.ts';

const OFFER = {
  en: 'Borrow two plates and try them for a fortnight',
  es: 'Le prestamos dos platos para que los pruebe quince días',
};
const PROOF = {
  en: 'Fourteen restaurants in Cádiz and Seville use Albero every day',
  es: 'Catorce restaurantes de Cádiz y Sevilla usan Albero a diario',
};

test.each([
  [OFFER.en, 'Borrow two plates and try them on your own table for a fortnight.'],
  [OFFER.en, 'Send us a message, and we will lend you 2 plates for a fortnight.'],
  [OFFER.en, 'Borrow two and try them for a fortnight.'],
  [OFFER.es, 'Le prestamos dos platos durante quince días, para que los pase por su lavavajillas.'],
  [OFFER.es, 'Le prestamos 2 para que los pruebe 15 días.'],
  [PROOF.en, 'You break plates. Fourteen restaurants in Cádiz and Seville use it every day.'],
  [PROOF.en, '14 restaurants use it in Seville and Cádiz.'],
  [PROOF.es, 'La usan a diario 14 restaurantes de Cádiz y de Sevilla.'],
  ['The glaze keeps its colour after 2,000 cycles', 'After 2,000 cycles the glaze still has its colour.'],
  ['La primera pieza, con portes pagados', 'Le pagamos los portes de su primera pieza.'],
])('“%s” is said by “%s”', (typed, text) => {
  expect(says(text, typed)).toBe(true);
});

test.each([
  [OFFER.en, 'Borrow three plates and try them for a fortnight.'],
  [OFFER.en, 'When two plates break, you replace both.'],
  [OFFER.en, 'Send us a message.'],
  [OFFER.es, 'Le prestamos tres platos durante quince días.'],
  [OFFER.es, 'Se le rompen dos platos en quince días.'],
  [PROOF.en, 'Forty restaurants in Cádiz and Seville use it every day.'],
  [PROOF.es, 'La usan muchos restaurantes de Cádiz.'],
  ['The glaze keeps its colour after 2,000 cycles', 'The glaze keeps its colour after 500 cycles.'],
  ['La primera pieza, con portes pagados', 'Una pieza de queso azul.'],
])('“%s” is not said by “%s”', (typed, text) => {
  expect(says(text, typed)).toBe(false);
});

test.each([
  ['It lasts for ten years.', true],
  ['Dura al menos diez años.', true],
  ['After 2,000 washes.', true],
  ['A plate costs €14.50.', false],
  ['El plato cuesta 14,50 €.', false],
  ['We lend you two plates.', false],
  ['Un plato y una taza.', false],
])('“%s” proves by a figure: %s', (text, isProof) => {
  expect(provesByFigure(text, `${OFFER.en} ${OFFER.es}`)).toBe(isProof);
});

test.each([
  ['We replace it free of charge within five days.', true],
  ['Se lo reponemos gratis en 5 días.', true],
  ['We replace it free of charge.', false],
  ['Enviamos otra.', false],
])('“%s” gives a time: %s', (text, isTime) => {
  expect(hasTime(text)).toBe(isTime);
});
