import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PlaceColumns } from '#db/list/keyset.ts';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import { withShownFields } from '#features/leads/fields/defined-fields.server.ts';
import type { Named, Opportunity } from './opportunity.schema.ts';

const { workspaceId: _w, titleKey: _t, position: _p, ...shown } = getTableColumns(crmOpportunities);

const opportunityColumns = {
  opportunity: shown,
  firstName: crmContacts.firstName,
  lastName: crmContacts.lastName,
  companyName: crmCompanies.name,
};

type Selected = {
  opportunity: Omit<Opportunity, 'contact' | 'company' | 'customFields'> & {
    customFields: CustomFields | null;
  };
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
};

const named = (id: number | null, name: string | null): Named | null =>
  id === null || name === null ? null : { id, name };

export async function toOpportunities(
  ctx: ServiceContext,
  rows: readonly Selected[],
): Promise<Opportunity[]> {
  const shownRows = await withShownFields(
    ctx,
    'opportunity',
    rows.map(({ opportunity, ...names }) => ({ ...opportunity, names })),
  );
  return shownRows.map(({ names: { firstName, lastName, companyName }, ...row }) => ({
    ...row,
    contact: named(row.contactId, firstName === null ? null : contactName({ firstName, lastName })),
    company: named(row.companyId, companyName),
  }));
}

export const selectOpportunities = (ctx: ServiceContext, place: PlaceColumns = {}) =>
  ctx
    .rows(crmOpportunities)
    .select({ ...opportunityColumns, place })
    .leftJoin(crmContacts, eq(crmContacts.id, crmOpportunities.contactId))
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmOpportunities.companyId))
    .$dynamic();

/** Errors: `not_found`, also for a row of another workspace. */
export async function requireOpportunity(ctx: ServiceContext, id: number): Promise<Opportunity> {
  const rows = await selectOpportunities(ctx).where(eq(crmOpportunities.id, id));
  const [opportunity] = await toOpportunities(ctx, rows);
  if (!opportunity) throw new AppError('not_found');
  return opportunity;
}

export const topPosition = (pipelineId: number, stage: string, gap: number) =>
  sql<number>`(select coalesce(min(${crmOpportunities.position}), 0) - ${gap} from ${crmOpportunities}
    where ${crmOpportunities.pipelineId} = ${pipelineId} and ${crmOpportunities.stage} = ${stage})`;
