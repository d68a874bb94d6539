import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { crmContacts, crmOpportunities, crmOpportunityContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { ContactPart } from '#features/leads/leads.values.ts';
import { requireLinks } from '#features/leads/timeline/record-links.server.ts';
import type { AddContact, ChangePart, OpportunityContact } from './opportunity-contacts.schema.ts';

const { id, opportunityId, contactId, part } = crmOpportunityContacts;

/** More than a deal has people in; a list without end would make its page one. */
const MAX_CONTACTS = 50;

const idList = (ids: readonly number[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;

async function readWhere(ctx: ServiceContext, where: SQL) {
  const { firstName, lastName, position } = crmContacts;
  const rows = await ctx
    .rows(crmOpportunityContacts)
    .select({ id, opportunityId, contactId, part, firstName, lastName, position })
    .innerJoin(crmContacts, eq(crmContacts.id, contactId))
    .where(where)
    .orderBy(asc(id));
  return rows.map(({ firstName: first, lastName: last, opportunityId: of, ...row }) => ({
    of,
    contact: { ...row, name: contactName({ firstName: first, lastName: last }) },
  }));
}

/** Contacts of opportunities with their parts, in the order in which they were added. */
export async function contactsOf(
  ctx: ServiceContext,
  opportunityIds: readonly number[],
): Promise<Map<number, OpportunityContact[]>> {
  const found = new Map<number, OpportunityContact[]>();
  if (opportunityIds.length === 0) return found;
  for (const { of, contact } of await readWhere(ctx, inArray(opportunityId, idList(opportunityIds))))
    found.set(of, [...(found.get(of) ?? []), contact]);
  return found;
}

/** The part that a contact has in each of these opportunities. */
export async function partsIn(
  ctx: ServiceContext,
  contact: number,
  opportunityIds: readonly number[],
): Promise<Map<number, ContactPart>> {
  const rows = await ctx
    .rows(crmOpportunityContacts)
    .select({ opportunityId, part })
    .where(and(eq(contactId, contact), inArray(opportunityId, idList(opportunityIds))));
  return new Map(rows.map((row) => [row.opportunityId, row.part]));
}

/** Matches opportunities of which this is the main contact, or a further one. */
export const hasContact = (ctx: ServiceContext, contact: number): SQL =>
  inArray(
    crmOpportunities.id,
    ctx
      .rows(crmOpportunities)
      .select({ id: crmOpportunities.id })
      .where(eq(crmOpportunities.contactId, contact))
      .union(ctx.rows(crmOpportunityContacts).select({ id: opportunityId }).where(eq(contactId, contact))),
  );

/** Errors: `not_found`, also for one of another workspace. */
async function requirePart(ctx: ServiceContext, own: number): Promise<OpportunityContact> {
  const [found] = await readWhere(ctx, eq(id, own));
  if (!found) throw new AppError('not_found');
  return found.contact;
}

/**
 * Adds a contact to an opportunity. Errors: `not_found` for one of another workspace, `invalid` for a contact that it has
 * already and beyond 50.
 */
export async function addContact(
  ctx: ServiceContext,
  opportunity: number,
  input: AddContact,
): Promise<OpportunityContact> {
  await requireLinks(ctx, { opportunityId: opportunity, contactId: input.contactId });
  const known = (await contactsOf(ctx, [opportunity])).get(opportunity) ?? [];
  if (known.some((each) => each.contactId === input.contactId))
    throw new AppError('invalid', { fields: { contactId: 'leads:people.isThere' } });
  if (known.length >= MAX_CONTACTS)
    throw new AppError('invalid', { fields: { contactId: 'leads:people.tooMany' } });
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmOpportunityContacts)
    .insert({ ...input, opportunityId: opportunity, createdAt: at, updatedAt: at })
    .returning({ id });
  if (!made) throw new AppError('internal');
  return requirePart(ctx, made.id);
}

/** Errors: `not_found`. */
export async function changePart(
  ctx: ServiceContext,
  own: number,
  { part: to }: ChangePart,
): Promise<OpportunityContact> {
  const current = await requirePart(ctx, own);
  await ctx
    .rows(crmOpportunityContacts)
    .update({ part: to, updatedAt: ctx.now.toISOString() })
    .where(eq(id, own));
  return { ...current, part: to };
}

/** Takes a contact off an opportunity; undone by its cause. Errors: `not_found`. */
export async function removeContact(ctx: ServiceContext, own: number): Promise<void> {
  await requirePart(ctx, own);
  await ctx.rows(crmOpportunityContacts).delete().where(eq(id, own));
}

/** Parts of a merged contact become those of the kept one, whose own part stays where both are in one opportunity. */
export async function mergeParts(ctx: ServiceContext, keepId: number, dropId: number): Promise<void> {
  const both = ctx.rows(crmOpportunityContacts).select({ opportunityId }).where(eq(contactId, keepId));
  await ctx
    .rows(crmOpportunityContacts)
    .delete()
    .where(and(eq(contactId, dropId), inArray(opportunityId, both)));
  await ctx.rows(crmOpportunityContacts).update({ contactId: keepId }).where(eq(contactId, dropId));
}
