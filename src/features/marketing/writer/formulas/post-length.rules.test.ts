import { expect, test } from 'vitest';
import { networkLength } from './post-length.rules.ts';

/** Lengths as twitter-text 3.1.0, X's own library, gives them (`parseTweet(text).weightedLength`). */
test.each([
  ['Reponga un plato, no toda la vajilla', 36],
  ['14,50 €', 8],
  ['Desde 290 €/ha…', 17],
  ['• Acero\n• Sin herramientas', 28],
  ['→ Más', 6],
  ['★★★★★ en Google', 20],
  ['“Los niños miran los peces” – Ana', 33],
  ['«Vuelve a tocar». —Lucía', 24],
  ['It’s £680', 9],
  ['½ jornada, 20 °C, x²', 20],
  ['™ ® ©', 6],
  ['日本語の文', 10],
  ['한국어', 6],
  ['naïve cafe\u0301', 10],
  ['Привет', 6],
  ['👨‍👩‍👧‍👦', 2],
  ['🇪🇸', 2],
  ['👍🏽', 2],
  ['1️⃣ Primero', 10],
  ['☎️ 600 000 431', 14],
  ['quesosdelvalle.es', 23],
  ['Visite quesosdelvalle.es.', 31],
  ['www.alfar.es', 23],
  ['http://alfarlasrojas.es/catalogo.', 24],
  ['Mire (alfar.shop/plato), y pida', 38],
  ['riestra.co.uk/consulta', 23],
  ['alfar-las-rojas.com y alfar.shop', 49],
  ['hola.Me voy', 27],
  ['hola.Tu voy', 11],
  ['Escríbanos a ana@alfar.es', 25],
  ['p. ej. esto', 11],
  ['3.500 metros', 12],
  ['a las 10.30 h, v2.0.1', 21],
  ['a...b', 5],
  ['Pida 2.Gracias', 14],
  ['#gres #vajilla @alfar', 21],
  ['¿Te suena?\n\nSí', 14],
  [`Aquí: https://example.org/${'a'.repeat(90)}`, 29],
])('X counts “%s” as %i', (text, weight) => {
  expect(networkLength(text, 'x')).toBe(weight);
});

test('Bluesky counts what is seen as one sign, the other networks letters, and links as they stand', () => {
  expect(networkLength('👨‍👩‍👧‍👦 quesosdelvalle.es', 'bluesky')).toBe(19);
  expect(networkLength('👨‍👩‍👧‍👦', 'linkedin')).toBe(7);
  expect(networkLength('quesosdelvalle.es €', 'instagram')).toBe(19);
});
