import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LETTER_STATES, READING_STATES, RUN_STATES } from '#features/consulting/analyst/analyst.values.ts';
import type { CheckedReading } from '#features/consulting/analyst/analyst.types.ts';
import { LOCALES } from '#shared/languages.ts';
import { boolean, createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { companies, problems } from './consulting.ts';
import { workspaces } from './workspaces.ts';

/** Whether a workspace's model may read its clients' problems; without a row it may not. */
export const analystSettings = sqliteTable('analyst_settings', {
  workspaceId: integer('workspaceId')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  isOn: boolean('isOn').notNull(),
  /** Tokens a UTC month for reading; null: no cap. "Token" in its name would leave the column out of the export. */
  monthlyUnits: integer('monthlyUnits'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const companyId = () =>
  integer('companyId')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** A pass of the model over the problems of a company; one at a time. */
export const analystRuns = sqliteTable(
  'analyst_runs',
  {
    id: id(),
    companyId: companyId(),
    /** In whose name the job runs. */
    authorId: integer('authorId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LOCALES }).notNull(),
    state: text('state', { enum: RUN_STATES }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('analyst_runs_company').on(table.companyId, table.id),
    index('analyst_runs_author').on(table.authorId),
  ],
);

/** A model's reading of a problem: a proposal, which counts for nothing until a person confirms a reading. */
export const analystReadings = sqliteTable(
  'analyst_readings',
  {
    id: id(),
    problemId: integer('problemId')
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    runId: integer('runId')
      .notNull()
      .references(() => analystRuns.id, { onDelete: 'cascade' }),
    state: text('state', { enum: READING_STATES }).notNull(),
    /** SHA-256 of the description that was read: a changed one makes it stale. */
    seen: text('seen').notNull(),
    reading: text('reading', { mode: 'json' }).$type<CheckedReading>(),
    /** Why the rules' reading stands (`Fallback`). */
    reason: text('reason'),
    model: text('model'),
    /** Tokens of all requests for it; estimated where the provider reports none. */
    inputUnits: integer('inputUnits').notNull().default(0),
    outputUnits: integer('outputUnits').notNull().default(0),
    /** Millionths of a US dollar; null: unknown price. */
    costMicros: integer('costMicros'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('analyst_readings_problem').on(table.problemId),
    index('analyst_readings_run').on(table.runId, table.state, table.id),
  ],
);

/** A model's draft of the covering letter; no report is frozen while one is open. */
export const analystLetters = sqliteTable(
  'analyst_letters',
  {
    id: id(),
    companyId: companyId(),
    language: text('language', { enum: LOCALES }).notNull(),
    state: text('state', { enum: LETTER_STATES }).notNull(),
    text: text('text').notNull(),
    model: text('model').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('analyst_letters_company').on(table.companyId)],
);
