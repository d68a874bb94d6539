import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/sqlite-core';

/**
 * Primary key; AUTOINCREMENT, so that a deleted row's id is never reused and an old bookmark never opens another row.
 */
export const id = () => integer('id').primaryKey({ autoIncrement: true });

/** ISO 8601 in UTC with milliseconds, as in the API; services set it from `ctx.now`. */
export const createdAt = () => text('createdAt').notNull();
export const updatedAt = () => text('updatedAt').notNull();

export const boolean = (name: string) => integer(name, { mode: 'boolean' });

/** Lines of text, none at first. */
export const lines = (name: string) =>
  text(name, { mode: 'json' })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`);

/** Ids of other rows, in their order, without a foreign key. */
export const ids = (name: string) =>
  text(name, { mode: 'json' })
    .$type<number[]>()
    .notNull()
    .default(sql`'[]'`);

/** 1 to 5, default 3 (specification section 9); the table has a CHECK too. */
export const rating = (name: string) => integer(name).notNull().default(3);

/** Position of a row in the user's order, assigned by services; ties are sorted by id. */
export const sortOrder = () => integer('sortOrder').notNull().default(0);

/**
 * A total of a frozen report's figures, out of its JSON; null in reports without figures. SQLite takes it from the index
 * `reports_figures` only where it stands word for word as there.
 */
export const reportTotal = (name: 'hoursPerYear' | 'costPerYearCents') =>
  sql.raw(`case when json_valid("parts") then json_extract("parts", '$.figures.totals.${name}') end`);
