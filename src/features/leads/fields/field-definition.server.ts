import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { crmFields, crmFieldValues } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError, type ErrorDetails } from '#shared/errors.ts';
import { foldText } from '#shared/texts/text.ts';
import {
  canBeRequired,
  canBeUnique,
  canHaveDefault,
  hasOptions,
  MAX_DEFINED_FIELDS,
  type CustomValue,
  type FieldOption,
} from './custom-fields.values.ts';
import { fitValue, isEmptyValue } from './custom-value.rules.ts';
import { everyField, type FieldKind } from './defined-fields.server.ts';
import { freeKey } from './field-key.rules.ts';
import type { CreateField, CustomField } from './field.schema.ts';

const refusal = (field: string, key: string, values?: ErrorDetails['values']): AppError =>
  new AppError('invalid', { fields: { [field]: key }, ...(values && { values }) });

type GivenOption = CreateField['options'][number];

/** Returns the options with the keys of new ones. Errors: `invalid` without any, for one twice, and for a strange key. */
function keyedOptions(given: readonly GivenOption[], before: readonly FieldOption[]): FieldOption[] {
  if (given.length === 0) throw refusal('options', 'fields:errors.optionsRequired');
  const labels = new Set(given.map(({ label }) => foldText(label)));
  if (labels.size < given.length) throw refusal('options', 'errors:fields.repeated');
  const known = new Set(before.map(({ key }) => key));
  const taken = new Set(known);
  return given.map(({ key, label }) => {
    if (key && !known.has(key)) throw refusal('options', 'fields:errors.optionGone');
    if (key) return { key, label };
    const made = freeKey(label, (each) => taken.has(each));
    taken.add(made);
    return { key: made, label };
  });
}

type Definition = Pick<
  CustomField,
  'type' | 'options' | 'isRequired' | 'isUnique' | 'defaultValue' | 'label' | 'help'
>;
type Asked = Omit<Definition, 'options'> & { options: readonly GivenOption[] };

/** Returns the default as it is stored. Errors: `invalid`, naming what the field takes. */
function fittingDefault(field: Definition, given: CustomValue): CustomValue {
  if (isEmptyValue(given)) return null;
  if (!canHaveDefault(field.type) || field.isUnique) throw refusal('defaultValue', 'fields:errors.noDefault');
  const fit = fitValue(field, given);
  if ('value' in fit) return fit.value;
  throw new AppError('invalid', {
    fields: { defaultValue: fit.misfit },
    ...(fit.choices && { choices: { defaultValue: fit.choices } }),
  });
}

/** Returns a definition that holds together. Errors: `invalid`, on the part that does not. */
export function soundDefinition(asked: Asked, before: readonly FieldOption[] = []): Definition {
  const { type, isRequired, isUnique } = asked;
  if (isUnique && !canBeUnique(type)) throw refusal('isUnique', 'fields:errors.notUnique');
  if (isRequired && !canBeRequired(type)) throw refusal('isRequired', 'fields:errors.notRequired');
  const options = hasOptions(type) ? keyedOptions(asked.options, before) : [];
  const field = { ...asked, options };
  return { ...field, defaultValue: fittingDefault(field, asked.defaultValue) };
}

/** Errors: `invalid` for a label that another field of these records has. */
export async function requireFreeLabel(
  ctx: ServiceContext,
  kind: FieldKind,
  label: string,
  ownId = 0,
): Promise<void> {
  const isOther = ({ id, label: theirs, deletedAt }: CustomField) =>
    id !== ownId && deletedAt === null && foldText(theirs) === foldText(label);
  if ((await everyField(ctx, kind)).some(isOther)) throw refusal('label', 'fields:errors.labelTaken');
}

/**
 * Returns the key of a new field: no other field has it, and no record has a value under it as a name. Errors: `invalid`
 * for a chosen key that is taken, and for one field too many.
 */
export async function keyOfNew(
  ctx: ServiceContext,
  { kind, label, key: chosen }: Pick<CreateField, 'kind' | 'label' | 'key'>,
): Promise<string> {
  const fields = await everyField(ctx, kind);
  if (fields.filter(({ deletedAt }) => deletedAt === null).length >= MAX_DEFINED_FIELDS)
    throw refusal('label', 'fields:errors.tooMany');
  // An empty object has `constructor`, the one name of its kind that could be a key.
  const taken = new Set(['constructor', ...fields.map(({ key }) => key), ...(await namesInUse(ctx, kind))]);
  if (chosen && taken.has(chosen)) throw refusal('key', 'fields:errors.keyTaken');
  return chosen ?? freeKey(label, (key) => taken.has(key));
}

/** Names under which records have values, where they could be a key. */
async function namesInUse(ctx: ServiceContext, kind: FieldKind): Promise<string[]> {
  const table = RECORD_TABLES[kind];
  const records = ctx
    .rows(table)
    .select({ customFields: table.customFields })
    .where(sql`coalesce(${table.customFields}, '{}') <> '{}'`);
  const rows = await ctx.db.all<{ name: string }>(sql`
    select distinct own.key as name from (${records}) as record, json_each(record.customFields) as own
    where own.key not glob '*[^a-z0-9_]*'`);
  return rows.map(({ name }) => name);
}

/** Number of values that records have of a field; of several choices each counts. */
export const valuesOf = (ctx: ServiceContext, fieldId: number): Promise<number> =>
  ctx.rows(crmFieldValues).count(eq(crmFieldValues.fieldId, fieldId));

/** Errors: `invalid`, with how many, for a type that changes under values. */
export async function requireTypeFree(ctx: ServiceContext, fieldId: number): Promise<void> {
  const total = await valuesOf(ctx, fieldId);
  if (total > 0) throw refusal('type', 'fields:errors.typeInUse', { total });
}

/** Errors: `invalid`, with how many, for records that have a value twice. */
export async function requireNoDoubles(ctx: ServiceContext, fieldId: number): Promise<void> {
  const { text, number } = crmFieldValues;
  const repeated = ctx
    .rows(crmFieldValues)
    .select({ n: sql<number>`count(*)`.as('n') })
    .where(eq(crmFieldValues.fieldId, fieldId))
    .groupBy(sql`${text} collate nocase`, number)
    .having(sql`count(*) > 1`);
  const [row] = await ctx.db.all<{ total: number }>(
    sql`select coalesce(sum(n), 0) as total from (${repeated})`,
  );
  if (row && row.total > 0) throw refusal('isUnique', 'fields:errors.doubles', { total: row.total });
}

/** Errors: `invalid`, with its name and how many, for an option that is taken off while records have it. */
export async function requireOptionsFree(
  ctx: ServiceContext,
  { id, options }: Pick<CustomField, 'id' | 'options'>,
  kept: readonly FieldOption[],
): Promise<void> {
  const gone = options.filter(({ key }) => !kept.some((each) => each.key === key));
  if (gone.length === 0) return;
  const keys = gone.map(({ key }) => key);
  const { fieldId, text } = crmFieldValues;
  const [used] = await ctx
    .rows(crmFieldValues)
    .select({ key: text, total: count() })
    .where(and(eq(fieldId, id), inArray(sql`${text} collate nocase`, keys)))
    .groupBy(text)
    .limit(1);
  if (!used) return;
  const name = gone.find(({ key }) => key === used.key)?.label ?? '';
  throw refusal('options', 'fields:errors.optionInUse', { name, total: used.total });
}

/** Number of values by field. */
export async function valueCounts(ctx: ServiceContext): Promise<Map<number, number>> {
  const rows = await ctx
    .rows(crmFieldValues)
    .select({ id: crmFieldValues.fieldId, total: count() })
    .innerJoin(crmFields, eq(crmFields.id, crmFieldValues.fieldId))
    .groupBy(crmFieldValues.fieldId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
