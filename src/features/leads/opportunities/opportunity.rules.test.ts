import { describe, expect, test } from 'vitest';
import { closingOf, probabilityAfterMove } from './opportunity.rules.ts';

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
