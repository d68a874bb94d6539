import { expect, test } from 'vitest';
import { toldIn } from '#features/consulting/profile/reading/quantities/told-figures.rules.ts';
import { countsFor, namesThing } from './counted-things.rules.ts';

test.each([
  ['wigs past their due date', 'We sent 212 wigs out for panto and nineteen never came home', '212 wigs'],
  ['material cost invoiced for every 100 quoted', 'Hair has gone from £90 to £165 an ounce', '£90'],
  ['tiempo hasta completar la lista de clientes', 'Nos devolvió 42.000 tapones', '42.000 tapones'],
  ['minutes needed to find a document', 'It took 40 minutes to answer the phone', '40 minutes'],
])('a figure of "%s" is not taken from "%s"', (indicator, text, figure) => {
  expect(countsFor(indicator, text, figure)).toBe(false);
});

test.each([
  ['invoices unpaid', 'At the last count 14 invoices were unpaid', '14 invoices'],
  ['facturas sin cobrar', 'Hay 14 facturas sin cobrar', '14 facturas'],
])('what counts the same thing is a figure of "%s"', (indicator, text, figure) => {
  expect(countsFor(indicator, text, figure)).toBe(true);
});

test.each([
  'El 14 de agosto nos faltaron carcasas de 125 y se las compramos a otro',
  'Hay un zumbido en la sala 2 que nadie encuentra',
  'On the 14 of August we were short',
])('a date, a size and a number of a room are no figures: "%s"', (text) => {
  expect(toldIn(text).figures).toEqual([]);
});

test('cases have the name of a thing that the sentence names', () => {
  expect(namesThing('Plate certificates and weld records take half a day', 'documents wrong or lost')).toBe(
    false,
  );
  expect(namesThing('Three overhauls went over', 'reports wrong or late')).toBe(false);
  expect(namesThing('We lose a quote a week', 'quotes lost or wrong')).toBe(true);
  expect(namesThing('Se pierden facturas', 'facturas erróneas o sin emitir')).toBe(true);
});
