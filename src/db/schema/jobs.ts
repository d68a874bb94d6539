import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Work that the server does by itself (kernel/jobs/lease.ts): a row for each piece that a process has in hand, named by its
 * kind and the number of the row that says what is to be done, and one for each piece that recurs (`backup`).
 */
export const jobs = sqliteTable('jobs', {
  name: text('name').primaryKey(),
  /** Until when the process that took it owns it; a second one then takes it up. */
  leaseUntil: text('leaseUntil'),
  leaseToken: text('leaseToken'),
  /** Of work that recurs: when it was last done, by whichever process. */
  lastRunAt: text('lastRunAt'),
});
