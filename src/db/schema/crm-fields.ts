import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  CUSTOM_FIELD_TYPES,
  type CustomValue,
  type FieldOption,
} from '#features/leads/fields/custom-fields.values.ts';
import { RECORD_KINDS } from '#features/leads/leads.values.ts';
import { boolean, createdAt, id, updatedAt } from '../columns.ts';
import { workspaceId } from './workspaces.ts';

/** Fields that a workspace defines; records keep the values in `customFields`, by the key. */
export const crmFields = sqliteTable(
  'crm_fields',
  {
    id: id(),
    workspaceId: workspaceId(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    /** Made from the label, and never changed. */
    key: text('key').notNull(),
    label: text('label').notNull(),
    help: text('help'),
    type: text('type', { enum: CUSTOM_FIELD_TYPES }).notNull(),
    options: text('options', { mode: 'json' }).$type<FieldOption[]>().notNull(),
    isRequired: boolean('isRequired').notNull().default(false),
    isUnique: boolean('isUnique').notNull().default(false),
    defaultValue: text('defaultValue', { mode: 'json' }).$type<CustomValue>(),
    /** Put back with its values, or forgotten with them after 30 days. */
    deletedAt: text('deletedAt'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('crm_fields_key').on(table.workspaceId, table.kind, table.key)],
);

/**
 * Values of defined fields, one row each, for look-ups: triggers keep them as the records have them
 * (`db/search/field-triggers.ts`). Of several choices each has a row.
 */
export const crmFieldValues = sqliteTable(
  'crm_field_values',
  {
    fieldId: integer('fieldId')
      .notNull()
      .references(() => crmFields.id, { onDelete: 'cascade' }),
    /** A contact, a company or an opportunity, as the field's kind says. */
    recordId: integer('recordId').notNull(),
    /** The beginning of a text, a day, or the key of a choice. */
    text: text('text'),
    /** Also an amount in cents, 1 for yes, and the id of a member or of a record. */
    number: real('number'),
  },
  (table) => [
    index('crm_field_values_record').on(table.fieldId, table.recordId),
    /** Found in exactly this expression: capitals make no other text. */
    index('crm_field_values_text').on(table.fieldId, sql`"text" collate nocase`, table.recordId),
    index('crm_field_values_number').on(table.fieldId, table.number, table.recordId),
  ],
);
