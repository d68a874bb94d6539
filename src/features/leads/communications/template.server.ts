import { eq, getTableColumns } from 'drizzle-orm';
import { orderOf } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { crmTemplates } from '#db/schema/index.ts';
import { restore } from '#features/accounts/journal/undo.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { definedForForms } from '#features/leads/fields/defined-fields.server.ts';
import { fieldsOf } from './template.rules.ts';
import { ownTemplateField, ownTemplateFields } from './template-own.rules.ts';
import type { CreateTemplate, Template, TemplateQuery, UpdateTemplate } from './template.schema.ts';
import { holdsWords } from '#features/leads/search/search-index.server.ts';

const { workspaceId: _, ...shown } = getTableColumns(crmTemplates);

/** Says which fields a template names that neither every record nor this workspace has. */
async function toTemplates<Row extends Omit<Template, 'unknownFields'>>(
  ctx: ServiceContext,
  rows: readonly Row[],
): Promise<(Row & Pick<Template, 'unknownFields'>)[]> {
  const found = rows.map((row) => ({ ...row, unknownFields: fieldsOf(row.subject, row.body).unknown }));
  if (found.every(({ unknownFields }) => unknownFields.length === 0)) return found;
  const own = new Set(ownTemplateFields(await definedForForms(ctx)).map(ownTemplateField));
  return found.map((row) => ({ ...row, unknownFields: row.unknownFields.filter((name) => !own.has(name)) }));
}

async function toTemplate(
  ctx: ServiceContext,
  row: Omit<Template, 'unknownFields'> | undefined,
): Promise<Template | undefined> {
  const [template] = row ? await toTemplates(ctx, [row]) : [];
  return template;
}

export const listTemplates = (
  ctx: ServiceContext,
  { q, sort = '-createdAt', ...page }: TemplateQuery,
): Promise<Page<Template>> => {
  const { id, createdAt } = crmTemplates;
  const where = holdsWords(ctx, q, { template: id });
  return listRows(page, {
    order: orderOf({ createdAt }, id, sort),
    where,
    select: (place) => ctx.rows(crmTemplates).select({ ...shown, place }),
    items: (rows) => toTemplates(ctx, rows),
    count: () => ctx.rows(crmTemplates).count(where),
  });
};

/** Errors: `not_found`, also for a template of another workspace. */
export async function requireTemplate(ctx: ServiceContext, id: number): Promise<Template> {
  const [row] = await ctx.rows(crmTemplates).select(shown).where(eq(crmTemplates.id, id));
  const template = await toTemplate(ctx, row);
  if (!template) throw new AppError('not_found');
  return template;
}

export async function createTemplate(ctx: ServiceContext, input: CreateTemplate): Promise<Template> {
  const at = ctx.now.toISOString();
  const [row] = await ctx
    .rows(crmTemplates)
    .insert({
      ...input,
      language: input.language ?? ctx.locale,
      userId: ctx.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning(shown);
  const template = await toTemplate(ctx, row);
  if (!template) throw new AppError('internal');
  return template;
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateTemplate(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, ...changes }: UpdateTemplate,
): Promise<Template> {
  const current = await requireTemplate(ctx, id);
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
  const [row] = await ctx
    .rows(crmTemplates)
    .update({ ...changes, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
    .where(eq(crmTemplates.id, id))
    .returning(shown);
  const template = await toTemplate(ctx, row);
  if (!template) throw new AppError('internal');
  return template;
}

/** Deletes a template; can be undone for a day. Errors: `not_found`. */
export async function deleteTemplate(ctx: ServiceContext, id: number): Promise<void> {
  await requireTemplate(ctx, id);
  await ctx.rows(crmTemplates).delete().where(eq(crmTemplates.id, id));
}

/** Errors: `not_found`. */
export async function restoreTemplate(ctx: ServiceContext, id: number): Promise<Template> {
  await restore(ctx, 'template', id);
  return requireTemplate(ctx, id);
}
