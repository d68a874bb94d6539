import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import {
  contactMessages,
  crmCompanies,
  crmContacts,
  inboxEntries,
  marketingLeads,
  marketingProspects,
} from '#db/schema/index.ts';
import { contactIdsByKeys } from '#features/leads/merge/duplicate.server.ts';
import { isOwnEntry } from '#features/leads/inbox/inbox-places.server.ts';
import type { SearchKind } from '#features/marketing/marketing.values.ts';
import { NO_COMPANY } from '#features/site/contact/enquiry.rules.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { holdsEveryWord } from '#db/search/holds-text.ts';
import {
  contactIdsOf,
  isAddressOf,
  isFrom,
  keysOf,
  listed,
  mostOf,
  textsOf,
  type Candidate,
  type Wanted,
} from './lead-search-wanted.server.ts';

type Search = (ctx: ServiceContext, wanted: Wanted) => Promise<Candidate[]>;

const leads: Search = async (ctx, wanted) => {
  const { source, searchText, contactEmail, contactId, companyName, createdAt } = marketingLeads;
  const rows = await ctx
    .rows(marketingLeads)
    .select()
    .where(
      'q' in wanted
        ? and(isFrom(source, wanted.source), holdsEveryWord(wanted.q, { folded: [searchText] }))
        : or(
            isAddressOf(contactEmail, wanted.people),
            inArray(contactId, contactIdsOf(wanted.people)),
            and(
              isNull(contactEmail),
              inArray(
                companyName,
                listed(wanted.people.flatMap(({ name, company }) => company ?? name ?? [])),
              ),
            ),
          ),
    )
    .orderBy(desc(createdAt))
    .limit(mostOf(wanted));
  return rows.map((row) => ({
    kind: 'lead',
    id: row.id,
    name: row.contactName,
    company: row.companyName === row.contactName ? null : row.companyName,
    position: row.position,
    email: row.contactEmail,
    phone: row.contactPhone,
    emails: textsOf(row.contactEmail),
    phones: textsOf(row.contactPhone),
    sector: null,
    source: row.source,
    text: row.notes,
    contactId: row.contactId,
    leadStatus: row.status,
    listName: null,
  }));
};

const prospects: Search = async (ctx, wanted) => {
  if ('q' in wanted && wanted.source !== undefined && wanted.source !== 'import') return [];
  const rows = await ctx
    .rows(marketingProspects)
    .select()
    .where(
      'q' in wanted
        ? holdsEveryWord(wanted.q, { folded: [marketingProspects.searchText] })
        : isAddressOf(marketingProspects.email, wanted.people),
    )
    .orderBy(desc(marketingProspects.id))
    .limit(mostOf(wanted));
  return rows.map((row) => ({
    kind: 'prospect',
    id: row.id,
    name: row.contactName,
    company: row.companyName,
    position: row.position,
    email: row.email,
    phone: row.phone,
    emails: textsOf(row.email),
    phones: textsOf(row.phone),
    sector: row.sector,
    source: 'import',
    text: row.notes,
    contactId: null,
    listName: row.listName,
  }));
};

const contacts: Search = async (ctx, wanted) => {
  const rows = await ctx
    .rows(crmContacts)
    .select({ contact: crmContacts, company: crmCompanies.name, sector: crmCompanies.sector })
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(
      'q' in wanted
        ? and(
            isFrom(crmContacts.source, wanted.source),
            holdsEveryWord(wanted.q, {
              folded: [crmContacts.nameKey, crmCompanies.nameKey],
              typed: [crmContacts.emailKey, crmContacts.position, crmContacts.notes, crmCompanies.sector],
            }),
          )
        : or(
            inArray(crmContacts.id, contactIdsByKeys(ctx, keysOf(wanted.people))),
            inArray(crmContacts.id, contactIdsOf(wanted.people)),
          ),
    )
    .orderBy(desc(crmContacts.createdAt))
    .limit(mostOf(wanted));
  return rows.map(({ contact, company, sector }) => ({
    kind: 'contact',
    id: contact.id,
    name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
    company,
    position: contact.position,
    email: contact.email,
    phone: contact.phone,
    emails: textsOf(contact.email, ...contact.emails),
    phones: textsOf(contact.phone, ...contact.phones),
    sector,
    source: contact.source,
    text: contact.notes,
    contactId: contact.id,
    listName: null,
  }));
};

/**
 * Searches the caller's inbox, for staff with the site's enquiries. Entries that became a lead are found as leads
 * instead, and are a further place of that person.
 */
const inbox: Search = async (ctx, wanted) => {
  const source = 'q' in wanted ? wanted.source : undefined;
  if (source !== undefined && source !== 'landing_page' && source !== 'website') return [];
  const isPage = source === 'landing_page' ? eq : ne;
  const { name, email, company, message, subject } = contactMessages;
  const rows = await ctx.db
    .select({ entry: inboxEntries, message: contactMessages, contactId: crmContacts.id })
    .from(inboxEntries)
    .innerJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    // The contact may belong to a colleague's workspace.
    .leftJoin(crmContacts, and(eq(crmContacts.id, inboxEntries.contactId), ctx.rows(crmContacts).condition))
    .where(
      and(
        isOwnEntry(ctx),
        ne(inboxEntries.status, 'spam'),
        source === undefined ? undefined : isPage(inboxEntries.kind, 'landing_page'),
        'q' in wanted
          ? and(
              isNull(inboxEntries.marketingLeadId),
              holdsEveryWord(wanted.q, { typed: [name, email, company, message, subject] }),
            )
          : isAddressOf(email, wanted.people),
      ),
    )
    .orderBy(desc(inboxEntries.id))
    .limit(mostOf(wanted));
  return rows.map(({ entry, message: said, contactId }) => ({
    kind: 'inbox',
    id: entry.id,
    name: said.name,
    company: said.company === NO_COMPANY ? null : said.company,
    position: null,
    email: said.email,
    phone: null,
    emails: textsOf(said.email),
    phones: [],
    sector: null,
    source: entry.kind === 'landing_page' ? 'landing_page' : 'website',
    text: said.message,
    contactId,
    listName: null,
  }));
};

export const SEARCH_PLACES: Record<SearchKind, Search> = {
  lead: leads,
  inbox,
  contact: contacts,
  prospect: prospects,
};
