import { expect, test } from 'vitest';
import { proposedStake, stakeOf } from './stake.rules.ts';

test.each([
  [
    'The declaration of performance states a strength that our tests do not reach: a false declaration',
    'legal',
  ],
  ['La declaración de prestaciones lleva una resistencia falsa', 'legal'],
  ['No cumplimos el RGPD', 'legal'],
  ['Los tacógrafos se descargan tarde', 'legal'],
  ['DBS renewals are tracked on a whiteboard', 'legal'],
  ['Los partes de viajeros se envían a mano', 'legal'],
  ['We were fined twice for late filings', 'legal'],
  ['23 bajas por accidente este año en el taller', 'safety'],
  ['There were two accidents on the slipway', 'safety'],
  ['Refunds to passengers go out five weeks late', 'owing'],
  ['Los reembolsos a clientes tardan cinco semanas', 'owing'],
  ['Hay 210.000 € de retenciones sin reclamar', 'owed'],
  ['210,000 of retentions were never claimed', 'owed'],
  ['The council owes us three invoices', 'owed'],
])('"%s" proposes: %s', (description, stake) => {
  expect(proposedStake(description)).toBe(stake);
});

test.each([
  'Los pedidos se copian a mano los fines de semana',
  'The report takes two days every month',
  'Debemos mejorar la web',
  'Quotes are late',
  'Los clientes devuelven muchos pedidos',
  'It is a fine product that nobody knows',
])('"%s" proposes nothing', (description) => {
  expect(proposedStake(description)).toBeUndefined();
});

test('a person decides: what is marked counts whatever the words, and "none" takes the proposal back', () => {
  const description = 'The council owes us three invoices';
  expect(stakeOf({ description, priority: 3 })).toEqual({ stake: 'owed', isMarked: false });
  expect(stakeOf({ description, priority: 1 })).toBeUndefined();
  expect(stakeOf({ description, priority: 1, stake: 'legal' })).toEqual({ stake: 'legal', isMarked: true });
  expect(stakeOf({ description, priority: 5, stake: 'none' })).toBeUndefined();
});
