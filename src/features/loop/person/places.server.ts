// Longer than 200 lines: one table of all places, which search, export and erasure read.
import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  awaitedOwners,
  causes,
  changes,
  contactMessages,
  companyContacts,
  crmCommunications,
  crmContactKeys,
  crmContacts,
  crmEvents,
  crmImportRows,
  crmImports,
  crmMerges,
  crmTasks,
  crmRules,
  crmViews,
  inboxEntries,
  mailAddresses,
  mailAudiences,
  mailConsents,
  mailDeliveries,
  marketingLeads,
  marketingProspects,
  oneTimeLinks,
  outbox,
  profileProposals,
  workspaceInvitations,
} from '#db/schema/index.ts';
import { inWorkspace } from '#db/tenancy.ts';
import type { PersonPlace } from './person.values.ts';
import { emailKeyOf } from '#shared/contact/email.ts';

/** Scope of a search: one user and their workspace, and for administrators the site's own records. */
export type PersonScope = { userId: number; workspaceId: number; isSiteWide: boolean };

type Place = {
  table: SQLiteTable;
  /** Rows about the address (folded by `foldCase`), of any owner. */
  isAbout: (email: string) => SQL;
  isOwn: (scope: PersonScope) => SQL;
};

const ofWorkspace =
  (table: SQLiteTable) =>
  ({ workspaceId }: PersonScope): SQL =>
    inWorkspace(table, workspaceId);

const ofUserOrSite =
  (column: object) =>
  ({ userId, isSiteWide }: PersonScope): SQL =>
    isSiteWide ? sql`(${column} is null or ${column} = ${userId})` : sql`${column} = ${userId}`;

const contactsOf = (email: string): SQL =>
  sql`(select ${crmContacts.id} from ${crmContacts} where ${crmContacts.emailKey} = ${emailKeyOf(email)}
    union select ${crmContactKeys.contactId} from ${crmContactKeys} where ${crmContactKeys.key} = ${`email:${emailKeyOf(email)}`})`;
const messagesOf = (email: string): SQL =>
  sql`(select ${contactMessages.id} from ${contactMessages} where lower(${contactMessages.email}) = ${email})`;

/** Emails and digits, of the alphabets that addresses are written in. */
const WORD = 'a-z0-9À-ԯ';
const inGlob = (text: string): string => text.replace(/[*?[]/g, '[$&]');
/** JSON writes the ends of lines as a backslash and an email, which would belong to the address behind it. */
const inOneLine = (column: object): SQL =>
  sql`' ' || replace(replace(replace(lower(coalesce(${column}, '')), '\\n', ' '), '\\r', ' '), '\\t', ' ') || '  '`;

/** Matches the whole address only: not `diana@mar.es` or `ana@mar.es.org`. A dot may end a sentence. */
const mentions = (column: object, email: string): SQL => {
  const ends = [`[^${WORD}._%+-]${inGlob(email)}[^${WORD}.-]`, `[^${WORD}._%+-]${inGlob(email)}.[^${WORD}-]`];
  const found = ends.map((pattern) => sql`${inOneLine(column)} glob ${`*${pattern}*`}`);
  return sql`(instr(lower(coalesce(${column}, '')), ${email}) > 0 and (${sql.join(found, sql` or `)}))`;
};

/** An imported line as read, what it asks about, and what became of it. */
const inRow = (email: string): SQL =>
  sql`(${mentions(crmImportRows.cells, email)} or ${mentions(crmImportRows.question, email)} or ${mentions(crmImportRows.about, email)})`;

const isOfDryRun = sql`${crmImportRows.importId} in (select ${crmImports.id} from ${crmImports} where ${crmImports.isDryRun} = 1)`;

/** Former values of records about the person; of a bulk change or of anything else. */
const isFormer = (email: string): SQL =>
  sql`(${changes.was} is not null and (${mentions(changes.was, email)}
    or (${changes.record} = 'contact' and ${changes.recordId} in ${contactsOf(email)})))`;
const bulkCauses = sql`(select ${causes.id} from ${causes} where ${causes.kind} = 'bulk')`;
const ofCause = ({ workspaceId }: PersonScope): SQL =>
  sql`(${changes.causeId} is null
    or ${changes.causeId} in (select ${causes.id} from ${causes} where ${causes.workspaceId} = ${workspaceId}))`;

/** Every place by name; search, export and erasure all use this table. */
export const PLACES: Record<PersonPlace, Place> = {
  communications: {
    table: crmCommunications,
    isAbout: (email) =>
      sql`(${crmCommunications.contactId} in ${contactsOf(email)} or ${crmCommunications.inboxEntryId} in (select ${inboxEntries.id} from ${inboxEntries} where ${inboxEntries.contactMessageId} in ${messagesOf(email)})
        or ${mentions(crmCommunications.cc, email)})`,
    isOwn: ofWorkspace(crmCommunications),
  },
  tasks: {
    table: crmTasks,
    isAbout: (email) => sql`${crmTasks.contactId} in ${contactsOf(email)}`,
    isOwn: ofWorkspace(crmTasks),
  },
  events: {
    table: crmEvents,
    isAbout: (email) => sql`${crmEvents.contactId} in ${contactsOf(email)}`,
    isOwn: ofWorkspace(crmEvents),
  },
  /** Lines of imported files as read, and the records as they were before. */
  imports: {
    table: crmImportRows,
    isAbout: (email) => sql`(${inRow(email)} and not ${isOfDryRun})`,
    isOwn: ofWorkspace(crmImportRows),
  },
  /** Rows that a dry run stores until the import is carried out. */
  importChecks: {
    table: crmImportRows,
    isAbout: (email) => sql`(${inRow(email)} and ${isOfDryRun})`,
    isOwn: ofWorkspace(crmImportRows),
  },
  /** Both records of a merge, by what the journal knows of it or by what is there. */
  merges: {
    table: crmMerges,
    isAbout: (email) =>
      sql`(${crmMerges.causeId} in (select ${changes.causeId} from ${changes} where ${isFormer(email)})
        or (${crmMerges.kind} = 'contact' and (${crmMerges.keepId} in ${contactsOf(email)} or ${crmMerges.dropId} in ${contactsOf(email)})))`,
    isOwn: ofWorkspace(crmMerges),
  },
  /** Records as they were before a bulk change. */
  jobs: {
    table: changes,
    isAbout: (email) => sql`(${isFormer(email)} and ${changes.causeId} in ${bulkCauses})`,
    isOwn: ofCause,
  },
  /** Former values of records that were changed or deleted otherwise. */
  deleted: {
    table: changes,
    isAbout: (email) =>
      sql`(${isFormer(email)} and (${changes.causeId} is null or ${changes.causeId} not in ${bulkCauses}))`,
    isOwn: ofCause,
  },
  /** Views of lists that ask for the address. */
  views: {
    table: crmViews,
    isAbout: (email) => sql`(${mentions(crmViews.name, email)} or ${mentions(crmViews.filter, email)})`,
    isOwn: ofWorkspace(crmViews),
  },
  /** Rules that ask for the address, or write it. */
  rules: {
    table: crmRules,
    isAbout: (email) => sql`(${mentions(crmRules.name, email)} or ${mentions(crmRules.when, email)}
      or ${mentions(crmRules.if, email)} or ${mentions(crmRules.then, email)})`,
    isOwn: ofWorkspace(crmRules),
  },
  letters: {
    table: outbox,
    isAbout: (email) =>
      sql`(lower(${outbox.recipient}) = ${email} or ${mentions(outbox.cc, email)} or (${outbox.kind} = 'enquiry_notice' and lower(${outbox.replyTo}) = ${email}))`,
    isOwn: ofUserOrSite(outbox.userId),
  },
  leads: {
    table: marketingLeads,
    isAbout: (email) => sql`lower(${marketingLeads.contactEmail}) = ${email}`,
    isOwn: ofWorkspace(marketingLeads),
  },
  prospects: {
    table: marketingProspects,
    isAbout: (email) => sql`lower(${marketingProspects.email}) = ${email}`,
    isOwn: ofWorkspace(marketingProspects),
  },
  /** Segments whose name or conditions name the address. */
  segments: {
    table: mailAudiences,
    isAbout: (email) =>
      sql`(${mentions(mailAudiences.name, email)} or ${mentions(mailAudiences.filter, email)})`,
    isOwn: ofWorkspace(mailAudiences),
  },
  /** Lists of whom campaigns are sent to. */
  mailAddresses: {
    table: mailAddresses,
    isAbout: (email) => sql`${mailAddresses.emailKey} = ${emailKeyOf(email)}`,
    isOwn: ofWorkspace(mailAddresses),
  },
  mailConsents: {
    table: mailConsents,
    isAbout: (email) => sql`${mailConsents.emailKey} = ${emailKeyOf(email)}`,
    isOwn: ofWorkspace(mailConsents),
  },
  /** Campaigns that were sent to the address; what was clicked goes with them. */
  mailDeliveries: {
    table: mailDeliveries,
    isAbout: (email) => sql`${mailDeliveries.emailKey} = ${emailKeyOf(email)}`,
    isOwn: ofWorkspace(mailDeliveries),
  },
  contacts: {
    table: crmContacts,
    isAbout: (email) => sql`${crmContacts.id} in ${contactsOf(email)}`,
    isOwn: ofWorkspace(crmContacts),
  },
  /** Contacts of an analysed company. What a report froze stays, since it cannot be changed (product.md section 5). */
  profileContacts: {
    table: companyContacts,
    isAbout: (email) => sql`lower(${companyContacts.email}) = ${email}`,
    isOwn: ofWorkspace(companyContacts),
  },
  /** Contacts that a client proposes for a profile. */
  proposals: {
    table: profileProposals,
    isAbout: (email) => mentions(profileProposals.fields, email),
    isOwn: ofWorkspace(profileProposals),
  },
  inbox: {
    table: inboxEntries,
    isAbout: (email) => sql`${inboxEntries.contactMessageId} in ${messagesOf(email)}`,
    isOwn: ofUserOrSite(inboxEntries.userId),
  },
  /** Texts of enquiries and responses; the owner is in the inbox entry, which may be deleted. */
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
  /** Invitations to shared workspaces, which nobody's own search goes through otherwise. */
  workspaceInvitations: {
    table: workspaceInvitations,
    isAbout: (email) => sql`${workspaceInvitations.emailKey} = ${email}`,
    isOwn: (scope) => (scope.isSiteWide ? sql`1 = 1` : ofWorkspace(workspaceInvitations)(scope)),
  },
  /** Of whoever is invited: what imports keep for them. */
  awaitedOwners: {
    table: awaitedOwners,
    isAbout: (email) => sql`${awaitedOwners.emailKey} = ${email}`,
    isOwn: (scope) => (scope.isSiteWide ? sql`1 = 1` : ofWorkspace(awaitedOwners)(scope)),
  },
};
