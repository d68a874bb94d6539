import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { dayBounds } from '#shared/days.ts';
import { zoneOf } from '#shared/zone.ts';

/** Both included; either may be missing. */
export type Days = { from: string | undefined; to: string | undefined };

/** Times within whole days of whoever asks, as the analytics count them. */
export const betweenDays = (
  { zone }: { zone?: string | undefined },
  column: SQLiteColumn,
  { from, to }: Days,
): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, dayBounds(from, zoneOf(zone)).start),
    to === undefined ? undefined : lt(column, dayBounds(to, zoneOf(zone)).end),
  );
