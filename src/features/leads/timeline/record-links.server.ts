import { and, eq } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';

const LINKED = { contactId: crmContacts, companyId: crmCompanies, opportunityId: crmOpportunities } as const;

type LinkField = keyof typeof LINKED;
const FIELDS: readonly LinkField[] = ['contactId', 'companyId', 'opportunityId'];

export type RecordLinks = Partial<Record<LinkField, number | null | undefined>>;

async function isThere(
  ctx: ServiceContext,
  workspaceId: number,
  field: LinkField,
  id: number,
): Promise<boolean> {
  const table = LINKED[field];
  const found = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.workspaceId, workspaceId)));
  return found.length > 0;
}

/** Checks that every linked id belongs to the caller's workspace. Errors: `not_found`. */
export async function requireLinks(
  ctx: ServiceContext,
  workspaceId: number,
  links: RecordLinks,
): Promise<void> {
  const found = await Promise.all(
    FIELDS.map((field) => {
      const id = links[field] ?? null;
      return id === null || isThere(ctx, workspaceId, field, id);
    }),
  );
  if (found.includes(false)) throw new AppError('not_found');
}

/** Returns the links of a restored row without records deleted since. */
export async function linksStillThere(
  ctx: ServiceContext,
  workspaceId: number,
  links: RecordLinks,
): Promise<Record<LinkField, number | null>> {
  const kept: Record<LinkField, number | null> = { contactId: null, companyId: null, opportunityId: null };
  for (const field of FIELDS) {
    const id = links[field] ?? null;
    if (id !== null && (await isThere(ctx, workspaceId, field, id))) kept[field] = id;
  }
  return kept;
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
export async function completeLinks(
  ctx: ServiceContext,
  workspaceId: number,
  links: RecordLinks,
): Promise<CompleteLinks> {
  await requireLinks(ctx, workspaceId, links);
  const complete = {
    contactId: links.contactId ?? null,
    companyId: links.companyId ?? null,
    opportunityId: links.opportunityId ?? null,
  };
  if (complete.opportunityId !== null) {
    const [row] = await ctx.db
      .select({ contactId: crmOpportunities.contactId, companyId: crmOpportunities.companyId })
      .from(crmOpportunities)
      .where(eq(crmOpportunities.id, complete.opportunityId));
    complete.contactId ??= row?.contactId ?? null;
    complete.companyId ??= row?.companyId ?? null;
  }
  if (complete.contactId !== null && complete.companyId === null) {
    const [row] = await ctx.db
      .select({ companyId: crmContacts.companyId })
      .from(crmContacts)
      .where(eq(crmContacts.id, complete.contactId));
    complete.companyId = row?.companyId ?? null;
  }
  return complete;
}
