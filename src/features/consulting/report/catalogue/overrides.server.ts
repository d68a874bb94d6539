import { eq } from 'drizzle-orm';
import { catalogueOverrides } from '#db/schema/index.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { applyOverride } from './catalogue.rules.ts';
import { readOverride } from './catalogue.server.ts';
import { CATALOGUE, interventionWords } from './catalogue.texts.ts';
import type { Intervention } from './catalogue.schema.ts';
import {
  interventionOverrideSchema,
  type CatalogueEntry,
  type InterventionOverride,
  type PatchOverride,
} from './override.schema.ts';

type StoredOverride = typeof catalogueOverrides.$inferSelect;

function asEntry(
  { locale }: ServiceContext,
  intervention: Intervention,
  stored: StoredOverride | undefined,
): CatalogueEntry {
  const applied = applyOverride(intervention, stored ? readOverride(stored.figures) : null);
  const { id, match, isConfirmed, effort, weeks, setupEuros, runningEurosPerYear } = applied;
  const { savedShare, avoidedShare, figuresSource } = applied;
  return {
    id,
    title: interventionWords(id, locale)?.title ?? id,
    process: match.process,
    figures: { effort, weeks, setupEuros, runningEurosPerYear, savedShare, avoidedShare, figuresSource },
    isConfirmed,
    isOverridden: stored !== undefined,
    updatedAt: stored?.updatedAt ?? null,
  };
}

function requireIntervention(id: string): Intervention {
  const found = CATALOGUE.find((each) => each.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

async function storedOf({ db }: ServiceContext, id: string): Promise<StoredOverride | undefined> {
  const [row] = await db.select().from(catalogueOverrides).where(eq(catalogueOverrides.interventionId, id));
  return row;
}

/** Every intervention with the figures that apply; a few hundred, so one page. */
export async function listCatalogue(ctx: ServiceContext): Promise<Page<CatalogueEntry>> {
  const rows = await ctx.db.select().from(catalogueOverrides);
  const byId = new Map(rows.map((row) => [row.interventionId, row]));
  return {
    items: CATALOGUE.map((each) => asEntry(ctx, each, byId.get(each.id))),
    nextCursor: null,
  };
}

/** Puts the firm's own figures in place of the file's; what a call does not name stays as it was. */
export async function overrideIntervention(
  ctx: ServiceContext,
  id: string,
  input: PatchOverride,
): Promise<CatalogueEntry> {
  const intervention = requireIntervention(id);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const before = await storedOf(inside, id);
    const kept: Partial<InterventionOverride> = (before && readOverride(before.figures)) ?? {};
    const figures = interventionOverrideSchema.parse({ ...kept, ...input });
    const at = ctx.now.toISOString();
    const row = { figures: JSON.stringify(figures), confirmedBy: ctx.user.id, updatedAt: at };
    await tx
      .insert(catalogueOverrides)
      .values({ ...row, interventionId: id, createdAt: at })
      .onConflictDoUpdate({ target: catalogueOverrides.interventionId, set: row });
    await recordAudit(inside, 'catalogue_changed', { detail: id });
    return asEntry(ctx, intervention, await storedOf(inside, id));
  });
}

/** Puts the file's figures back. */
export async function removeOverride(ctx: ServiceContext, id: string): Promise<void> {
  requireIntervention(id);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(catalogueOverrides).where(eq(catalogueOverrides.interventionId, id));
    await recordAudit({ ...ctx, db: tx }, 'catalogue_changed', { detail: id });
  });
}
