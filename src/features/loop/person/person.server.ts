import { and, count, eq, sql } from 'drizzle-orm';
import { crmContacts, idempotencyKeys, marketingLeads, users } from '#db/schema/index.ts';
import { recordErasure } from '#features/accounts/privacy/erasure-journal.server.ts';
import { readableColumns } from '#features/accounts/privacy/owned-tables.server.ts';
import { settlingLeads, type Around } from '#features/leads/opportunities/lead-outcome.server.ts';
import type { Database } from '#db/drizzle.ts';
import { withoutJournal } from '#db/journal/cause.ts';
import { Rows } from '#db/rows.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { download, type Download } from '#kernel/api/download.ts';
import { noteAudit, recordAudit } from '#features/accounts/audit/audit.server.ts';
import { hashSecret } from '#kernel/secrets.ts';
import { deleteOldEmailsSoon } from '#kernel/mail/email-retention.ts';
import { foldCase } from '#shared/texts/text.ts';
import { PLACES, type PersonScope } from './places.server.ts';
import { recordsOf } from './records.server.ts';
import type { PersonCounts, PersonErased, PersonQuery, PersonSummary } from './person.schema.ts';
import { PERSON_PLACES, type PersonPlace } from './person.values.ts';

const scopeOf = (ctx: ServiceContext): PersonScope => ({
  userId: ctx.user.id,
  workspaceId: ctx.workspace.id,
  isSiteWide: ctx.user.role === 'admin',
});

async function countsOf(read: (place: PersonPlace) => Promise<number>): Promise<PersonCounts> {
  const counts = {} as Record<PersonPlace, number>;
  for (const place of PERSON_PLACES) counts[place] = await read(place);
  return counts;
}

const sumOf = (counts: PersonCounts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/**
 * Returns what is stored about one address: the site's own records (for administrators) and those of the caller's
 * workspace, by place. Other workspaces are responsible for their own data, so only their number is returned.
 */
export async function findPerson(ctx: ServiceContext, { email }: PersonQuery): Promise<PersonSummary> {
  const address = foldCase(email);
  const scope = scopeOf(ctx);
  const countIn = async (place: PersonPlace, isOwnOnly: boolean): Promise<number> => {
    const { table, isAbout, isOwn } = PLACES[place];
    const [found] = await ctx.db
      .select({ n: count() })
      .from(table)
      .where(and(isAbout(address), isOwnOnly ? isOwn(scope) : undefined));
    return found?.n ?? 0;
  };
  const counts = await countsOf((place) => countIn(place, true));
  const everywhere = await countsOf((place) => countIn(place, false));
  const [account] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.emailKey, address));
  return {
    email,
    hasAccount: account !== undefined,
    counts,
    records: await recordsOf(ctx, address, scope),
    elsewhere: sumOf(everywhere) - sumOf(counts),
  };
}

/** Exports the same records in full as one JSON file, without secrets and encrypted emails. */
export async function exportPerson(ctx: ServiceContext, { email }: PersonQuery): Promise<Download> {
  const address = foldCase(email);
  const scope = scopeOf(ctx);
  const data: Record<string, unknown[]> = {};
  for (const place of PERSON_PLACES) {
    const { table, isAbout, isOwn } = PLACES[place];
    data[place] = await ctx.db
      .select(readableColumns(table))
      .from(table)
      .where(and(isAbout(address), isOwn(scope)));
  }
  await noteAudit(ctx, 'person_exported');
  const text = JSON.stringify({ email, exportedAt: ctx.now.toISOString(), data }, null, 2);
  return download({
    body: new TextEncoder().encode(text),
    type: 'application/json',
    fileName: `person-${ctx.now.toISOString().slice(0, 10)}.json`,
  });
}

/**
 * Permanently deletes what `exportPerson` returns: undo cannot restore it, and a restored backup erases it again
 * (erasure-journal.server.ts). Opportunities stay, without the person.
 */
export async function erasePerson(ctx: ServiceContext, { email }: PersonQuery): Promise<PersonErased> {
  const address = foldCase(email);
  const scope = scopeOf(ctx);
  return ctx.db.transaction(async (tx) => {
    const counts = await eraseAddress({ db: tx, now: ctx.now }, address, scope);
    await recordErasure(tx, ctx.now, {
      kind: 'person',
      emailHash: hashSecret(address),
      byUserId: scope.userId,
      isSiteWide: scope.isSiteWide,
    });
    await recordAudit({ ...ctx, db: tx }, 'person_erased');
    return { counts };
  });
}

/** The contacts of the address, and those that its leads were sent on as. */
async function contactsAround(tx: Database, address: string, scope: PersonScope): Promise<Around> {
  const { contacts, leads } = PLACES;
  const people = await new Rows(tx, crmContacts, scope.workspaceId)
    .select({ id: crmContacts.id })
    .where(contacts.isAbout(address));
  const sent = await new Rows(tx, marketingLeads, scope.workspaceId)
    .select({ id: marketingLeads.contactId })
    .where(leads.isAbout(address));
  return { contacts: [...people, ...sent].map(({ id }) => id) };
}

/**
 * Erases in the caller's transaction; `address` is folded. Opportunities that stay belong to the leads that are left,
 * whose status and revenue follow.
 */
export async function eraseAddress(
  { db: tx, now }: { db: Database; now: Date },
  address: string,
  scope: PersonScope,
): Promise<PersonCounts> {
  // Counted before anything is deleted, because messages are deleted with their entries.
  const counts = await countsOf(async (place) => {
    const { table, isAbout, isOwn } = PLACES[place];
    const [found] = await tx
      .select({ n: count() })
      .from(table)
      .where(and(isAbout(address), isOwn(scope)));
    return found?.n ?? 0;
  });
  const around = await contactsAround(tx, address, scope);
  await withoutJournal(tx, (inside) =>
    settlingLeads({ db: inside, now }, around, () => eraseRows(inside, address, scope)),
  );
  // Cached responses to repeated requests; they last a day, and these will not be requested again.
  await tx.delete(idempotencyKeys).where(sql`instr(lower(${idempotencyKeys.body}), ${address}) > 0`);
  await deleteOldEmailsSoon(tx);
  return counts;
}

/** An email that was only copied to the person is another's: it stays, without the address. */
async function eraseCopies(tx: Database, address: string, scope: PersonScope): Promise<void> {
  for (const place of ['communications', 'letters'] as const) {
    const { table, isAbout, isOwn } = PLACES[place];
    const others = sql`(select json_group_array(value) from json_each(cc) where lower(value) <> ${address})`;
    await tx.run(
      sql`update ${table} set cc = ${others} where cc <> '[]' and ${isAbout(address)} and ${isOwn(scope)}`,
    );
  }
}

async function eraseRows(tx: Database, address: string, scope: PersonScope): Promise<void> {
  await eraseCopies(tx, address, scope);
  for (const place of PERSON_PLACES) {
    // Skipped: entries are deleted with their messages, and until then tell which messages are the user's.
    if (place === 'inbox') continue;
    const { table, isAbout, isOwn } = PLACES[place];
    await tx.delete(table).where(and(isAbout(address), isOwn(scope)));
  }
}
