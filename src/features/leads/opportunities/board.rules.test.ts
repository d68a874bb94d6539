import { expect, test } from 'vitest';
import { appendCards, cardAbove, movedCard, placeCard, removeCard } from './board.rules.ts';
import { DEFAULT_STAGES } from '#features/leads/leads.values.ts';
import type { BoardColumn, Opportunity } from './opportunity.schema.ts';

const card = (id: number, over: Partial<Opportunity> = {}): Opportunity => ({
  id,
  userId: 1,
  ownerId: null,
  title: `Card ${id}`,
  contactId: null,
  companyId: null,
  pipelineId: 1,
  stage: 'qualification',
  amountCents: 1_000,
  currency: 'EUR',
  probability: 20,
  expectedClose: null,
  lostReason: null,
  notes: null,
  source: 'other',
  customFields: {},
  stageChangedAt: '',
  closedAt: null,
  createdAt: '',
  updatedAt: '',
  contact: null,
  company: null,
  ...over,
});

const board = (): BoardColumn[] => {
  const empty = DEFAULT_STAGES.map((stage, position) => ({
    stage: { ...stage, name: null, position, color: null, staleDays: null, requiredFields: [] },
    count: 0,
    totals: [],
    cards: { items: [], nextCursor: null },
  }));
  return [card(3), card(2), card(1)].reduce<BoardColumn[]>(
    (columns, each) => placeCard(columns, each, null),
    empty,
  );
};
const ids = (columns: readonly BoardColumn[], key: string) =>
  columns.find(({ stage }) => stage.key === key)?.cards.items.map(({ id }) => id);
const column = (columns: readonly BoardColumn[], key: string) =>
  columns.find(({ stage }) => stage.key === key);

test('a moved card appears in its new place, and both columns are recounted', () => {
  const moved = movedCard(board(), card(1), 'proposal');
  const after = placeCard(board(), moved, null);
  expect([ids(after, 'qualification'), ids(after, 'proposal')]).toEqual([[2, 3], [1]]);
  expect(column(after, 'qualification')).toMatchObject({
    count: 2,
    totals: [{ amountCents: 2_000, weightedCents: 400 }],
  });
  expect(column(after, 'proposal')).toMatchObject({
    count: 1,
    totals: [{ amountCents: 1_000, weightedCents: 500 }],
  });
});

test('a failed move restores the card’s place, counts and sums', () => {
  const before = board();
  const above = cardAbove(before, 2);
  const after = placeCard(before, movedCard(before, card(2), 'won'), null);
  expect(placeCard(after, card(2), above)).toEqual(before);
});

test('a card is placed below the given one, also within its own column', () => {
  expect(ids(placeCard(board(), card(1), 2), 'qualification')).toEqual([2, 1, 3]);
  expect(ids(placeCard(board(), card(3), null), 'qualification')).toEqual([3, 1, 2]);
  expect(ids(placeCard(board(), card(3), 99), 'qualification')).toEqual([3, 1, 2]);
});

test('a deleted card is subtracted from the sums', () => {
  const after = removeCard(board(), 2);
  expect(column(after, 'qualification')).toMatchObject({ count: 2, totals: [{ amountCents: 2_000 }] });
});

test('a late page duplicates no card', () => {
  const after = appendCards(board(), 'qualification', { items: [card(1), card(9)], nextCursor: 'x' });
  expect(ids(after, 'qualification')).toEqual([1, 2, 3, 9]);
});
