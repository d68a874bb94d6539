// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { renderInPage, settled, the, useNetwork } from '#tests/hooks.ts';
import { closeToasts, toastTitle } from '#tests/pages/toasts.ts';
import type { RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { useList } from './use-list.ts';
import { useRowOrder } from './use-row-order.ts';

const sent = useNetwork();
const last = () => the(sent.at(-1));
afterEach(closeToasts);

const KIND: RowKind<Problem> = {
  name: 'problem',
  list: 'problems',
  hasName: false,
  title: ({ description }) => description,
  toValues: () => ({}),
  toBody: () => ({}),
  columns: [],
};
const at = '2026-03-01T09:00:00.000Z';
const rows = ['A', 'B', 'C'].map((description, index): Problem => ({
  id: index + 1,
  companyId: 1,
  description,
  priority: 3,
  departmentId: null,
  hoursPerWeek: null,
  people: null,
  incidentsPerMonth: null,
  incidentCostCents: null,
  tiedUpCents: null,
  stake: null,
  ownerContactId: null,
  source: null,
  reading: { process: 'other', symptom: 'other', isConfirmed: false },
  sortOrder: index,
  createdAt: at,
  updatedAt: at,
}));

function open() {
  const { result } = renderInPage(() => {
    const list = useList<Problem>('/api/companies/1/problems', { rows, total: rows.length });
    return { list, order: useRowOrder(KIND, 1, list) };
  }, 'consulting');
  const row = (id: number) => the(result.current.list.rows.find((one) => one.id === id));
  return {
    move: (id: number, afterId: number | null) =>
      settled(() => void result.current.order.move(row(id), afterId)),
    step: (id: number, by: -1 | 1) => settled(() => void result.current.order.step(row(id), by)),
    shown: () => result.current.list.rows.map(({ description }) => description).join(''),
    announcement: () => result.current.order.announcement,
  };
}

test('a row moves at once, is heard to, and is sent with the row that it stands behind', async () => {
  const { move, shown, announcement } = open();
  await move(3, 1);
  expect([shown(), announcement()]).toEqual(['ACB', expect.stringContaining('2')]);
  expect([last().method, last().path, last().body]).toEqual([
    'PATCH',
    '/api/companies/1/order',
    { list: 'problems', rowIds: [3], afterId: 1 },
  ]);
});

test('one place up or down is one place', async () => {
  const { step, shown } = open();
  await step(3, -1);
  expect([shown(), last().body]).toEqual(['ACB', { list: 'problems', rowIds: [3], afterId: 1 }]);
  await step(1, 1);
  expect([shown(), last().body]).toEqual(['CAB', { list: 'problems', rowIds: [1], afterId: 3 }]);
});

test('the first row moved up and the last one moved down stay, and nothing is sent', async () => {
  const { step, move, shown } = open();
  await step(1, -1);
  await step(3, 1);
  await move(2, 1);
  expect([shown(), sent.length]).toEqual(['ABC', 0]);
});

test('a move that is refused is told, and the list is shown as the server has it', async () => {
  const { move, shown } = open();
  await move(3, null);
  expect(shown()).toBe('CAB');
  await last().refuse(503, 'busy');
  expect(toastTitle()).toBeDefined();
  await last().answer(rows);
  expect(shown()).toBe('ABC');
});
