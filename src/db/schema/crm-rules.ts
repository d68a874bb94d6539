import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ViewFilter } from '#features/leads/views/view-filter.types.ts';
import type { RuleAction, When } from '#features/loop/rules/rule.types.ts';
import {
  RULE_OFF_REASONS,
  RULE_SUBJECTS,
  RUN_REASONS,
  RUN_STATUSES,
} from '#features/loop/rules/rule.values.ts';
import { boolean, createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { workspaceId } from './workspaces.ts';

/** Acts of the lead manager by itself (docs/decisions/036). */
export const crmRules = sqliteTable(
  'crm_rules',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** In whose name it acts. Null: the account is gone. */
    authorId: integer('authorId').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    isOn: boolean('isOn').notNull().default(false),
    /** Set where it was not switched off by a person. */
    offReason: text('offReason', { enum: RULE_OFF_REASONS }),
    when: text('when', { mode: 'json' }).$type<When>().notNull(),
    if: text('if', { mode: 'json' }).$type<ViewFilter>(),
    then: text('then', { mode: 'json' }).$type<RuleAction[]>().notNull(),
    /** Last change of the journal before it was switched on, and the moment: it sees what is later. */
    sinceChange: integer('sinceChange').notNull(),
    sinceAt: text('sinceAt').notNull(),
    /** Until when the time was looked at for it; null: not yet. */
    lookedAt: text('lookedAt'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('crm_rules_workspace').on(table.workspaceId, table.id),
    index('crm_rules_on').on(table.isOn),
    index('crm_rules_author').on(table.authorId),
  ],
);

/** Acts of rules, done and to do; one row for each thing that happened to a record. */
export const crmRuleRuns = sqliteTable(
  'crm_rule_runs',
  {
    id: id(),
    workspaceId: workspaceId(),
    ruleId: integer('ruleId')
      .notNull()
      .references(() => crmRules.id, { onDelete: 'cascade' }),
    /** The occasion: a change of the journal, or what came with time. */
    key: text('key').notNull(),
    /** The occasion that its own doing would make, which is none. */
    nextKey: text('nextKey'),
    record: text('record', { enum: RULE_SUBJECTS }).notNull(),
    recordId: integer('recordId').notNull(),
    /** Change of the journal that it follows from; null: time. */
    changeId: integer('changeId'),
    /** Rules that have followed from each other until here, this one counted. */
    depth: integer('depth').notNull(),
    status: text('status', { enum: RUN_STATUSES }).notNull().default('waiting'),
    reason: text('reason', { enum: RUN_REASONS }),
    /** Cause of what it has changed, which can be undone as long as the journal remembers it. */
    causeId: integer('causeId'),
    createdAt: createdAt(),
    ranAt: text('ranAt'),
  },
  (table) => [
    // A change that is read again runs nothing twice.
    uniqueIndex('crm_rule_runs_once').on(table.ruleId, table.key),
    index('crm_rule_runs_next').on(table.ruleId, table.nextKey),
    index('crm_rule_runs_rule').on(table.ruleId, table.id),
    index('crm_rule_runs_status').on(table.ruleId, table.status, table.ranAt),
    index('crm_rule_runs_waiting').on(table.workspaceId, table.status, table.id),
    index('crm_rule_runs_hour').on(table.workspaceId, table.ranAt),
    index('crm_rule_runs_cause').on(table.causeId),
    index('crm_rule_runs_age').on(table.createdAt),
  ],
);
