import { expect, test } from 'vitest';
import { addReadValue, joinReadValues, type ReadValues } from './read-values.rules.ts';

test('many values of one kind leave room for those of every other kind', () => {
  const values: ReadValues = new Map();
  for (let n = 0; n < 600; n += 1) addReadValue(values, 'sourceUnknown', `https://c.example/${n}`);
  addReadValue(values, 'stageUnknown', 'Waiting');
  const joined = joinReadValues([...values.values()], new Map([...values].slice(-1)));
  expect(joined.filter(({ how }) => how === 'sourceUnknown')).toHaveLength(500);
  expect(joined.at(-1)).toEqual({ how: 'stageUnknown', written: 'Waiting', made: null, lines: 2 });
});
