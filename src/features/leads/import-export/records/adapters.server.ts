import type { crmImports } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { ownersOf, stagesOf, type Layout } from '#features/leads/import-export/reading/layout.server.ts';
import type { ImportScope } from './adapter.server.ts';
import { companyImport } from './company.server.ts';
import { contactImport } from './contact.server.ts';
import { opportunityImport } from './opportunity.server.ts';

export const ADAPTERS = {
  contacts: contactImport,
  companies: companyImport,
  opportunities: opportunityImport,
};

export const scopeOf = (
  ctx: ServiceContext,
  db: Database,
  row: typeof crmImports.$inferSelect,
  { orders, ownOrders, signs }: Layout,
): ImportScope => ({
  ctx: { ...ctx, db },
  db,
  workspaceId: row.workspaceId,
  importId: row.id,
  at: ctx.now.toISOString(),
  met: new Map(),
  decisions: row.decisions ?? {},
  companies: new Map(),
  orders,
  ownOrders,
  signs,
  stages: stagesOf(row),
  owners: ownersOf(row),
  values: new Map(),
});
