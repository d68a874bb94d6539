import { eq } from 'drizzle-orm';
import { kindOfTable } from '#db/journal/journalled.ts';
import { requireRestorable, undoDeletion } from '#features/accounts/journal/undo.server.ts';
import { recordInWorkspace } from '#features/accounts/workspaces/workspace-log.server.ts';
import type { Snapshot } from '#features/marketing/analytics/analytics.schema.ts';
import type { Asset } from '#features/marketing/artwork/asset.schema.ts';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import type { MarketingCompany } from '#features/marketing/companies/company.schema.ts';
import type { StoredContent } from '#features/marketing/content/content.schema.ts';
import { freeSlug } from '#features/marketing/landing/slug.server.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { getLead } from '#features/marketing/leads/lead.server.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { requireRow, rowTable, type RowKind } from './marketing-rows.server.ts';

/** Deletes the record with all its children; can be undone for a day. Errors: `not_found`. */
export async function deleteMarketing(ctx: ServiceContext, kind: RowKind, id: number): Promise<void> {
  await found(ctx, kind, id);
  await recordInWorkspace(ctx, 'records_deleted', { detail: `marketing.${kind}` });
  const table = rowTable(kind);
  await ctx.rows(table).delete().where(eq(table.id, id));
}

/** Some columns are JSON; what went into them has passed the schema of their kind. */
type Restored = {
  company: MarketingCompany;
  product: Product;
  campaign: Campaign;
  content: StoredContent;
  asset: Asset;
  lead: Lead;
  snapshot: Snapshot;
};

const found = (ctx: ServiceContext, kind: RowKind, id: number) =>
  kind === 'lead' ? getLead(ctx, id) : requireRow(ctx, kind, id);

/**
 * Restores a deleted record under its old id with all that went with it; a page takes another slug where its own is
 * taken. Errors: `not_found`, also where the record's company, or an image's campaign, is gone.
 */
export async function restoreMarketing<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
): Promise<Restored[K]> {
  const deletion = await requireRestorable(ctx, kindOfTable(rowTable(kind)), id);
  const { campaignId } = deletion.was;
  if (kind === 'asset' && typeof campaignId === 'number') await requireRow(ctx, 'campaign', campaignId);
  await undoDeletion(ctx, deletion, {
    mend: {
      landing_page: async (page) => ({ ...page, slug: await freeSlug(ctx, String(page['slug'])) }),
    },
  });
  return (await found(ctx, kind, id)) as Restored[K];
}
