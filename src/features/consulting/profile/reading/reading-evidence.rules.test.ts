import { expect, test } from 'vitest';
import trades from './reading.trades.json' with { type: 'json' };
import { reasonsFor } from './reading-evidence.rules.ts';
import { readProblem } from './reading.rules.ts';
import { PROCESSES } from './reading.values.ts';
import situations from './situations.json' with { type: 'json' };
import { toldIn } from './quantities/told-figures.rules.ts';
import { unknownFamilies } from './word-families.rules.ts';

test('a reading names the words of the sentence that it rests on', () => {
  const text = 'El cuadrante\r\n  de guardias lo hace Lola en Excel';
  expect(readProblem(text)).toEqual({ process: 'planning', symptom: 'manual' });
  expect(reasonsFor(text, readProblem(text)).evidence.map((one) => one.text)).toEqual([
    'cuadrante',
    'guardias',
    'Excel',
  ]);
});

test('evidence is of the sentence, in its order, and at most two alternatives of other processes, three where it is open', () => {
  for (const { problems } of [...trades.tuned, ...trades.measured])
    for (const { text } of problems) {
      const reading = readProblem(text);
      const { evidence, alternatives } = reasonsFor(text, reading);
      let last = 0;
      for (const { start, end, text: words } of evidence) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(start, end)).toBe(words);
        expect(words.trim()).not.toBe('');
        last = end;
      }
      expect(evidence.length > 0).toBe(reading.process !== 'other');
      expect(alternatives.length).toBeLessThanOrEqual(reading.process === 'other' ? 3 : 2);
      for (const { process } of alternatives) expect(process).not.toBe(reading.process);
    }
});

test('a reading that a person chose against the words rests on none of them, and the words are an alternative', () => {
  const { evidence, alternatives } = reasonsFor('Supplier invoices are typed by hand', { process: 'stock' });
  expect(evidence).toEqual([]);
  expect(alternatives[0]).toEqual({ process: 'invoices_in', symptom: 'manual' });
});

test.each([
  ['in capitals', 'LAS FACTURAS DE PROVEEDORES SE TECLEAN A MANO'],
  ['with line breaks', 'Las facturas\nde proveedores\r\nse teclean\ta mano'],
  ['before 50,000 characters', `Las facturas de proveedores se teclean a mano. ${'😀'.repeat(25_000)}`],
])('a sentence %s is read as it is', (_, text) => {
  expect(readProblem(text)).toEqual({ process: 'invoices_in', symptom: 'manual' });
});

test.each([
  ['an emoji', '😀'],
  ['Catalan', 'Les factures de proveïdors es teclegen a mà una a una'],
  ['French', 'Les factures des fournisseurs sont saisies à la main'],
  ['a complaint about the coffee machine', 'La máquina de café no funciona y la gente se queja'],
  ['the weather', 'It rained all summer'],
])('%s is left open', (_, text) => {
  expect(readProblem(text).process).toBe('other');
});

test('situations name processes and families that there are', () => {
  expect(unknownFamilies(situations.flatMap(({ when }) => when))).toEqual([]);
  for (const { reading } of situations) expect(PROCESSES).toContain(reading.split('/')[0]);
});

test.each([
  ['Insurance claims take 35 minutes each, 70 a week', ['35 minutes each, 70 a week'], false],
  ['Nos lleva una hora y media al día', ['una hora y media al día'], false],
  ['Twice a fortnight the till is short', ['Twice a fortnight'], false],
  ['5 horas a la semana, o 8 horas a la semana', ['5 horas a la semana', '8 horas a la semana'], true],
  ['No figure at all', [], false],
  ['Te piden medio kilito a las once de la noche', [], false],
  ['Se presentaron dos colegios a la misma hora', [], false],
  ['Por el mismo jabalí cobramos 380 a uno y 290 a otro', [], false],
  ['The website still has the 2022 prices up', [], false],
  ['Y vuelta a la nave, por ocho pasadores. En agosto, cinco veces', ['En agosto, cinco veces'], false],
  ['Two and a half grand of bird, and the lad is in bits', ['Two and a half grand'], false],
  ["They've not paid March, that's six thousand eight hundred", ['six thousand eight hundred'], false],
  ['No nos pagan desde la feria, tres mil novecientos y pico', ['tres mil novecientos y pico'], false],
])('the figures of "%s" are shown as told', (text, figures, isContradictory) => {
  expect(toldIn(text)).toEqual({ figures, isContradictory });
});
