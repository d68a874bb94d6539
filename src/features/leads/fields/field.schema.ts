import { z } from 'zod';
import { count, record, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, optionalLine, readUpdatedAt, requiredLine, rowId } from '#shared/fields.ts';
import { asked } from '#shared/list.ts';
import { RECORD_KINDS } from '#features/leads/leads.values.ts';
import { CUSTOM_FIELD_TYPES, MAX_OPTIONS } from './custom-fields.values.ts';
import { customValue } from './fields.schema.ts';

const MAX_LABEL = 60;
const key = z.string('errors:fields.text').regex(/^[a-z][a-z0-9_]{0,59}$/, 'fields:errors.key');
const label = requiredLine('fields:errors.labelRequired').max(MAX_LABEL, 'errors:fields.tooLong');

const optionSchema = z.strictObject({
  /** Of an option that exists: its label is changed, and records keep it. */
  key: key.nullish(),
  label,
});
const options = z
  .array(optionSchema, 'errors:fields.list')
  .max(MAX_OPTIONS, 'errors:fields.tooMany')
  .meta({ examples: [[{ label: 'North' }, { label: 'South' }]] });

const kind = z.enum(RECORD_KINDS, 'errors:fields.choice');
const type = z.enum(CUSTOM_FIELD_TYPES, 'errors:fields.choice');
const flag = z.boolean('errors:fields.boolean');

export const createFieldSchema = z.strictObject({
  kind,
  label,
  type,
  /** Made from the label where it is not given. */
  key: key.nullish(),
  help: optionalLine.default(null),
  /** Of a choice, in their order. */
  options: options.nullish().transform((given) => given ?? []),
  isRequired: flag.default(false),
  isUnique: flag.default(false),
  /** Of new records that do not say. */
  defaultValue: customValue.default(null),
});
/** The key and the kind of a field stay. */
export const updateFieldSchema = z
  .strictObject({
    label: nullIsAbsent(label),
    type: nullIsAbsent(type),
    help: optionalLine,
    options: nullIsAbsent(options),
    isRequired: nullIsAbsent(flag),
    isUnique: nullIsAbsent(flag),
    defaultValue: customValue,
    updatedAt: readUpdatedAt,
  })
  .partial();
export const fieldQuerySchema = z.strictObject({
  kind: kind.optional(),
  /** Those that were deleted within 30 days instead. */
  deleted: asked,
  count: asked,
});

export type CreateField = z.infer<typeof createFieldSchema>;
export type UpdateField = z.infer<typeof updateFieldSchema>;
export type FieldQuery = z.infer<typeof fieldQuerySchema>;

/** A field that the workspace defines for one kind of record; its values are under `customFields`, by the key. */
export const customFieldSchema = record('CustomField', {
  id: rowId,
  kind: z.enum(RECORD_KINDS),
  key: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  type: z.enum(CUSTOM_FIELD_TYPES),
  options: z.array(z.strictObject({ key: z.string(), label: z.string() })),
  isRequired: z.boolean(),
  isUnique: z.boolean(),
  defaultValue: customValue,
  deletedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CustomField = z.infer<typeof customFieldSchema>;
export const countedFieldSchema = customFieldSchema
  .extend({
    /** Values that records have, with `count=true`; of several choices each counts. */
    total: count.exactOptional(),
  })
  .meta({ id: 'CountedField' });
export type CountedField = z.infer<typeof countedFieldSchema>;

export const fieldListSchema = z.strictObject({ items: z.array(countedFieldSchema), nextCursor: z.null() });
