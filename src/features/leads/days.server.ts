import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { DEFAULT_ZONE, dayBounds } from './day.rules.ts';

/** Both included; either may be missing. */
export type Days = { from: string | undefined; to: string | undefined };

/** Times within whole days of the zone that dates are shown in, as the analytics count them. */
export const betweenDays = (column: SQLiteColumn, { from, to }: Days): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, dayBounds(from, DEFAULT_ZONE).start),
    to === undefined ? undefined : lt(column, dayBounds(to, DEFAULT_ZONE).end),
  );
