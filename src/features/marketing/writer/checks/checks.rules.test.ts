import { expect, test } from 'vitest';
import { queseria } from '#tests/marketing-cases.ts';
import { checkText } from './checks.rules.ts';

const [azul] = queseria();
if (azul === undefined) throw new Error('The reference case is missing.');
const check = (text: string, language: 'es' | 'en' = 'es', limit?: number) =>
  checkText(text, azul, language, limit).map(({ code, fragment }) => `${code}: ${fragment}`);

test('a text that only repeats the input has no problem', () => {
  expect(check('Azul de cueva cuesta 18,50 €/kg. Curación de 90 días a 1.100 metros.')).toEqual([]);
  expect(check('Azul de cueva costs €18.50/kg, and ages for 90 days at 1,100 metres.', 'en')).toEqual([]);
});

test.each([
  ['Hola, {{nombre}}.', 'unfilled: {{nombre}}'],
  ['Hola, [nombre].', 'unfilled: [nombre]'],
  ['Cuesta undefined euros.', 'unfilled: undefined'],
  ['Es bueno. Y es bueno. Es bueno.', 'repeated: Es bueno.'],
  ['Es bueno\nEs bueno.', 'repeated: Es bueno.'],
  ['Azul de Cueva es así.', 'nameMisspelt: Azul de Cueva'],
  ['El azul de cuevas es así.', 'nameMisspelt: azul de cuevas'],
  ['Es un queso with leche.', 'foreignWord: with'],
  ['Son 91 días.', 'untraceable: 91'],
  ['Un 20 % menos.', 'untraceable: 20'],
  ['Lo hace Gonzalo en su casa.', 'untraceable: Gonzalo'],
])('in "%s" the problem "%s" is found', (text, problem) => {
  expect(check(text)).toEqual([problem]);
});

test('a Spanish word in an English text is found, but not in a name, a quotation or a hashtag', () => {
  expect(check('A cheese con leche.', 'en')).toEqual(['foreignWord: con']);
  expect(check('“Sabor estable todo el año”, says the label of Azul de cueva. #QuesoAzul', 'en')).toEqual([]);
});

test('a text over its limit is found, counted in characters and not in bytes', () => {
  expect(check('ñ'.repeat(10), 'es', 10)).toEqual([]);
  expect(check('ñ'.repeat(11), 'es', 10)).toEqual(['tooLong: 11/10']);
});

test('an ordinary word similar to a short name is no misspelling of it', () => {
  const named = (name: string) => ({ ...azul, product: { ...azul.product, name } });
  expect(checkText('You can order now or later.', named('Water'), 'en')).toEqual([]);
  expect(checkText('El camino es corto.', named('El Corte'), 'es')).toEqual([]);
  expect(checkText('Con El Cirte se va lejos.', named('El Corte'), 'es')).toContainEqual({
    code: 'nameMisspelt',
    fragment: 'El Cirte',
  });
});

test('a full stop within a name ends no sentence', () => {
  const facts = { ...azul, product: { ...azul.product, name: 'Dr. Oso' } };
  expect(checkText('Dr. Oso cura. Con Dr. Oso se duerme.', facts, 'es')).toEqual([]);
});
