import { and, eq, like, lte, sql } from 'drizzle-orm';
import {
  awaitedOwners,
  changes,
  contactMessages,
  companyContacts,
  crmCommunications,
  crmContactKeys,
  crmContacts,
  crmImportRows,
  erasures as journal,
  mailAddresses,
  mailConsents,
  mailDeliveries,
  marketingLeads,
  marketingProspects,
  oneTimeLinks,
  outbox,
  users,
  workspaceInvitations,
  workspaces,
} from '#db/schema/index.ts';
import { endAccount, eraseAccount } from '#features/accounts/privacy/erase-account.server.ts';
import type { Erasure } from '#features/accounts/privacy/erasure-journal.server.ts';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { hashSecret } from '#kernel/secrets.ts';
import { foldCase } from '#shared/texts/text.ts';
import type { PersonScope } from './places.server.ts';
import { eraseAddress } from './person.server.ts';

/**
 * Repeats on a restored backup every erasure made after it. Skips erasures in the backup's own journal, so that people
 * who came back later under the same address stay, and a second call does nothing. Returns how many were applied.
 */
export async function applyErasures(db: Database, erasures: readonly Erasure[]): Promise<number> {
  const known = new Set((await db.select({ key: journal.key }).from(journal)).map(({ key }) => key));
  const missing = erasures.filter(({ key }) => !known.has(key));
  const people = missing.filter(({ kind }) => kind === 'person');
  const addresses = people.length > 0 ? await addressesByHash(db) : new Map<string, string>();
  for (const erasure of missing) {
    await db.transaction(async (tx) => {
      if (erasure.kind === 'account') await eraseAccountAgain(tx, erasure);
      else await erasePersonAgain(tx, erasure, addresses.get(erasure.emailHash ?? ''));
      await tx.insert(journal).values(erasure);
    });
  }
  return missing.length;
}

/** Compares the time too: ids are never reused, but the rows may have been imported from another database. */
async function eraseAccountAgain(tx: Database, { accountId, createdAt }: Erasure): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, accountId ?? 0), lte(users.createdAt, createdAt)));
  if (!account) return;
  await endAccount(tx, account.id, new Date(createdAt));
  await eraseAccount(tx, account.id);
}

async function erasePersonAgain(tx: Database, erasure: Erasure, address: string | undefined): Promise<void> {
  if (address === undefined) return;
  const { byUserId, isSiteWide } = erasure;
  const userId = byUserId ?? 0;
  const [workspace] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.createdBy, userId), workspaces.isPersonal));
  const scope: PersonScope = { userId, workspaceId: workspace?.id ?? 0, isSiteWide };
  await eraseAddress({ db: tx, now: new Date(erasure.createdAt) }, address, scope);
}

const ADDRESS = /(?<![^\s"'<>,;:()\\])[^\s"'<>,;:()\\]+@[^\s"'<>,;:()\\]+/g;

/** Maps the hash of every address in the database, of any workspace, as the journal stores it, to the address. */
async function addressesByHash(db: Database): Promise<Map<string, string>> {
  const columns = [
    db.selectDistinct({ text: contactMessages.email }).from(contactMessages),
    db.selectDistinct({ text: outbox.recipient }).from(outbox),
    db.selectDistinct({ text: outbox.replyTo }).from(outbox),
    // Compared as typed: a key has the ASCII form of its domain.
    everyRow(db, crmContacts).select({ text: crmContacts.email }),
    everyRow(db, crmContactKeys)
      .select({ text: sql<string>`substr(${crmContactKeys.key}, length('email:') + 1)` })
      .where(like(crmContactKeys.key, 'email:%')),
    everyRow(db, marketingLeads).select({ text: marketingLeads.contactEmail }),
    everyRow(db, marketingProspects).select({ text: marketingProspects.email }),
    everyRow(db, mailAddresses).select({ text: mailAddresses.email }),
    everyRow(db, mailConsents).select({ text: mailConsents.email }),
    everyRow(db, mailDeliveries).select({ text: mailDeliveries.email }),
    everyRow(db, companyContacts).select({ text: companyContacts.email }),
    db.selectDistinct({ text: oneTimeLinks.email }).from(oneTimeLinks),
    everyRow(db, workspaceInvitations).select({ text: workspaceInvitations.email }),
    everyRow(db, awaitedOwners).select({ text: awaitedOwners.emailKey }),
  ];
  const found = new Map<string, string>();
  const add = (address: string): void => void found.set(hashSecret(foldCase(address)), foldCase(address));
  for (const column of columns) for (const { text } of await column) if (text !== null) add(text);
  // Columns with addresses inside other text, as typed or folded.
  const texts = [
    everyRow(db, crmImportRows).select({
      cells: crmImportRows.cells,
      question: crmImportRows.question,
      about: crmImportRows.about,
    }),
    everyRow(db, crmContacts)
      .select({ emails: crmContacts.emails })
      .where(sql`${crmContacts.emails} <> '[]'`),
    everyRow(db, crmCommunications)
      .select({ cc: crmCommunications.cc })
      .where(sql`${crmCommunications.cc} <> '[]'`),
    db
      .select({ cc: outbox.cc })
      .from(outbox)
      .where(sql`${outbox.cc} <> '[]'`),
    db.select({ was: changes.was }).from(changes),
  ];
  for (const rows of texts)
    for (const row of await rows) for (const [address] of JSON.stringify(row).matchAll(ADDRESS)) add(address);
  return found;
}
