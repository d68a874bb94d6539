import { expect, test } from 'vitest';
import { meetsFilter } from './arrival-filter.rules.ts';

test('a text of an enquiry or a lead is asked for whole, whatever its accents and capitals', () => {
  const asks = (value: string) => meetsFilter({ all: [{ field: 'company', is: 'equals', value }] }, VALUES);
  const VALUES = { company: 'Cerámica Vega' };
  expect(['ceramica vega', 'Cerámica Vega ', 'ceramica', ''].map(asks)).toEqual([true, true, false, false]);
});
