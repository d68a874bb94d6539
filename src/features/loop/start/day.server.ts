import type { ServiceContext } from '#kernel/context.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { can } from '#shared/workspaces/workspace.ts';
import { doneAct, putOffAct } from './day.rules.ts';
import type { Day, DayRow, StartRow } from './start.schema.ts';
import { loadStart } from './start.server.ts';

/** Rows with what one key does; nothing for whoever may only read. */
export function dayRows(ctx: ServiceContext, rows: readonly StartRow[]): DayRow[] {
  const reader = { now: ctx.now, timeZone: timeZoneOf(ctx.timeZone) };
  const mayWrite = can(ctx, 'write');
  return rows.map((row) => ({
    ...row,
    done: mayWrite ? doneAct(row, reader) : null,
    putOff: mayWrite ? putOffAct(row, reader) : null,
  }));
}

/** Returns what waits for the caller in the order in which to do it, the first fifty. */
export async function loadDay(ctx: ServiceContext): Promise<Day> {
  const { rows, count } = await loadStart(ctx);
  return { items: dayRows(ctx, rows), total: count, nextCursor: null };
}
