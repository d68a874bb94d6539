import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import {
  crmCompanies,
  crmCompanyTags,
  crmContacts,
  crmContactTags,
  crmOpportunities,
  crmTags,
} from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#server/context.ts';
import type { LeadSource } from '#features/marketing/marketing.values.ts';
import { foldText } from '#shared/text.ts';
import { betweenDays, type Days } from '#db/between-days.ts';
import { ftsQuery } from '#features/leads/search/search.rules.ts';
import { matchingIds } from '#features/leads/search/search-index.server.ts';

export type CrmFilter = {
  q?: string | undefined;
  tag?: string | undefined;
  source?: LeadSource | undefined;
  /** The stage of at least one of its opportunities. */
  stage?: string | undefined;
  /** Days, both included. */
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
  companyId?: number | undefined;
};

type Kind = 'contact' | 'company';

/** Returns one id subquery per filter; undefined if nothing can match. */
export function filtersOf(
  ctx: ServiceContext,
  workspaceId: number,
  kind: Kind,
  { q, tag, source, stage, companyId, createdFrom, createdTo }: CrmFilter,
): SQL[] | undefined {
  const { db } = ctx;
  const filters: SQL[] = [];
  if (q !== undefined && q.trim() !== '') {
    const query = ftsQuery(q);
    if (query === undefined) return undefined;
    filters.push(matchingIds(workspaceId, kind, query));
  }
  if (companyId !== undefined)
    filters.push(
      db
        .select({ id: crmContacts.id })
        .from(crmContacts)
        .where(and(eq(crmContacts.companyId, companyId), eq(crmContacts.workspaceId, workspaceId)))
        .getSQL(),
    );
  if (tag !== undefined) filters.push(withTag(db, workspaceId, kind, tag));
  if (stage !== undefined) filters.push(inStage(db, workspaceId, kind, stage));
  if (source !== undefined) filters.push(fromSource(db, workspaceId, kind, source));
  if (createdFrom !== undefined || createdTo !== undefined)
    filters.push(madeBetween(ctx, workspaceId, kind, { from: createdFrom, to: createdTo }));
  return filters;
}

export function matchingRecords(
  ctx: ServiceContext,
  workspaceId: number,
  kind: Kind,
  filter: CrmFilter,
): SQL | readonly number[] {
  const filters = filtersOf(ctx, workspaceId, kind, filter);
  if (filters === undefined) return [];
  const table = kind === 'contact' ? crmContacts : crmCompanies;
  return filters.length === 0
    ? ctx.db.select({ id: table.id }).from(table).where(eq(table.workspaceId, workspaceId)).getSQL()
    : sql.join(filters, sql` intersect `);
}

function withTag(db: Database, workspaceId: number, kind: Kind, tag: string): SQL {
  const named = and(eq(crmTags.workspaceId, workspaceId), eq(crmTags.nameKey, foldText(tag)));
  return kind === 'contact'
    ? db
        .select({ id: crmContactTags.contactId })
        .from(crmTags)
        .innerJoin(crmContactTags, eq(crmContactTags.tagId, crmTags.id))
        .where(named)
        .getSQL()
    : db
        .select({ id: crmCompanyTags.companyId })
        .from(crmTags)
        .innerJoin(crmCompanyTags, eq(crmCompanyTags.tagId, crmTags.id))
        .where(named)
        .getSQL();
}

function inStage(db: Database, workspaceId: number, kind: Kind, stage: string): SQL {
  const id = kind === 'contact' ? crmOpportunities.contactId : crmOpportunities.companyId;
  return db
    .select({ id })
    .from(crmOpportunities)
    .where(
      and(eq(crmOpportunities.workspaceId, workspaceId), eq(crmOpportunities.stage, stage), isNotNull(id)),
    )
    .getSQL();
}

function fromSource(db: Database, workspaceId: number, kind: Kind, source: LeadSource): SQL {
  const table = kind === 'contact' ? crmContacts : crmCompanies;
  return db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.workspaceId, workspaceId), eq(table.source, source)))
    .getSQL();
}

function madeBetween(ctx: ServiceContext, workspaceId: number, kind: Kind, days: Days): SQL {
  const table = kind === 'contact' ? crmContacts : crmCompanies;
  return ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.workspaceId, workspaceId), betweenDays(ctx, table.createdAt, days)))
    .getSQL();
}
