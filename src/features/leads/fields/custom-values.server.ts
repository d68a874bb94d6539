import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmFieldValues, workspaceMembers } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import {
  MAX_CUSTOM_FIELDS,
  type CustomFields,
  type CustomFieldType,
  type CustomValue,
} from './custom-fields.values.ts';
import { fitValue, isEmptyValue, type Misfit } from './custom-value.rules.ts';
import { everyField, type FieldKind } from './defined-fields.server.ts';
import type { CustomField } from './field.schema.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The rows of an indexed value, whatever its capitals are. */
export const holdsValue = (value: CustomValue) =>
  typeof value === 'string'
    ? sql`${crmFieldValues.text} collate nocase = ${value}`
    : eq(crmFieldValues.number, Number(value));

async function isTaken(ctx: ServiceContext, field: CustomField, value: CustomValue, recordId: number) {
  const same = and(
    eq(crmFieldValues.fieldId, field.id),
    holdsValue(value),
    ne(crmFieldValues.recordId, recordId),
  );
  return (await ctx.rows(crmFieldValues).count(same)) > 0;
}

const LINKED: Partial<Record<CustomFieldType, (ctx: ServiceContext, id: number) => Promise<number>>> = {
  member: ({ db, workspace }, id) =>
    db.$count(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspace.id), eq(workspaceMembers.userId, id)),
    ),
  contact: (ctx, id) => ctx.rows(crmContacts).count(eq(crmContacts.id, id)),
  company: (ctx, id) => ctx.rows(crmCompanies).count(eq(crmCompanies.id, id)),
};

/** Returns what is wrong with a value that has the type of its field; `recordId` is the record's own, 0 of a new one. */
export async function misfitOf(
  ctx: ServiceContext,
  field: CustomField,
  value: CustomValue,
  recordId: number,
): Promise<Misfit | undefined> {
  const count = LINKED[field.type];
  if (count && (await count(ctx, Number(value))) === 0)
    return { misfit: field.type === 'member' ? 'leads:owners.noMember' : 'fields:errors.recordGone' };
  if (field.isUnique && (await isTaken(ctx, field, value, recordId)))
    return { misfit: 'fields:errors.taken' };
  return undefined;
}

type Change = {
  /** Key or name, and value; null removes one, and what is not named stays. */
  given: CustomFields | undefined;
  /** As the record has them stored. */
  was: CustomFields;
  /** Of the record; 0 of a new one. */
  recordId: number;
  /** A field that has to be filled in is missed on a new record too. */
  isComplete?: boolean;
  /** Before the names in the messages, as `set.`. */
  path?: string;
};

async function changed(
  ctx: ServiceContext,
  kind: FieldKind,
  { given = {}, was, recordId, isComplete = false, path = '' }: Change,
): Promise<CustomFields> {
  const all = await everyField(ctx, kind);
  const fields = new Map(all.map((field) => [field.key, field]));
  const next = new Map(Object.entries(was));
  const misfits = new Map<string, Misfit>();
  for (const [name, value] of Object.entries(given)) {
    const field = fields.get(name);
    if (field?.deletedAt === null) {
      // A box that is not ticked says nothing, unless it is ticked at first.
      const isUnticked = field.type === 'checkbox' && value === false && field.defaultValue !== true;
      if (isEmptyValue(value) || isUnticked) {
        if (field.isRequired) misfits.set(name, { misfit: 'errors:fields.required' });
        next.delete(name);
        continue;
      }
      if (isSame(value, was[name]) && Object.hasOwn(was, name)) continue;
      const fit = fitValue(field, value);
      const misfit = 'misfit' in fit ? fit : await misfitOf(ctx, field, fit.value, recordId);
      if (misfit) misfits.set(name, misfit);
      else if ('value' in fit) next.set(name, fit.value);
    } else if (isSame(value ?? null, was[name] ?? null)) continue;
    // Its values wait to be put back.
    else if (field) misfits.set(name, { misfit: 'errors:fields.unknown' });
    else if (value === null) next.delete(name);
    // Other values of an opportunity stand in its notes.
    else if (kind === 'opportunity') misfits.set(name, { misfit: 'errors:fields.unknown' });
    else if (Array.isArray(value)) misfits.set(name, { misfit: 'errors:fields.invalid' });
    else next.set(name, value);
  }
  if (recordId === 0) addDefaults(all, next, given, isComplete ? misfits : undefined);
  const countOthers = (names: Iterable<string>): number =>
    [...names].filter((name) => !fields.has(name)).length;
  // A merge may have brought more than are taken.
  if (countOthers(next.keys()) > Math.max(MAX_CUSTOM_FIELDS, countOthers(Object.keys(was))))
    misfits.set('', { misfit: 'errors:fields.tooLong' });
  refuse(misfits, `${path}customFields`);
  return Object.fromEntries(next);
}

function addDefaults(
  fields: readonly CustomField[],
  next: Map<string, CustomValue>,
  given: CustomFields,
  misfits: Map<string, Misfit> | undefined,
): void {
  for (const { key, deletedAt, defaultValue, isRequired } of fields) {
    if (deletedAt !== null || Object.hasOwn(given, key)) continue;
    if (defaultValue !== null) next.set(key, defaultValue);
    else if (isRequired) misfits?.set(key, { misfit: 'errors:fields.required' });
  }
}

function refuse(misfits: ReadonlyMap<string, Misfit>, path: string): void {
  if (misfits.size === 0) return;
  const named = [...misfits].map(([name, of]) => [name === '' ? path : `${path}.${name}`, of] as const);
  throw new AppError('invalid', {
    fields: Object.fromEntries(named.map(([name, { misfit }]) => [name, misfit])),
    choices: Object.fromEntries(named.flatMap(([name, { choices }]) => (choices ? [[name, choices]] : []))),
  });
}

/**
 * Returns what a new record stores. Errors: `invalid`, on `customFields.key`, for a value that its field does not take,
 * one that another record has where it must be the only one, and with `isComplete` a missing one.
 */
export const newCustomFields = (
  ctx: ServiceContext,
  kind: FieldKind,
  given: CustomFields | undefined,
  isComplete: boolean,
): Promise<CustomFields> => changed(ctx, kind, { given, was: {}, recordId: 0, isComplete });

/** Returns the column of a changed record; nothing where nothing is given. Errors: as `newCustomFields`. */
export async function changedCustomFields(
  ctx: ServiceContext,
  kind: FieldKind,
  id: number,
  given: CustomFields | undefined,
): Promise<{ customFields?: CustomFields }> {
  if (given === undefined) return {};
  return {
    customFields: await changed(ctx, kind, { given, was: await storedFields(ctx, kind, id), recordId: id }),
  };
}

/**
 * Returns the values as many records are to have them, null for one that is removed. Errors: as `newCustomFields`, on
 * `set.customFields.key`, and for a value that only one record may have.
 */
export async function customFieldsOfMany(
  ctx: ServiceContext,
  kind: FieldKind,
  given: CustomFields,
): Promise<CustomFields> {
  const path = 'set.';
  const unique = (await everyField(ctx, kind)).filter(
    ({ key, isUnique, deletedAt }) => isUnique && deletedAt === null && !isEmptyValue(given[key]),
  );
  refuse(new Map(unique.map(({ key }) => [key, { misfit: 'fields:errors.taken' }])), `${path}customFields`);
  const fit = await changed(ctx, kind, { given, was: {}, recordId: -1, path });
  return Object.fromEntries(Object.keys(given).map((name) => [name, fit[name] ?? null]));
}

/** Returns all values of a record as stored, of deleted fields too. */
export async function storedFields(ctx: ServiceContext, kind: FieldKind, id: number): Promise<CustomFields> {
  const table = RECORD_TABLES[kind];
  const [row] = await ctx
    .rows(table)
    .select({ customFields: table.customFields })
    .where(inArray(table.id, [id]));
  return row?.customFields ?? {};
}
