import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { dayBounds } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';

/** A range of days, both included; either may be missing. */
export type Days = { from: string | undefined; to: string | undefined };

/** Matches times within whole days of the current user, as the analytics do. */
export const betweenDays = (
  { timeZone }: { timeZone?: string | undefined },
  column: SQLiteColumn,
  { from, to }: Days,
): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, dayBounds(from, timeZoneOf(timeZone)).start),
    to === undefined ? undefined : lt(column, dayBounds(to, timeZoneOf(timeZone)).end),
  );
