import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ACTS, CAUSE_KINDS } from '#shared/journal.ts';
import { id } from '../columns.ts';
import { users } from './accounts.ts';
import { workspaces } from './workspaces.ts';

/** Why rows changed: a call, an import, an undo … A trigger makes a new row the open cause of its transaction. */
export const causes = sqliteTable(
  'causes',
  {
    id: id(),
    /** Null: the site's own, such as an enquiry. */
    workspaceId: integer('workspaceId').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null: nobody was signed in, or the account is gone. */
    actorId: integer('actorId').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: CAUSE_KINDS }).notNull(),
    /** For a call its method and address, `PATCH /api/crm/contacts/{id}`; for a job its name. */
    label: text('label').notNull(),
    requestId: text('requestId'),
    /** The cause that an undo takes back, and the undo that has taken this one back. */
    undoes: integer('undoes').references((): AnySQLiteColumn => causes.id, { onDelete: 'set null' }),
    undoneBy: integer('undoneBy').references((): AnySQLiteColumn => causes.id, { onDelete: 'set null' }),
    /** Of an undo in several transactions: it has not come to its end, and goes on when it is asked for again. */
    isUnderway: integer('isUnderway', { mode: 'boolean' }).notNull().default(false),
    at: text('at').notNull(),
  },
  (table) => [
    index('causes_workspace').on(table.workspaceId, table.id),
    index('causes_actor').on(table.actorId),
    index('causes_undoes').on(table.undoes),
    index('causes_undoneBy').on(table.undoneBy),
    index('causes_age').on(table.at),
  ],
);

/** Every change of a journalled row, in order; written by triggers (db/journal/journal-triggers.ts). */
export const changes = sqliteTable(
  'changes',
  {
    id: id(),
    /** Null: written without a cause, which no test allows. */
    causeId: integer('causeId').references(() => causes.id, { onDelete: 'cascade' }),
    /** Kind of the row (db/journal/journalled.ts). */
    record: text('record').notNull(),
    recordId: integer('recordId').notNull(),
    act: text('act', { enum: ACTS }).notNull(),
    /** JSON of what the columns held before: of those that changed, or of the whole row where it was deleted. */
    was: text('was'),
    /** The undo that has taken back this change, as long as it is taken back. */
    undoneBy: integer('undoneBy'),
  },
  (table) => [
    index('changes_cause').on(table.causeId, table.id),
    index('changes_record').on(table.record, table.recordId, table.id),
  ],
);

/** State of the journal, in its one row. Both columns are as here between transactions: no cause is open, none waits. */
export const journal = sqliteTable('journal', {
  id: id(),
  causeId: integer('causeId'),
  /** Above 0, nothing is journalled: rows are erased, or a value is derived anew. */
  paused: integer('paused').notNull().default(0),
});

/** How far a reader of the journal has come; moved in the transaction of what it writes. */
export const journalReaders = sqliteTable('journal_readers', {
  name: text('name').primaryKey(),
  /** Number of the last change that was read. */
  lastChange: integer('lastChange').notNull(),
  /** For what comes with time and is in no journal: the moment up to which it was looked for. */
  lookedAt: text('lookedAt').notNull(),
});
