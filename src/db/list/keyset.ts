import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Page } from '#shared/api.ts';
import { cutPage, readCursor } from '#shared/list.ts';

/** Key of an order: a column, or an expression with the kind of its values. It is never null. */
export type Key = SQLiteColumn | { by: SQL; holds: 'string' | 'number' };

/** Keys of a list, the last of which no two rows share; all in one direction, so that SQLite seeks them in one index. */
export type Order = { keys: readonly Key[]; isDescending: boolean };

export type PageQuery = { cursor?: string | undefined; limit: number };

type Bare<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;

/** The order of a sort, which a `-` before its name turns round; rows of one key are ordered by id. */
export const orderOf = <Sort extends string>(
  keys: Readonly<Record<Bare<Sort>, Key>>,
  id: Key,
  sort: Sort,
): Order => ({ keys: [keys[sort.replace(/^-/, '') as Bare<Sort>], id], isDescending: sort.startsWith('-') });

/** Rows are numbered as they are written, also where a clock was set back. */
export const byId = (id: Key, sort: 'createdAt' | '-createdAt' = '-createdAt'): Order => ({
  keys: [id],
  isDescending: sort === '-createdAt',
});

const expressionOf = (key: Key): SQL => ('holds' in key ? key.by : sql`${key}`);
const kindOf = (key: Key): 'string' | 'number' =>
  'holds' in key ? key.holds : key.dataType === 'number' ? 'number' : 'string';

/** The keys of a row, to be selected beside its columns. */
export type PlaceColumns = Record<string, SQL<string | number>>;
type PlaceOfRow = Record<string, string | number>;

/** The parts of a statement that make it one page: pages neither skip nor repeat rows while the list changes. */
export function keyset({ keys, isDescending }: Order, { cursor, limit }: PageQuery) {
  const expressions = keys.map(expressionOf);
  const after = cursor === undefined ? undefined : readCursor(cursor, keys.map(kindOf));
  const isAfter = sql.raw(isDescending ? '<' : '>');
  const row = (values: readonly unknown[]): SQL =>
    sql`(${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )})`;
  return {
    after: after && sql`${row(expressions)} ${isAfter} ${row(after)}`,
    /** Condition of the rows up to another, itself included. */
    upTo: (place: PlaceOfRow): SQL => sql`not (${row(expressions)} ${isAfter} ${row(Object.values(place))})`,
    orderBy: expressions.map((key) => (isDescending ? desc(key) : asc(key))),
    /** One row more than the page shows: its presence means that another one follows. */
    most: limit + 1,
    place: Object.fromEntries(expressions.map((key, at) => [`key${at}`, key])) as PlaceColumns,
    cut: <Row extends { place: PlaceOfRow }>(rows: readonly Row[]) =>
      cutPage(rows, limit, ({ place }) => Object.values(place)),
  };
}

/** As `keyset`, for statements that read the keys alone; the last one is the record's id. */
export function keysetOfIds(order: Order, query: PageQuery) {
  const { place, cut, ...parts } = keyset(order, query);
  return {
    ...parts,
    columns: sql.join(
      Object.entries(place).map(([name, key]) => sql`${key} as ${sql.identifier(name)}`),
      sql`, `,
    ),
    pageOf: (found: readonly PlaceOfRow[]): Page<number> => {
      const { rows, nextCursor } = cut(found.map((keysOfRow) => ({ place: keysOfRow })));
      return { items: rows.map((row) => Number(Object.values(row.place).at(-1))), nextCursor };
    },
  };
}
