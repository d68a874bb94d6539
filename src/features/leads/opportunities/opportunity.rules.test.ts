import { describe, expect, test } from 'vitest';
import { amountText, closingOf, parseAmount, probabilityAfterMove } from './opportunity.rules.ts';

describe('a typed amount', () => {
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

  test.each(['es-ES', 'en-GB'])('is parsed as it was formatted in %s', (tag) => {
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

describe('the date of an opportunity', () => {
  const closed = { closedAt: '2025-04-01T10:00:00.000Z', expectedClose: '2025-05-01' };
  test.each([
    ['lost', { kind: 'lost', at: closed.closedAt }],
    ['won', { kind: 'won', at: closed.closedAt }],
    ['open', { kind: 'expected', at: closed.expectedClose }],
  ] as const)('in a %s stage is the closing date, whatever the reason', (kind, said) => {
    expect(closingOf(closed, kind)).toEqual(said);
    const withReason = { ...closed, lostReason: 'Precio' };
    expect(closingOf(withReason, kind)).toEqual(said);
  });

  test('is the expected one until it is closed, or null', () => {
    expect(closingOf({ closedAt: null, expectedClose: '2025-05-01' }, 'open')?.kind).toBe('expected');
    expect(closingOf({ closedAt: null, expectedClose: null }, 'open')).toBeNull();
  });
});
