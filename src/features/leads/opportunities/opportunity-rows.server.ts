import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PlaceColumns } from '#db/list/keyset.ts';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { Named, Opportunity } from './opportunity.schema.ts';

const { workspaceId: _w, titleKey: _t, position: _p, ...shown } = getTableColumns(crmOpportunities);

const opportunityColumns = {
  opportunity: shown,
  firstName: crmContacts.firstName,
  lastName: crmContacts.lastName,
  companyName: crmCompanies.name,
};

type Selected = {
  opportunity: Omit<Opportunity, 'contact' | 'company'>;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
};

const named = (id: number | null, name: string | null): Named | null =>
  id === null || name === null ? null : { id, name };

export const toOpportunity = ({ opportunity, firstName, lastName, companyName }: Selected): Opportunity => ({
  ...opportunity,
  contact: named(opportunity.contactId, firstName === null ? null : contactName({ firstName, lastName })),
  company: named(opportunity.companyId, companyName),
});

export const selectOpportunities = (ctx: ServiceContext, place: PlaceColumns = {}) =>
  ctx
    .rows(crmOpportunities)
    .select({ ...opportunityColumns, place })
    .leftJoin(crmContacts, eq(crmContacts.id, crmOpportunities.contactId))
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmOpportunities.companyId))
    .$dynamic();

/** Errors: `not_found`, also for a row of another workspace. */
export async function requireOpportunity(ctx: ServiceContext, id: number): Promise<Opportunity> {
  const [row] = await selectOpportunities(ctx).where(eq(crmOpportunities.id, id));
  if (!row) throw new AppError('not_found');
  return toOpportunity(row);
}

export const topPosition = (pipelineId: number, stage: string, gap: number) =>
  sql<number>`(select coalesce(min(${crmOpportunities.position}), 0) - ${gap} from ${crmOpportunities}
    where ${crmOpportunities.pipelineId} = ${pipelineId} and ${crmOpportunities.stage} = ${stage})`;
