// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Product } from '#features/consulting/profile/product.schema.ts';
import { renderInPage, settled, the, useNetwork } from '#tests/hooks.ts';
import { closeToasts, pressUndo, toastTitle } from '#tests/pages/toasts.ts';
import type { RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { useList } from './use-list.ts';
import { useRowRemoval } from './use-row-removal.ts';

const sent = useNetwork();
const last = () => the(sent.at(-1));
afterEach(closeToasts);

const KIND: RowKind<Product> = {
  name: 'product',
  list: 'products',
  hasName: true,
  title: ({ name }) => name,
  toValues: () => ({}),
  toBody: () => ({}),
  columns: [],
};
const at = '2026-03-01T09:00:00.000Z';
const rows = ['Cheese', 'Honey', 'Wine'].map((name, index): Product => ({
  id: index + 1,
  companyId: 1,
  name,
  description: name,
  type: 'product',
  sortOrder: index,
  createdAt: at,
  updatedAt: at,
}));
const [, honey] = rows;

function open() {
  const { result } = renderInPage(() => {
    const list = useList<Product>('/api/companies/1/products', { rows, total: rows.length });
    return { list, remove: useRowRemoval(KIND, list) };
  }, 'consulting');
  return {
    remove: () => settled(() => void result.current.remove(the(honey), null)),
    shown: () => result.current.list.rows.map(({ name }) => name),
    total: () => result.current.list.total,
  };
}

test('a row goes at once, and undoing it puts it back in its place', async () => {
  const { remove, shown, total } = open();
  await remove();
  expect([shown(), total()]).toEqual([['Cheese', 'Wine'], 2]);
  await last().answer(undefined, 204);
  await pressUndo();
  expect([last().method, last().path]).toEqual(['POST', '/api/products/2/restore']);
  await last().answer(honey);
  await last().answer(rows);
  expect([shown(), total()]).toEqual([['Cheese', 'Honey', 'Wine'], 3]);
});

test('a deletion that failed restores the row to its place and fetches nothing', async () => {
  const { remove, shown, total } = open();
  await remove();
  await last().lose();
  expect([shown(), total()]).toEqual([['Cheese', 'Honey', 'Wine'], 3]);
  expect(sent).toHaveLength(1);
});

test('an undo whose connection is lost is offered again, as the same request', async () => {
  const { remove } = open();
  await remove();
  await last().answer(undefined, 204);
  await pressUndo();
  const first = last().headers.get('idempotency-key');
  await last().lose();
  const title = toastTitle();
  await pressUndo();
  expect([last().path, last().headers.get('idempotency-key')]).toEqual(['/api/products/2/restore', first]);
  expect(title).not.toBe('Product deleted');
});

test('a row that another tab has deleted stays gone', async () => {
  const { remove, shown } = open();
  await remove();
  await last().refuse(404, 'not_found');
  expect(shown()).toEqual(['Cheese', 'Wine']);
  expect(sent).toHaveLength(1);
});
