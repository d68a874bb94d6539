import { createCompany } from '#features/consulting/companies/company.server.ts';
import {
  portfolioQuerySchema,
  type PortfolioCompany,
  type PortfolioQuery,
} from '#features/consulting/portfolio/portfolio.schema.ts';
import { listPortfolio } from '#features/consulting/portfolio/portfolio.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { readDraft } from '#features/consulting/report/draft/draft.server.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import { readTracker, updateAction } from '#features/consulting/tracker/tracker.server.ts';
import type { ActionStatus } from '#features/consulting/tracker/tracker.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength } from './profile.ts';

/** A profile with everything that a report needs; one of its two problems has figures. */
export async function aReady(owner: ServiceContext, over: object = {}): Promise<number> {
  const { id } = await createCompany(owner, {
    ...aCompany(),
    hourlyCostCents: 2_000,
    startDate: '2026-01-12',
    ...over,
  });
  await createProduct(owner, aProduct(id));
  await createDepartment(owner, aDepartment(id));
  await createProblem(
    owner,
    aProblem(id, { description: 'Los pedidos se teclean a mano.', hoursPerWeek: 10.3, people: 3 }),
  );
  await createProblem(owner, aProblem(id, { description: 'Las facturas de proveedores se teclean a mano.' }));
  await createStrength(owner, aStrength(id));
  return id;
}

export async function freeze(owner: ServiceContext, id: number) {
  const { updatedAt } = await readDraft(owner, id);
  return freezeDraft(owner, id, { updatedAt, language: 'es' });
}

export async function aReported(owner: ServiceContext, over: object = {}) {
  const id = await aReady(owner, over);
  const { id: reportId } = await freeze(owner, id);
  return { id, reportId };
}

/** Gives the actions of a report these statuses in their order, and the last of them to the others. */
export async function setStatuses(owner: ServiceContext, reportId: number, ...statuses: ActionStatus[]) {
  const { items } = await readTracker(owner, reportId);
  for (const [index, { actionId }] of items.entries())
    await updateAction(owner, reportId, { actionId, status: statuses[index] ?? statuses.at(-1) });
}

export const portfolio = (owner: ServiceContext, query: Partial<PortfolioQuery> = {}) =>
  listPortfolio(owner, { ...portfolioQuerySchema.parse({}), count: true, ...query });
export async function all(
  owner: ServiceContext,
  query: Partial<PortfolioQuery> = {},
): Promise<PortfolioCompany[]> {
  const rows: PortfolioCompany[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await portfolio(owner, { ...query, cursor, limit: 2 });
    rows.push(...page.items);
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
}
export async function only(owner: ServiceContext): Promise<PortfolioCompany> {
  const { items } = await portfolio(owner);
  const [row, ...others] = items;
  if (!row || others.length > 0) throw new Error(`${items.length} rows`);
  return row;
}
