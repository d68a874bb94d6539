import type { Page } from '#shared/api.ts';

export type Key = string | number;
type KeyOf<Item> = (item: Item) => Key;

export function idOf(item: object): Key {
  if ('id' in item && typeof item.id === 'number') return item.id;
  throw new TypeError('Rows without an id need keyOf.');
}

/** `next` behind the rows that are there; a row that comes again stands once, where it came first, as it came last. */
export function appended<Item>(before: readonly Item[], next: readonly Item[], keyOf: KeyOf<Item>): Item[] {
  return [...new Map([...before, ...next].map((item) => [keyOf(item), item])).values()];
}

export const replaced = <Item, P extends Page<Item>>(page: P, item: Item, keyOf: KeyOf<Item>): P => ({
  ...page,
  items: page.items.map((each) => (keyOf(each) === keyOf(item) ? item : each)),
});

const counted = <P extends Page<unknown>>(page: P, change: number): P =>
  page.total === undefined ? page : { ...page, total: Math.max(0, page.total + change) };

/** Without the row, and one fewer in the count. */
export function without<Item, P extends Page<Item>>(page: P, key: Key, keyOf: KeyOf<Item>): P {
  const items = page.items.filter((item) => keyOf(item) !== key);
  return { ...counted(page, items.length - page.items.length), items };
}

/** With the row where it stood: before the first of those that `followed` it and are still there. */
export function restored<Item, P extends Page<Item>>(
  page: P,
  row: Item,
  followed: readonly Key[],
  keyOf: KeyOf<Item>,
): P {
  if (page.items.some((item) => keyOf(item) === keyOf(row))) return page;
  const later = new Set(followed);
  const at = page.items.findIndex((item) => later.has(keyOf(item)));
  return { ...counted(page, 1), items: page.items.toSpliced(at === -1 ? page.items.length : at, 0, row) };
}
