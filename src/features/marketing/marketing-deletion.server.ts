// One long file: deleting and restoring walk the same tables in opposite order.
import { and, eq, getTableName, inArray, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { allInOrder } from '#shared/all-in-order.ts';
import { commitWithLast } from '#db/commit-with-last.ts';
import {
  crmContacts,
  inboxEntries,
  landingPages,
  marketingAnalyses,
  marketingAnalytics,
  marketingAssets,
  marketingBriefs,
  marketingCampaigns,
  marketingCampaignTexts,
  marketingCompanies,
  marketingContents,
  marketingLeads,
  marketingProducts,
  marketingProspects,
} from '#db/schema/index.ts';
import { keepDeleted, takeDeleted } from '#features/accounts/undo.server.ts';
import type { Snapshot } from '#features/marketing/analytics/analytics.schema.ts';
import type { Asset } from '#features/marketing/artwork/asset.schema.ts';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import type { MarketingCompany } from '#features/marketing/companies/company.schema.ts';
import type { StoredContent } from '#features/marketing/content/content.schema.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { getLead } from '#features/marketing/leads/lead.server.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { requireMarketingCompany, requireRow, rowTable, type RowKind } from './marketing-rows.server.ts';
import { freeSlug } from '#features/marketing/landing/slug.server.ts';

export type DeletedKind = RowKind | 'company';
type KeptRow = { id: number } & Record<string, unknown>;
/** Deleted rows by table, parents first, and ids of other rows that referenced one of them. */
type Kept = { rows: Record<string, KeptRow[]>; links: { name: string; to: number; ids: number[] }[] };
type Table = SQLiteTable & { id: SQLiteColumn };
type Part = { table: Table; where: SQL | undefined };

/** Rows per INSERT: SQLite allows 32,766 parameters, one per column and row. */
const CHUNK = 500;

const tableOf = (kind: DeletedKind): Table => (kind === 'company' ? marketingCompanies : rowTable(kind));

/** Returns what is deleted with a row, parents before children. */
function partsOf(ctx: ServiceContext, kind: DeletedKind, id: number): Part[] {
  const own: Part = { table: tableOf(kind), where: eq(tableOf(kind).id, id) };
  const inCampaigns = (where: SQL) =>
    ctx.db.select({ id: marketingCampaigns.id }).from(marketingCampaigns).where(where);
  if (kind === 'product')
    return [
      own,
      { table: marketingBriefs, where: eq(marketingBriefs.productId, id) },
      { table: marketingAnalyses, where: eq(marketingAnalyses.productId, id) },
    ];
  if (kind === 'campaign')
    return [
      own,
      { table: marketingCampaignTexts, where: eq(marketingCampaignTexts.campaignId, id) },
      { table: marketingAssets, where: eq(marketingAssets.campaignId, id) },
      { table: landingPages, where: eq(landingPages.campaignId, id) },
    ];
  if (kind !== 'company') return [own];
  const products = ctx.db
    .select({ id: marketingProducts.id })
    .from(marketingProducts)
    .where(eq(marketingProducts.marketingCompanyId, id));
  const ofCompany = eq(marketingCampaigns.marketingCompanyId, id);
  return [
    own,
    { table: marketingProducts, where: eq(marketingProducts.marketingCompanyId, id) },
    { table: marketingBriefs, where: inArray(marketingBriefs.productId, products) },
    { table: marketingAnalyses, where: inArray(marketingAnalyses.productId, products) },
    { table: marketingCampaigns, where: ofCompany },
    {
      table: marketingCampaignTexts,
      where: inArray(marketingCampaignTexts.campaignId, inCampaigns(ofCompany)),
    },
    { table: marketingContents, where: eq(marketingContents.marketingCompanyId, id) },
    { table: marketingAssets, where: eq(marketingAssets.marketingCompanyId, id) },
    { table: landingPages, where: eq(landingPages.marketingCompanyId, id) },
    { table: marketingLeads, where: eq(marketingLeads.marketingCompanyId, id) },
    { table: marketingAnalytics, where: eq(marketingAnalytics.marketingCompanyId, id) },
    { table: marketingProspects, where: eq(marketingProspects.marketingCompanyId, id) },
  ];
}

const LINKS = [
  {
    name: 'campaign.productId',
    table: marketingCampaigns,
    column: marketingCampaigns.productId,
    to: marketingProducts,
  },
  {
    name: 'content.productId',
    table: marketingContents,
    column: marketingContents.productId,
    to: marketingProducts,
  },
  {
    name: 'lead.campaignId',
    table: marketingLeads,
    column: marketingLeads.campaignId,
    to: marketingCampaigns,
  },
  {
    name: 'inbox.marketingLeadId',
    table: inboxEntries,
    column: inboxEntries.marketingLeadId,
    to: marketingLeads,
  },
  { name: 'lead.contactId', table: marketingLeads, column: marketingLeads.contactId, to: crmContacts },
] as const;

async function cutLinks(ctx: ServiceContext, parts: readonly Part[]): Promise<Kept['links']> {
  const linked = await Promise.all(
    LINKS.map(async ({ name, table, column, to }) => {
      const part = parts.find((one) => one.table === to);
      if (!part) return [];
      const gone = ctx.db.select({ id: part.table.id }).from(part.table).where(part.where);
      const rows = await ctx.db.select({ id: table.id, to: column }).from(table).where(inArray(column, gone));
      const byTarget = new Map<number, number[]>();
      for (const row of rows)
        if (row.to !== null) byTarget.set(row.to, [...(byTarget.get(row.to) ?? []), row.id]);
      return [...byTarget].map(([target, ids]) => ({ name, to: target, ids }));
    }),
  );
  return linked.flat();
}

/** Deletes the record with all its children; can be undone for a day. */
export async function deleteMarketing(ctx: ServiceContext, kind: DeletedKind, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const remove = await deletionOf({ ...ctx, db: tx }, kind, id);
    await remove();
  });
}

/** As `deleteMarketing`, in the caller's transaction and in two parts: this one reads, and what it returns deletes. */
export async function deletionOf(
  ctx: ServiceContext,
  kind: DeletedKind,
  id: number,
): Promise<() => Promise<void>> {
  const { db } = ctx;
  const parts = partsOf(ctx, kind, id);
  const [, found, links] = await allInOrder([
    kind === 'company' ? requireMarketingCompany(ctx, id) : requireRow(ctx, kind, id),
    Promise.all(parts.map(({ table, where }) => db.select().from(table).where(where))),
    cutLinks(ctx, parts),
  ]);
  const rows = Object.fromEntries(
    parts.map(({ table }, place) => [getTableName(table), (found[place] ?? []) as KeptRow[]]),
  );
  return async () => {
    const table = tableOf(kind);
    await keepDeleted(ctx, getTableName(table), id, { rows, links } satisfies Kept);
    await db.delete(table).where(eq(table.id, id));
  };
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

function restored(ctx: ServiceContext, kind: DeletedKind, id: number) {
  if (kind === 'lead') return getLead(ctx, id);
  return kind === 'company' ? requireMarketingCompany(ctx, id) : requireRow(ctx, kind, id);
}

/** Puts a deleted record back under its old id with all that went with it. Errors: `not_found`. */
export async function restoreMarketing<K extends DeletedKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
): Promise<Restored[K]> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    // `deleteMarketing` stored it from the same tables.
    const kept = (await takeDeleted(inside, getTableName(tableOf(kind)), id)) as Kept;
    const [own] = kept.rows[getTableName(tableOf(kind))] ?? [];
    if (kind !== 'company') await requireParents(inside, kind, own);
    for (const { table } of partsOf(inside, kind, id)) {
      const rows = await fitForReturn(inside, table, kept.rows[getTableName(table)] ?? []);
      for (let from = 0; from < rows.length; from += CHUNK)
        await tx.insert(table).values(rows.slice(from, from + CHUNK));
    }
    for (const { name, to, ids } of kept.links) {
      const link = LINKS.find((one) => one.name === name);
      if (!link) continue;
      for (let from = 0; from < ids.length; from += CHUNK)
        await tx
          .update(link.table)
          .set({ [link.column.name]: to })
          .where(and(inArray(link.table.id, ids.slice(from, from + CHUNK)), isNull(link.column)));
    }
    return () => restored(inside, kind, id) as Promise<Restored[K]>;
  });
}

/** A row cannot be restored without its company, nor an image without its campaign. */
async function requireParents(ctx: ServiceContext, kind: RowKind, row: KeptRow | undefined): Promise<void> {
  await requireMarketingCompany(ctx, Number(row?.['marketingCompanyId']));
  const campaignId = row?.['campaignId'];
  if (kind === 'asset' && typeof campaignId === 'number') await requireRow(ctx, 'campaign', campaignId);
}

/** Clears references to rows deleted since, and changes a slug taken by another page since. */
async function fitForReturn(ctx: ServiceContext, table: Table, rows: readonly KeptRow[]): Promise<KeptRow[]> {
  let fit = [...rows];
  for (const link of LINKS.filter((one) => one.table === table)) {
    const field = link.column.name;
    const named = [...new Set(fit.map((row) => row[field]).filter((to) => typeof to === 'number'))];
    const there = new Set<number>();
    for (let from = 0; from < named.length; from += CHUNK) {
      const chunk = named.slice(from, from + CHUNK);
      const found = await ctx.db.select({ id: link.to.id }).from(link.to).where(inArray(link.to.id, chunk));
      for (const row of found) there.add(row.id);
    }
    fit = fit.map((row) => (there.has(Number(row[field])) ? row : { ...row, [field]: null }));
  }
  if (table !== landingPages) return fit;
  return Promise.all(fit.map(async (page) => ({ ...page, slug: await freeSlug(ctx, String(page['slug'])) })));
}
