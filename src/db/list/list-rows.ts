import { and, type SQL } from 'drizzle-orm';
import type { Page } from '#shared/api.ts';
import { keyset, type Order, type PageQuery, type PlaceColumns } from './keyset.ts';

type Placed = { place: Record<string, string | number> };
type Limited<Row> = { limit: (most: number) => PromiseLike<Row[]> };
type Ordered<Row> = { orderBy: (...keys: SQL[]) => Limited<Row> };
type Selected<Row> = { where: (condition: SQL | undefined) => Ordered<Row> };

type List<Row extends Placed, Item> = {
  order: Order;
  where?: SQL | undefined;
  /** Selects the rows of the workspace with their joins, and `place` beside the columns. */
  select: (place: PlaceColumns) => Selected<Row>;
  items: (rows: Omit<Row, 'place'>[]) => Item[] | Promise<Item[]>;
  /** How many rows match, where the caller asks for it. */
  count?: () => Promise<number>;
};

/** One page of a list. Errors: `bad_request` for an invalid cursor. */
export async function listRows<Row extends Placed, Item>(
  query: PageQuery & { count?: boolean | undefined },
  { order, where, select, items, count }: List<Row, Item>,
): Promise<Page<Item>> {
  const { place, after, orderBy, most, cut } = keyset(order, query);
  const [found, total] = await Promise.all([
    select(place)
      .where(and(where, after))
      .orderBy(...orderBy)
      .limit(most),
    query.count === true ? count?.() : undefined,
  ]);
  const { rows, nextCursor } = cut(found);
  return {
    items: await items(rows.map(({ place: _, ...row }) => row)),
    nextCursor,
    ...(total !== undefined && { total }),
  };
}
