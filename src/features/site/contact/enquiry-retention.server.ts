import { withoutJournal } from '#db/journal/cause.ts';
import { and, eq, gt, gte, inArray, isNotNull, lt, notExists, or } from 'drizzle-orm';
import { contactMessages, inboxEntries, outbox } from '#db/schema/index.ts';
import { CLOCK_SKEW_MS } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import { deleteOldEmailsSoon } from '#kernel/mail/email-retention.ts';
import { emailKeys } from './enquiry.mail.ts';

/** Period promised by the privacy page (i18n/<locale>/pages/privacy.md); a test compares the two. */
export const ENQUIRY_MONTHS = 12;
/** Enquiries per statement, few enough to release the writer soon. */
const BATCH = 200;

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then.toISOString();
}

/**
 * Keeps whatever its age: waiting lists, which last until the launch; entries in the file of a contact or an
 * opportunity; and responses to a user's own landing page, for which that user is responsible.
 */
const isKept = (since: string) =>
  or(
    eq(inboxEntries.kind, 'waitlist'),
    isNotNull(inboxEntries.userId),
    isNotNull(inboxEntries.contactId),
    isNotNull(inboxEntries.opportunityId),
    gte(inboxEntries.repliedAt, since),
  );

async function findOld(db: Database, since: string): Promise<number[]> {
  const keeping = db
    .select({ id: inboxEntries.id })
    .from(inboxEntries)
    .where(and(eq(inboxEntries.contactMessageId, contactMessages.id), isKept(since)));
  const found = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(lt(contactMessages.createdAt, since), notExists(keeping)))
    .limit(BATCH);
  return found.map(({ id }) => id);
}

/**
 * Redates enquiries from the future to now: the clock was ahead, and their true date is unknown. Their months start
 * today, so no new one is deleted early.
 */
async function dateBack(db: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  const ahead = new Date(now.getTime() + CLOCK_SKEW_MS).toISOString();
  await db.update(contactMessages).set({ createdAt: at }).where(gt(contactMessages.createdAt, ahead));
  await withoutJournal(db, (tx) =>
    tx.update(inboxEntries).set({ repliedAt: at }).where(gt(inboxEntries.repliedAt, ahead)),
  );
}

/** Deletes an enquiry with its inbox entry and emails twelve months after the last message; called by the job. */
export async function forgetOldEnquiries(db: Database, now: Date): Promise<void> {
  await dateBack(db, now);
  const since = monthsBefore(now, ENQUIRY_MONTHS);
  for (let ids = await findOld(db, since); ids.length > 0; ids = await findOld(db, since)) {
    const isTheirs = inArray(outbox.dedupeKey, ids.flatMap(emailKeys));
    await withoutJournal(db, async (tx) => {
      await tx.delete(outbox).where(isTheirs);
      await tx.delete(contactMessages).where(inArray(contactMessages.id, ids));
      await deleteOldEmailsSoon(tx);
    });
  }
}
