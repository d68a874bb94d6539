import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  companies,
  contactMessages,
  companyContacts,
  crmCommunications,
  crmContacts,
  crmEvents,
  crmImportRows,
  crmImports,
  crmTasks,
  deletedRecords,
  inboxEntries,
  marketingCompanies,
  marketingLeads,
  marketingProspects,
  oneTimeLinks,
  outbox,
} from '#db/schema/index.ts';
import type { PersonPlace } from './person.values.ts';

/** Whose records are meant: those of one user and their workspace, and for administrators the site's own. */
export type PersonScope = { userId: number; workspaceId: number; isSiteWide: boolean };

type Place = {
  table: SQLiteTable;
  /** Rows about the address, folded as `foldCase` does, whoever's they are. */
  isAbout: (email: string) => SQL;
  isOwn: (scope: PersonScope) => SQL;
};

const inWorkspace =
  (table: { workspaceId: SQL | object }) =>
  ({ workspaceId }: PersonScope): SQL =>
    sql`${table.workspaceId} = ${workspaceId}`;

/** The site's own rows name nobody. */
const ofUserOrSite =
  (column: object) =>
  ({ userId, isSiteWide }: PersonScope): SQL =>
    isSiteWide ? sql`(${column} is null or ${column} = ${userId})` : sql`${column} = ${userId}`;

const inMarketing =
  (column: object) =>
  ({ workspaceId }: PersonScope): SQL =>
    sql`${column} in (select ${marketingCompanies.id} from ${marketingCompanies} where ${marketingCompanies.workspaceId} = ${workspaceId})`;

const contactsOf = (email: string): SQL =>
  sql`(select ${crmContacts.id} from ${crmContacts} where ${crmContacts.emailKey} = ${email})`;
const messagesOf = (email: string): SQL =>
  sql`(select ${contactMessages.id} from ${contactMessages} where lower(${contactMessages.email}) = ${email})`;
const mentions = (column: object, email: string): SQL =>
  sql`instr(lower(coalesce(${column}, '')), ${email}) > 0`;

/** Each place by its name: the search, the export and the erasure are made of this one table. */
export const PLACES: Record<PersonPlace, Place> = {
  communications: {
    table: crmCommunications,
    isAbout: (email) =>
      sql`(${crmCommunications.contactId} in ${contactsOf(email)} or ${crmCommunications.inboxEntryId} in (select ${inboxEntries.id} from ${inboxEntries} where ${inboxEntries.contactMessageId} in ${messagesOf(email)}))`,
    isOwn: inWorkspace(crmCommunications),
  },
  tasks: {
    table: crmTasks,
    isAbout: (email) => sql`${crmTasks.contactId} in ${contactsOf(email)}`,
    isOwn: inWorkspace(crmTasks),
  },
  events: {
    table: crmEvents,
    isAbout: (email) => sql`${crmEvents.contactId} in ${contactsOf(email)}`,
    isOwn: inWorkspace(crmEvents),
  },
  /** Lines of imported files, as they were read and as the record stood before. */
  imports: {
    table: crmImportRows,
    isAbout: (email) =>
      sql`(${mentions(crmImportRows.cells, email)} or ${mentions(crmImportRows.before, email)})`,
    isOwn: ({ workspaceId }) =>
      sql`${crmImportRows.importId} in (select ${crmImports.id} from ${crmImports} where ${crmImports.workspaceId} = ${workspaceId})`,
  },
  /** What an undo would bring back. */
  deleted: {
    table: deletedRecords,
    isAbout: (email) => mentions(deletedRecords.data, email),
    isOwn: ({ userId }) => sql`${deletedRecords.userId} = ${userId}`,
  },
  letters: {
    table: outbox,
    isAbout: (email) =>
      sql`(lower(${outbox.recipient}) = ${email} or (${outbox.kind} = 'enquiry_notice' and lower(${outbox.replyTo}) = ${email}))`,
    isOwn: ofUserOrSite(outbox.userId),
  },
  leads: {
    table: marketingLeads,
    isAbout: (email) => sql`lower(${marketingLeads.contactEmail}) = ${email}`,
    isOwn: inMarketing(marketingLeads.marketingCompanyId),
  },
  prospects: {
    table: marketingProspects,
    isAbout: (email) => sql`lower(${marketingProspects.email}) = ${email}`,
    isOwn: inMarketing(marketingProspects.marketingCompanyId),
  },
  contacts: {
    table: crmContacts,
    isAbout: (email) => sql`${crmContacts.emailKey} = ${email}`,
    isOwn: inWorkspace(crmContacts),
  },
  /** Of a company that is being analysed. What a report froze stays: it cannot be changed (product.md section 5). */
  profileContacts: {
    table: companyContacts,
    isAbout: (email) => sql`lower(${companyContacts.email}) = ${email}`,
    isOwn: ({ userId }) =>
      sql`${companyContacts.companyId} in (select ${companies.id} from ${companies} where ${companies.userId} = ${userId})`,
  },
  inbox: {
    table: inboxEntries,
    isAbout: (email) => sql`${inboxEntries.contactMessageId} in ${messagesOf(email)}`,
    isOwn: ofUserOrSite(inboxEntries.userId),
  },
  /** The text of an enquiry or answer; whose it is stood in its entry, which may be gone. */
  messages: {
    table: contactMessages,
    isAbout: (email) => sql`lower(${contactMessages.email}) = ${email}`,
    isOwn: ({ userId, isSiteWide }) => {
      const entries = sql`select 1 from ${inboxEntries} where ${inboxEntries.contactMessageId} = ${contactMessages.id}`;
      const isOfUser = sql`exists (${entries} and ${inboxEntries.userId} = ${userId})`;
      return isSiteWide
        ? sql`(${isOfUser} or not exists (${entries} and ${inboxEntries.userId} is not null))`
        : isOfUser;
    },
  },
  invitations: {
    table: oneTimeLinks,
    isAbout: (email) =>
      sql`(${oneTimeLinks.kind} = 'invitation' and lower(${oneTimeLinks.email}) = ${email})`,
    isOwn: ({ isSiteWide }) => (isSiteWide ? sql`1 = 1` : sql`1 = 0`),
  },
};
