// @vitest-environment happy-dom
// One long file: the moves of one board, in the order of what can come of them.
import { afterEach, expect, test } from 'vitest';
import type { Board, Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { later, renderInPage, settled, the, useNetwork } from '#tests/hooks.ts';
import { closeToasts, toastTitle } from '#tests/pages/toasts.ts';
import type { AskedMove } from '#islands/leads/opportunities/asked-fields.ts';
import { useBoard } from './use-board.ts';

const sent = useNetwork();
const last = () => the(sent.at(-1));
afterEach(closeToasts);

const at = '2026-03-01T09:00:00.000Z';
const aCard = (id: number, title: string, stage: string): Opportunity => ({
  id,
  userId: 1,
  ownerId: null,
  title,
  contactId: null,
  companyId: null,
  pipelineId: 1,
  stage,
  amountCents: 1_000,
  currency: 'EUR',
  probability: 10,
  expectedClose: null,
  lostReason: null,
  notes: null,
  source: 'other',
  customFields: {},
  stageChangedAt: at,
  closedAt: null,
  createdAt: at,
  updatedAt: at,
  contact: null,
  company: null,
});
const aStage = (key: string, position: number): Stage => ({
  key,
  name: key,
  kind: 'open',
  probability: 10,
  position,
  color: null,
  staleDays: null,
  requiredFields: [],
});

const STAGES = [aStage('first', 0), aStage('second', 1)];
const CARDS = [aCard(1, 'Ana', 'first'), aCard(2, 'Bea', 'first'), aCard(3, 'Carla', 'second')];

const aBoard = (cards: readonly Opportunity[] = CARDS): Board => ({
  pipeline: { id: 1, name: null, lostReasons: [], stages: STAGES, createdAt: at, updatedAt: at },
  columns: STAGES.map((stage) => {
    const items = cards.filter((card) => card.stage === stage.key);
    const amountCents = items.length * 1_000;
    return {
      stage,
      count: items.length,
      totals: [{ currency: 'EUR', amountCents, weightedCents: amountCents / 10 }],
      cards: { items, nextCursor: null },
    };
  }),
});

let asked: AskedMove | undefined;
const onAsked = (move: AskedMove) => {
  asked = move;
};
function open(board = aBoard()) {
  const { result } = renderInPage(() => useBoard(board, { q: '', owner: '', source: '' }, onAsked), 'leads');
  return {
    result,
    move: (id: number, stage: string, afterId: number | null = null) =>
      settled(() => result.current.move({ id, stage, afterId })),
    /** The titles of each column, from the top. */
    shown: () => result.current.columns.map(({ cards }) => cards.items.map(({ title }) => title)),
    counts: () => result.current.columns.map(({ count }) => count),
  };
}
const moved = (id: number, stage: string) => ({ ...the(CARDS.find((card) => card.id === id)), stage });

const START = [['Ana', 'Bea'], ['Carla']];

test('a move shows at once, with its column’s figures, and is sent with its place', async () => {
  const { move, shown, counts, result } = open();
  await move(1, 'second', 3);
  expect([shown(), counts()]).toEqual([
    [['Bea'], ['Carla', 'Ana']],
    [1, 2],
  ]);
  expect(result.current.columns.map(({ totals }) => totals[0]?.amountCents)).toEqual([1_000, 2_000]);
  expect([last().path, last().body]).toEqual([
    '/api/crm/opportunities/1/move',
    { stage: 'second', afterId: 3 },
  ]);
  await last().answer(moved(1, 'second'));
  expect(shown()).toEqual([['Bea'], ['Carla', 'Ana']]);
});

test.each([
  ['refused', 1, 'second'],
  ['lost', 2, 'second'],
] as const)('a move that is %s is taken back to where the card stood', async (what, id, stage) => {
  const { move, shown, counts, result } = open();
  await move(id, stage);
  await (what === 'lost' ? last().lose() : last().refuse(503, 'busy'));
  expect([shown(), counts()]).toEqual([START, [2, 1]]);
  expect(result.current.announcement).toBe(toastTitle());
});

test('a stage that asks for fields is answered in a dialog, with the card where it was', async () => {
  const { move, shown } = open();
  await move(1, 'second');
  await last().refuse(422, 'invalid', { errors: { expectedClose: 'The stage requires this.' } });
  expect(shown()).toEqual(START);
  expect(asked).toMatchObject({
    card: { id: 1, stage: 'first' },
    stage: { key: 'second' },
    names: ['expectedClose'],
  });
});

test('two quick moves of a card are sent one after the other, and the last of them stands', async () => {
  const { move, shown } = open();
  await move(1, 'second');
  await move(1, 'first', 2);
  expect([sent.length, shown()]).toEqual([1, [['Bea', 'Ana'], ['Carla']]]);
  await last().answer(moved(1, 'second'));
  expect([sent.length, last().body]).toEqual([2, { stage: 'first', afterId: 2 }]);
  await last().answer(moved(1, 'first'));
  expect(shown()).toEqual([['Bea', 'Ana'], ['Carla']]);
});

test('of two quick moves the last of which is refused, the card stands where the first has put it', async () => {
  const { move, shown } = open();
  await move(1, 'second', 3);
  await move(1, 'first', 2);
  await last().answer(moved(1, 'second'));
  await last().refuse(503, 'busy');
  expect(shown()).toEqual([['Bea'], ['Carla', 'Ana']]);
});

test('of two quick moves that are both refused, the card stands where it was', async () => {
  const { move, shown } = open();
  await move(1, 'second', 3);
  await move(1, 'first', 2);
  await last().refuse(503, 'busy');
  await last().refuse(503, 'busy');
  expect(shown()).toEqual(START);
});

test('a move to where the card stands already is none', async () => {
  const { move } = open();
  await move(2, 'first', 1);
  await move(1, 'first');
  await move(1, 'first', 1);
  expect(sent).toHaveLength(0);
});

test('a card that was deleted elsewhere makes way for the board as it is now', async () => {
  const { move, shown } = open();
  await move(1, 'second');
  await last().refuse(404, 'not_found');
  expect([last().method, last().path]).toEqual(['GET', '/api/crm/pipelines/1/board?']);
  await last().answer(aBoard(CARDS.slice(1)));
  expect(shown()).toEqual([['Bea'], ['Carla']]);
});

test('a search waits for the end of the typing, and an answer that was overtaken is dropped', async () => {
  const { result, shown } = open();
  await settled(() => result.current.setFilter('q', 'b'));
  await later(150);
  await settled(() => result.current.setFilter('q', 'be'));
  await later(150);
  expect(sent).toHaveLength(0);
  await later(50);
  expect(last().path).toBe('/api/crm/pipelines/1/board?q=be');
  const overtaken = last();
  await settled(() => result.current.setFilter('q', 'bea'));
  await later(200);
  await last().answer(aBoard(CARDS.filter(({ title }) => title === 'Bea')));
  await overtaken.answer(aBoard([]));
  expect([shown(), result.current.status]).toEqual([[['Bea'], []], 'ready']);
});

test('a search that fails keeps the cards that were there, and says so', async () => {
  const { result, shown } = open();
  await settled(() => result.current.setFilter('q', 'bea'));
  await later(200);
  await last().lose();
  expect([shown(), result.current.status]).toEqual([START, 'error']);
  await settled(() => void result.current.reload());
  await last().answer(aBoard());
  expect(result.current.status).toBe('ready');
});

test('a further page of a column stands below the cards that were there; one that fails leaves them', async () => {
  const board = aBoard();
  const [column] = board.columns;
  the(column).cards.nextCursor = 'next';
  const { result, shown } = open(board);
  const more = () => settled(() => void result.current.loadMore(the(result.current.columns[0])));
  await more();
  expect(new URL(last().path, 'http://x').searchParams.get('cursor')).toBe('next');
  await last().lose();
  expect([shown(), result.current.loadingStage]).toEqual([START, null]);
  await more();
  await last().answer({ items: [aCard(4, 'Diana', 'first')], nextCursor: null });
  expect(shown()).toEqual([['Ana', 'Bea', 'Diana'], ['Carla']]);
});
