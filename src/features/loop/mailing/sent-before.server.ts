import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { mailDeliveries, mailSendings } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import type { FrozenLetter } from './letter.types.ts';

/** A sending, or one that is about to be made and has no id. */
export type SameText = { id?: number; campaignId: number | null; letter: Pick<FrozenLetter, 'content'> };

/**
 * Keys of those addresses that another sending of the campaign brings the same text: two tabs, or a list sent to twice,
 * write to nobody twice. Of two that wait, the older sending does it.
 */
export async function sentBefore(
  db: Database,
  { id, campaignId, letter }: SameText,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (campaignId === null || emails.length === 0) return new Set();
  const keys = JSON.stringify(emails.map((email) => emailKeyOf(email)));
  const { sendingId, emailKey, status } = mailDeliveries;
  const isOlder = id === undefined ? undefined : lt(sendingId, id);
  const rows = await everyRow(db, mailDeliveries)
    .select({ emailKey })
    .innerJoin(mailSendings, eq(mailSendings.id, sendingId))
    .where(
      and(
        eq(mailSendings.campaignId, campaignId),
        eq(mailSendings.isTest, false),
        id === undefined ? undefined : ne(mailSendings.id, id),
        sql`json_extract(${mailSendings.letter}, '$.content') = json(${JSON.stringify(letter.content)})`,
        sql`${emailKey} in (select value from json_each(${keys}))`,
        or(inArray(status, ['sending', 'sent', 'unsure']), and(eq(status, 'waiting'), isOlder)),
      ),
    );
  return new Set(rows.map((row) => row.emailKey));
}
