import { eq, sql } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';

const LINKED = { contactId: crmContacts, companyId: crmCompanies, opportunityId: crmOpportunities } as const;

type LinkField = keyof typeof LINKED;
const FIELDS: readonly LinkField[] = ['contactId', 'companyId', 'opportunityId'];

export type RecordLinks = Partial<Record<LinkField, number | null | undefined>>;

/** The links of a linked record. */
type Further = Partial<Record<'contactId' | 'companyId', number | null>>;

const NONE = sql<number | null>`null`;
const FURTHER = {
  contactId: { contactId: NONE, companyId: crmContacts.companyId },
  companyId: { contactId: NONE, companyId: NONE },
  opportunityId: { contactId: crmOpportunities.contactId, companyId: crmOpportunities.companyId },
};

/** Returns undefined for a record that is not in the workspace. */
async function linkedRecord(ctx: ServiceContext, field: LinkField, id: number): Promise<Further | undefined> {
  const table = LINKED[field];
  const [found] = await ctx.rows(table).select(FURTHER[field]).where(eq(table.id, id));
  return found;
}

/**
 * Checks that every linked id belongs to the caller's workspace, and returns what those are linked to. Errors:
 * `not_found`.
 */
export async function requireLinks(
  ctx: ServiceContext,
  links: RecordLinks,
): Promise<Record<LinkField, Further>> {
  const further: Record<LinkField, Further> = { contactId: {}, companyId: {}, opportunityId: {} };
  for (const field of FIELDS) {
    const id = links[field] ?? null;
    const record = id === null ? {} : await linkedRecord(ctx, field, id);
    if (!record) throw new AppError('not_found');
    further[field] = record;
  }
  return further;
}

/** The columns of a query that joins the three tables. */
export const linkedNames = {
  firstName: crmContacts.firstName,
  lastName: crmContacts.lastName,
  companyName: crmCompanies.name,
  opportunityTitle: crmOpportunities.title,
};

type SelectedNames = {
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  opportunityTitle: string | null;
};

const named = (id: number | null, name: string | null): Named | null =>
  id === null || name === null ? null : { id, name };

export const namesOf = (
  row: Record<LinkField, number | null>,
  { firstName, lastName, companyName, opportunityTitle }: SelectedNames,
) => ({
  contact: named(row.contactId, firstName === null ? null : contactName({ firstName, lastName })),
  company: named(row.companyId, companyName),
  opportunity: named(row.opportunityId, opportunityTitle),
});

export type CompleteLinks = Record<LinkField, number | null>;

/**
 * Completes links: an opportunity implies its contact and company, a contact its company, so that a row shows on all
 * three timelines. Given ids take precedence. Errors: `not_found`, as `requireLinks`.
 */
export async function completeLinks(ctx: ServiceContext, links: RecordLinks): Promise<CompleteLinks> {
  const of = await requireLinks(ctx, links);
  const contactId = links.contactId ?? of.opportunityId.contactId ?? null;
  const companyId = links.companyId ?? of.opportunityId.companyId ?? of.contactId.companyId ?? null;
  const complete = { contactId, companyId, opportunityId: links.opportunityId ?? null };
  if (companyId !== null || contactId === null || contactId === links.contactId) return complete;
  // The contact that the opportunity has brought.
  const [row] = await ctx
    .rows(crmContacts)
    .select({ companyId: crmContacts.companyId })
    .where(eq(crmContacts.id, contactId));
  return { ...complete, companyId: row?.companyId ?? null };
}
