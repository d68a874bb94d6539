import { and, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  contactMessages,
  crmCompanies,
  crmContacts,
  inboxEntries,
  marketingLeads,
  marketingProspects,
} from '#db/schema/index.ts';
import type { LeadSource, SearchKind } from '#features/marketing/marketing.values.ts';
import type { ServiceContext } from '#server/context.ts';
import { foldText } from '#shared/text.ts';

/** Of each source, the latest that match: more than anybody looks through, and scored in milliseconds. */
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
  /** Who it is in the lead manager, where it is known. */
  contactId: number | null;
};

/** `source` narrows before the latest are taken, so that a rare one is not lost behind many others. */
type Scope = { workspaceId: number; companyIds: number[]; source: LeadSource | undefined };

/** The letters that a folded one stands for: what no folded copy is kept of is compared as it was typed. */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'áàâäãå', e: 'éèêë', i: 'íìîï', o: 'óòôöõ', u: 'úùûü', n: 'ñ', c: 'ç', y: 'ýÿ' },
};

/** A folded word as a pattern that any case and any accent of it fits. */
const patternOf = (word: string): string => {
  const letters = [...word].map((letter) => {
    // A class of one is how GLOB takes its own signs literally.
    if (/[*?[]/.test(letter)) return `[${letter}]`;
    const all = letter + (ACCENTED[letter] ?? '');
    return /\p{L}/u.test(letter) ? `[${all}${all.toUpperCase()}]` : letter;
  });
  return `*${letters.join('')}*`;
};

const words = (q: string): string[] => foldText(q).split(/\s+/).filter(Boolean);

/** Every word in one of the columns. */
const matches = (q: string, ...columns: SQLiteColumn[]): SQL | undefined =>
  and(...words(q).map((word) => or(...columns.map((column) => sql`${column} glob ${patternOf(word)}`))));

const isFrom = (column: SQLiteColumn, source: LeadSource | undefined): SQL | undefined =>
  source === undefined ? undefined : eq(column, source);

async function leads({ db }: ServiceContext, scope: Scope, q: string): Promise<Candidate[]> {
  const rows = await db
    .select()
    .from(marketingLeads)
    .where(
      and(
        inArray(marketingLeads.marketingCompanyId, scope.companyIds),
        isFrom(marketingLeads.source, scope.source),
        matches(q, marketingLeads.searchText),
      ),
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
}

async function prospects(
  { db }: ServiceContext,
  { companyIds, source }: Scope,
  q: string,
): Promise<Candidate[]> {
  if (source !== undefined && source !== 'import') return [];
  const rows = await db
    .select()
    .from(marketingProspects)
    .where(
      and(
        inArray(marketingProspects.marketingCompanyId, companyIds),
        matches(q, marketingProspects.searchText),
      ),
    )
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
}

async function contacts(
  { db }: ServiceContext,
  { workspaceId, source }: Scope,
  q: string,
): Promise<Candidate[]> {
  const rows = await db
    .select({ contact: crmContacts, company: crmCompanies.name, sector: crmCompanies.sector })
    .from(crmContacts)
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(
      and(
        eq(crmContacts.workspaceId, workspaceId),
        isFrom(crmContacts.source, source),
        matches(
          q,
          crmContacts.nameKey,
          crmContacts.emailKey,
          crmContacts.position,
          crmContacts.notes,
          crmCompanies.nameKey,
          crmCompanies.sector,
        ),
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
}

/** What came in through the caller's own pages; what became a lead there is found as a lead. */
async function inbox({ db, user }: ServiceContext, { source }: Scope, q: string): Promise<Candidate[]> {
  if (source !== undefined && source !== 'landing_page' && source !== 'website') return [];
  const isPage = source === 'landing_page' ? eq : ne;
  const { name, email, company, message, subject } = contactMessages;
  const rows = await db
    .select({ entry: inboxEntries, message: contactMessages })
    .from(inboxEntries)
    .innerJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    .where(
      and(
        eq(inboxEntries.userId, user.id),
        ne(inboxEntries.status, 'spam'),
        sql`${inboxEntries.marketingLeadId} is null`,
        source === undefined ? undefined : isPage(inboxEntries.kind, 'landing_page'),
        matches(q, name, email, company, message, subject),
      ),
    )
    .orderBy(desc(inboxEntries.id))
    .limit(MOST);
  return rows.map(({ entry, message: said }) => ({
    kind: 'inbox',
    id: entry.id,
    name: said.name,
    company: said.company,
    position: null,
    email: said.email,
    phone: null,
    sector: null,
    source: entry.kind === 'landing_page' ? 'landing_page' : 'website',
    text: said.message,
    contactId: null,
  }));
}

export const SEARCH_SOURCES = { lead: leads, inbox, contact: contacts, prospect: prospects } satisfies Record<
  SearchKind,
  (ctx: ServiceContext, scope: Scope, q: string) => Promise<Candidate[]>
>;
