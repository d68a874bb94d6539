import { expect, test } from 'vitest';
import { translateEnglish } from './translate-en.rules.ts';
import { translateSpanish } from './translate-es.rules.ts';

test.each([
  [
    'Tres quesos de 250 g, membrillo y una guía de maridaje',
    'three 250 g cheeses, quince paste and a pairing guide',
  ],
  ['Regalo listo para entregar', 'gift ready to give'],
  ['conserva 30 días en frío', 'keeps for 30 days in the fridge'],
  ['de 10 a 40 personas', 'for 10 to 40 people'],
  ['en la sede del cliente o por videollamada', 'at the client’s premises or by video call'],
  ['Imparte la maestra quesera', 'taught by the master cheesemaker'],
  ['factura con bonificación de formación si procede', 'invoice with a training subsidy where applicable'],
  ['Bolso de cuero cosido a mano', 'hand-stitched leather handbag'],
  ['Mesa de roble macizo', 'table made from solid oak'],
  ['Entrega en 48 horas', 'delivery within 48 hours'],
  ['Mermelada sin azúcar', 'sugar-free jam'],
  ['Curso de inglés para adultos', 'English course for adults'],
])('%s in English: %s', (spanish, english) => {
  expect(translateSpanish(spanish, false)?.text).toBe(english);
});

test.each([
  ['Hand-stitched leather handbag', 'bolso de cuero cosido a mano'],
  ['Made from organic cotton', 'hecha con algodón ecológico'],
  ['Solid oak table', 'mesa de roble macizo'],
  ['10-year guarantee', 'garantía de 10 años'],
  ['Delivered within 24 hours', 'se entrega en 24 horas'],
  ['aged for 90 days', 'envejecida durante 90 días'],
  ['keeps for 30 days in the fridge', 'se conserva 30 días en frío'],
  ['three cheeses, a pairing guide and a card', 'tres quesos, una guía de maridaje y una tarjeta'],
  ['battery lasts 10 hours', 'la batería dura 10 horas'],
  ['1,100 metres', '1.100 metros'],
])('%s in Spanish: %s', (english, spanish) => {
  expect(translateEnglish(english, { gender: 'f', isPlural: false })?.text).toBe(spanish);
});

test.each([
  'curación en cueva ancestral',
  'pieza de cuero zurcida',
  'Bordado por las monjas de Arouca',
  'no incluye pilas',
])('"%s" holds a word that is not known, so nothing of it is translated', (fragment) => {
  expect(translateSpanish(fragment, false)).toBeUndefined();
});

// A soap of oat and honey is not oat and a soap of honey.
const UNSURE = ['Handmade oat and honey soap, 100 g bar', 'oat and honey soap'];

test.each([...UNSURE, 'Unhurried hatha lessons', 'brass buckles and hand-stitched seams', 'seats eight'])(
  '"%s" is not translated either',
  (fragment) => {
    expect(translateEnglish(fragment, { gender: 'm', isPlural: false })).toBeUndefined();
  },
);
