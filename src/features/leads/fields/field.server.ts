import { recordInWorkspace } from '#features/accounts/workspaces/workspace-log.server.ts';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { crmFields } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { AppError } from '#shared/errors.ts';
import { fieldColumns } from './defined-fields.server.ts';
import {
  keyOfNew,
  requireFreeLabel,
  requireNoDoubles,
  requireOptionsFree,
  requireTypeFree,
  soundDefinition,
  valueCounts,
} from './field-definition.server.ts';
import type { CountedField, CreateField, CustomField, FieldQuery, UpdateField } from './field.schema.ts';

/** Returns the fields of the workspace by kind of record, in the order in which they were made. */
export async function listFields(
  ctx: ServiceContext,
  { kind, deleted = false, count = false }: FieldQuery,
): Promise<{ items: CountedField[]; nextCursor: null }> {
  const items = await ctx
    .rows(crmFields)
    .select(fieldColumns)
    .where(
      and(
        deleted ? isNotNull(crmFields.deletedAt) : isNull(crmFields.deletedAt),
        kind === undefined ? undefined : eq(crmFields.kind, kind),
      ),
    )
    .orderBy(
      sql`case ${crmFields.kind} when 'contact' then 1 when 'company' then 2 else 3 end`,
      asc(crmFields.id),
    );
  if (!count) return { items, nextCursor: null };
  const totals = await valueCounts(ctx);
  return { items: items.map((field) => ({ ...field, total: totals.get(field.id) ?? 0 })), nextCursor: null };
}

/** Errors: `not_found`, also for a field of another workspace and for a deleted one. */
export async function requireField(ctx: ServiceContext, id: number): Promise<CustomField> {
  const [row] = await ctx
    .rows(crmFields)
    .select(fieldColumns)
    .where(and(eq(crmFields.id, id), isNull(crmFields.deletedAt)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Errors: `invalid`, on the part of the definition that does not hold, and for one field too many. */
export async function createField(
  ctx: ServiceContext,
  { kind, key: chosen, ...asked }: CreateField,
): Promise<CustomField> {
  await requireFreeLabel(ctx, kind, asked.label);
  const key = await keyOfNew(ctx, { kind, key: chosen, label: asked.label });
  const at = ctx.now.toISOString();
  const [row] = await ctx
    .rows(crmFields)
    .insert({ ...soundDefinition(asked), kind, key, createdAt: at, updatedAt: at })
    .returning(fieldColumns);
  if (!row) throw new AppError('internal');
  await recordInWorkspace(ctx, 'field_added', { detail: row.label });
  return row;
}

/**
 * Changes a definition; an option that is renamed takes its values along. Errors: as `createField`; `invalid`, with how
 * many values are in the way, for another type, an option that is taken off, and a field that has doubles and is to have
 * none; 409 with the current field for a stale `updatedAt`.
 */
export async function updateField(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, ...changes }: UpdateField,
): Promise<CustomField> {
  const was = await requireField(ctx, id);
  if (read !== undefined && read !== was.updatedAt) throw new AppError('stale', { extra: { current: was } });
  const {
    label = was.label,
    type = was.type,
    help = was.help,
    options = was.options,
    isRequired = was.isRequired,
    isUnique = was.isUnique,
    defaultValue = was.defaultValue,
  } = changes;
  const asked = { label, type, help, options, isRequired, isUnique, defaultValue };
  await requireFreeLabel(ctx, was.kind, label, id);
  const next = soundDefinition(asked, was.options);
  if (type !== was.type) await requireTypeFree(ctx, id);
  await requireOptionsFree(ctx, was, next.options);
  if (isUnique && !was.isUnique) await requireNoDoubles(ctx, id);
  await recordInWorkspace(ctx, 'field_changed', { detail: next.label });
  return write(ctx, was, next);
}

async function write(
  ctx: ServiceContext,
  { id, updatedAt }: CustomField,
  changes: Partial<CustomField>,
): Promise<CustomField> {
  const [row] = await ctx
    .rows(crmFields)
    .update({ ...changes, updatedAt: nextUpdatedAt(updatedAt, ctx.now) })
    .where(eq(crmFields.id, id))
    .returning(fieldColumns);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Deletes a field; for 30 days it can be put back, and records keep its values unseen. Errors: `not_found`. */
export async function deleteField(ctx: ServiceContext, id: number): Promise<void> {
  const field = await requireField(ctx, id);
  await recordInWorkspace(ctx, 'field_deleted', { detail: field.label });
  await write(ctx, field, { deletedAt: ctx.now.toISOString() });
}

/** Puts a deleted field back with its values. Errors: `not_found`, also after 30 days; `invalid` for a label that is taken. */
export async function restoreField(ctx: ServiceContext, id: number): Promise<CustomField> {
  const [row] = await ctx
    .rows(crmFields)
    .select(fieldColumns)
    .where(and(eq(crmFields.id, id), isNotNull(crmFields.deletedAt)));
  if (!row) throw new AppError('not_found');
  await requireFreeLabel(ctx, row.kind, row.label, id);
  await recordInWorkspace(ctx, 'field_restored', { detail: row.label });
  return write(ctx, row, { deletedAt: null });
}
