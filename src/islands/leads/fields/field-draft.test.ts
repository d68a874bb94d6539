import { expect, test } from 'vitest';
import { MAX_OPTION, pastedOptions } from './field-draft.ts';

test('several pasted lines are several options, whatever ends them, without empty ones', () => {
  expect(pastedOptions('Wine\r\n\r\n  Oil \nCheese\rHam\n')).toEqual(['Wine', 'Oil', 'Cheese', 'Ham']);
  expect(pastedOptions('a'.repeat(MAX_OPTION + 1))).toEqual(['a'.repeat(MAX_OPTION)]);
  expect(pastedOptions(' \n ')).toEqual([]);
});
