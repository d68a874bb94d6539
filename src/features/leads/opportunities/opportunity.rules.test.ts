import { describe, expect, test } from 'vitest';
import { amountText, parseAmount, probabilityAfterMove } from './opportunity.rules.ts';

describe('an amount as it is typed', () => {
  test.each([
    ['es-ES', '1500', 150_000],
    ['es-ES', '1.500', 150_000],
    ['es-ES', '1.500,5', 150_050],
    ['es-ES', '1500,50 €', 150_050],
    ['es-ES', '1.234.567,89', 123_456_789],
    ['es-ES', '1500.50', null],
    ['es-ES', '1,500', null],
    ['es-ES', '1.50', null],
    ['en-GB', '1,500.50', 150_050],
    ['en-GB', '£ 1 500', 150_000],
    ['en-GB', '1.500', null],
    ['en-GB', '1500,50', null],
    ['en-GB', '0', 0],
    ['en-GB', '', null],
    ['en-GB', '-5', null],
    ['en-GB', '1e9', null],
    ['en-GB', 'a lot', null],
    ['en-GB', '99999999999', 9_999_999_999_900],
    ['en-GB', '9'.repeat(40), Number.MAX_SAFE_INTEGER],
  ])('%s %j is %j cents', (tag, typed, cents) => expect(parseAmount(typed, tag)).toBe(cents));

  test.each(['es-ES', 'en-GB'])('is read again as it was written in %s', (tag) => {
    for (const cents of [0, 5, 150_000, 150_050, 123_456_789])
      expect(parseAmount(amountText(cents, tag), tag)).toBe(cents);
  });
});

const stage = (kind: 'open' | 'won' | 'lost', probability: number) => ({ kind, probability });

test.each([
  ['follows the stage', 20, stage('open', 20), stage('open', 50), 50],
  ['stays where it is somebody’s own', 35, stage('open', 20), stage('open', 50), 35],
  ['is certain when it is won', 35, stage('open', 20), stage('won', 100), 100],
  ['is nothing when it is lost', 35, stage('open', 20), stage('lost', 0), 0],
  ['starts from the stage when it is opened again', 100, stage('won', 100), stage('open', 50), 50],
] as const)('a probability %s', (_what, current, from, to, after) => {
  expect(probabilityAfterMove(current, from, to)).toBe(after);
});
