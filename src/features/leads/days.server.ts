import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { dayBounds } from '#shared/days.ts';
import { timeZoneOf } from '#shared/time-zone.ts';

/** Both included; either may be missing. */
export type Days = { from: string | undefined; to: string | undefined };

/** Times within whole days of whoever asks, as the analytics count them. */
export const betweenDays = (
  { timeZone }: { timeZone?: string | undefined },
  column: SQLiteColumn,
  { from, to }: Days,
): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, dayBounds(from, timeZoneOf(timeZone)).start),
    to === undefined ? undefined : lt(column, dayBounds(to, timeZoneOf(timeZone)).end),
  );
