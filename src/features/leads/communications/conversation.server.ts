import { and, eq, isNotNull } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { listCommunications } from './communication-list.server.ts';
import { subjectOf } from './communication-neighbours.server.ts';
import type { Communication, Conversation, ConversationSubject } from './communication.schema.ts';

const FIRST = 8;

/**
 * Returns the name that an email from a record goes to: of the contact, of an opportunity's contact, or of a company some
 * contact of which has an address; null where there is no address.
 */
export async function addresseeOf(
  ctx: ServiceContext,
  { contactId, companyId, opportunityId }: ConversationSubject,
): Promise<string | null> {
  const hasAddress = isNotNull(crmContacts.email);
  if (companyId !== undefined) {
    const [found] = await ctx
      .rows(crmContacts)
      .select({ name: crmCompanies.name })
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(and(eq(crmContacts.companyId, companyId), hasAddress))
      .limit(1);
    return found?.name ?? null;
  }
  const { firstName, lastName } = crmContacts;
  const [found] =
    contactId !== undefined
      ? await ctx
          .rows(crmContacts)
          .select({ firstName, lastName })
          .where(and(eq(crmContacts.id, contactId), hasAddress))
      : await ctx
          .rows(crmOpportunities)
          .select({ firstName, lastName })
          .leftJoin(crmContacts, eq(crmContacts.id, crmOpportunities.contactId))
          .where(and(eq(crmOpportunities.id, opportunityId ?? 0), hasAddress));
  if (!found || found.firstName === null) return null;
  return contactName({ firstName: found.firstName, lastName: found.lastName });
}

/** Returns the newest communications with the same person or company, that one among them; null of one with nobody. */
export async function conversationOf(
  ctx: ServiceContext,
  communication: Communication,
): Promise<Conversation | null> {
  const subject = subjectOf(communication);
  if (subject === null) return null;
  const [first, addressee] = await Promise.all([
    listCommunications(ctx, { ...subject, limit: FIRST }),
    addresseeOf(ctx, subject),
  ]);
  const of = Object.fromEntries(Object.entries(subject).map(([field, id]) => [field, String(id)]));
  return { of, first, addressee };
}
