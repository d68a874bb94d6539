import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  contactMessages,
  crmCompanies,
  crmContacts,
  inboxEntries,
  marketingLeads,
  marketingProspects,
} from '#db/schema/index.ts';
import { isOwnEntry } from '#features/leads/inbox/inbox-rows.server.ts';
import type { SearchKind } from '#features/marketing/marketing.values.ts';
import type { LeadSource } from '#shared/lead-sources.ts';
import { NO_COMPANY } from '#features/site/contact/enquiry.rules.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { holdsEveryWord } from '#db/search/holds-text.ts';

/** Latest matches per source: more than anybody looks through, and scored in milliseconds. */
const MOST = 300;

export type Candidate = {
  kind: SearchKind;
  id: number;
  name: string | null;
  company: string | null;
  position: string | null;
  email: string | null;
  phone: string | null;
  sector: string | null;
  source: LeadSource;
  text: string | null;
  contactId: number | null;
};

/** `source` filters before the latest are taken, so that a rare source is not lost behind a large one. */
type Search = (ctx: ServiceContext, q: string, source: LeadSource | undefined) => Promise<Candidate[]>;

const isFrom = (column: SQLiteColumn, source: LeadSource | undefined): SQL | undefined =>
  source === undefined ? undefined : eq(column, source);

const leads: Search = async (ctx, q, source) => {
  const rows = await ctx
    .rows(marketingLeads)
    .select()
    .where(
      and(isFrom(marketingLeads.source, source), holdsEveryWord(q, { folded: [marketingLeads.searchText] })),
    )
    .orderBy(desc(marketingLeads.createdAt))
    .limit(MOST);
  return rows.map((row) => ({
    kind: 'lead',
    id: row.id,
    name: row.contactName,
    company: row.companyName === row.contactName ? null : row.companyName,
    position: row.position,
    email: row.contactEmail,
    phone: row.contactPhone,
    sector: null,
    source: row.source,
    text: row.notes,
    contactId: row.contactId,
  }));
};

const prospects: Search = async (ctx, q, source) => {
  if (source !== undefined && source !== 'import') return [];
  const rows = await ctx
    .rows(marketingProspects)
    .select()
    .where(holdsEveryWord(q, { folded: [marketingProspects.searchText] }))
    .orderBy(desc(marketingProspects.id))
    .limit(MOST);
  return rows.map((row) => ({
    kind: 'prospect',
    id: row.id,
    name: row.contactName,
    company: row.companyName,
    position: row.position,
    email: row.email,
    phone: row.phone,
    sector: row.sector,
    source: 'import',
    text: row.notes,
    contactId: null,
  }));
};

const contacts: Search = async (ctx, q, source) => {
  const rows = await ctx
    .rows(crmContacts)
    .select({ contact: crmContacts, company: crmCompanies.name, sector: crmCompanies.sector })
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(
      and(
        isFrom(crmContacts.source, source),
        holdsEveryWord(q, {
          folded: [crmContacts.nameKey, crmCompanies.nameKey],
          typed: [crmContacts.emailKey, crmContacts.position, crmContacts.notes, crmCompanies.sector],
        }),
      ),
    )
    .orderBy(desc(crmContacts.createdAt))
    .limit(MOST);
  return rows.map(({ contact, company, sector }) => ({
    kind: 'contact',
    id: contact.id,
    name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
    company,
    position: contact.position,
    email: contact.email,
    phone: contact.phone,
    sector,
    source: contact.source,
    text: contact.notes,
    contactId: contact.id,
  }));
};

/**
 * Searches the caller's inbox, for staff with the site's enquiries. Entries that became a lead are found as leads
 * instead.
 */
const inbox: Search = async (ctx, q, source) => {
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
        sql`${inboxEntries.marketingLeadId} is null`,
        source === undefined ? undefined : isPage(inboxEntries.kind, 'landing_page'),
        holdsEveryWord(q, { typed: [name, email, company, message, subject] }),
      ),
    )
    .orderBy(desc(inboxEntries.id))
    .limit(MOST);
  return rows.map(({ entry, message: said, contactId }) => ({
    kind: 'inbox',
    id: entry.id,
    name: said.name,
    company: said.company === NO_COMPANY ? null : said.company,
    position: null,
    email: said.email,
    phone: null,
    sector: null,
    source: entry.kind === 'landing_page' ? 'landing_page' : 'website',
    text: said.message,
    contactId,
  }));
};

export const SEARCH_SOURCES: Record<SearchKind, Search> = {
  lead: leads,
  inbox,
  contact: contacts,
  prospect: prospects,
};
