import { expect, test } from 'vitest';
import { centsOf, dollars, hostOf, markOf } from './writer-screen.ts';

test('an amount is parsed with a point or a comma, and invalid input is not guessed', () => {
  expect(['5', '2,50', '0.5', ' ', '1.000,00', '-1', 'x'].map(centsOf)).toEqual([
    500,
    250,
    50,
    null,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a small cost is not shown as zero', () => {
  expect(dollars(1_250, 'en-GB')).toContain('0.0013');
  expect(dollars(5_000_000, 'en-GB')).toContain('5.00');
});

test('different settings have different marks, and an unused address makes no difference', () => {
  const typed = { provider: 'openai', baseUrl: '', key: 'k', model: 'm' } as const;
  expect(markOf({ ...typed, baseUrl: 'https://left.over' })).toBe(markOf(typed));
  expect(markOf({ ...typed, model: 'n' })).not.toBe(markOf(typed));
  expect(markOf({ ...typed, key: 'l' })).not.toBe(markOf(typed));
});

test('a URL is shown by its host', () => {
  expect(hostOf('http://127.0.0.1:4398/v1')).toBe('127.0.0.1:4398');
  expect(hostOf('no address')).toBe('no address');
});
