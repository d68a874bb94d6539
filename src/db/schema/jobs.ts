import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, id } from '../columns.ts';

/** The one queue of work that the server does by itself (kernel/jobs/, docs/decisions/027). A finished job has no row. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    /** Names the handler; parsed with its schema before it runs. */
    kind: text('kind').notNull(),
    lane: text('lane').notNull(),
    payload: text('payload', { mode: 'json' }).$type<unknown>().notNull(),
    runAt: text('runAt').notNull(),
    /** When `runAt` was set: one that was set in the future comes from a wrong clock, and is due. */
    setAt: text('setAt').notNull(),
    /** Lower ones first; a loop of a lane may be closed to the higher ones. */
    priority: integer('priority').notNull().default(0),
    /** Jobs of one series run one after the other. */
    series: text('series'),
    /** Attempts since the last one that succeeded. */
    attempts: integer('attempts').notNull().default(0),
    /** Processes that ended with the job in hand, since it last came a step further. */
    interruptions: integer('interruptions').notNull().default(0),
    uniqueKey: text('uniqueKey'),
    /** Until when the process that took it owns it; a second one then takes it up. */
    leaseUntil: text('leaseUntil'),
    /** Stays where a process ended with the job in hand. */
    leaseToken: text('leaseToken'),
    lastError: text('lastError'),
    /** Since when it waits for an administrator: it is not taken up by itself. */
    parkedAt: text('parkedAt'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('jobs_unique').on(table.uniqueKey),
    index('jobs_due').on(table.lane, table.runAt),
    index('jobs_series').on(table.series, table.id),
  ],
);
