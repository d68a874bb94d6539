import { and, asc, eq, gte, isNull, ne } from 'drizzle-orm';
import { record, type Cause } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { mailClicks, mailDeliveries, mailSendings } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { PublicContext } from '#kernel/context.ts';
import { suppress, suppressedIn, unsuppress } from '#kernel/mail/suppression.ts';
import { addConsents, consentsOf } from './consent.server.ts';
import { isSigned, readLink } from './letter-links.server.ts';
import { isTracked } from './letter.server.ts';
import { proofWords } from './proof.texts.ts';
import { PURPOSES, type Purpose } from './mailing.values.ts';
import type { SendingRow } from './sending-figures.server.ts';

type DeliveryRow = typeof mailDeliveries.$inferSelect;
/** Opened by a signed address. */
export type Opened = { sending: SendingRow; delivery: DeliveryRow };

/** Returns the email whose link this is; undefined for one that was changed or whose workspace is gone. */
export async function openLink(
  db: Database,
  token: string,
  kind: 'u' | 'p' | 'l',
): Promise<Opened | undefined> {
  const link = readLink(token);
  if (!link?.purpose.startsWith(kind)) return undefined;
  // Its signature opens the email to whoever holds the address.
  const [found] = await everyRow(db, mailDeliveries)
    .select({ delivery: mailDeliveries, sending: mailSendings })
    .innerJoin(mailSendings, eq(mailSendings.id, mailDeliveries.sendingId))
    .where(eq(mailDeliveries.id, link.deliveryId));
  return found && isSigned(found.sending.linkSecret, token) ? found : undefined;
}

const causeOf = ({ sending }: Opened, label: string, at: Date): Cause => ({
  kind: 'call',
  label,
  workspaceId: sending.workspaceId,
  actorId: null,
  at,
});

/** Writes nothing to this address any more, from the whole workspace. The same twice changes nothing. */
export async function unsubscribe({ db, now }: PublicContext, opened: Opened): Promise<void> {
  const { sending, delivery } = opened;
  const { workspaceId, purpose } = sending;
  const at = now.toISOString();
  await record(db, causeOf(opened, 'POST /unsubscribe/{token}', now), async (tx) => {
    if ((await suppressedIn(tx, [delivery.email], workspaceId)).size > 0) return;
    await suppress(tx, [delivery.email], { workspaceId, at });
    await addConsents(tx, now, {
      workspaceId,
      emails: [delivery.email],
      purpose,
      isGiven: false,
      source: 'person',
      proof: proofWords(sending.letter, 'unsubscribed', purpose),
      notedBy: null,
    });
    await everyRow(tx, mailDeliveries)
      .update({ unsubscribedAt: at })
      .where(and(eq(mailDeliveries.id, delivery.id), isNull(mailDeliveries.unsubscribedAt)));
  });
}

/** The newest word of an email's reader on each purpose; `isOptedOut`: they get nothing at all. */
export async function readPreferences(
  { db }: Pick<PublicContext, 'db'>,
  { sending, delivery }: Opened,
): Promise<{ isOptedOut: boolean; purposes: Purpose[] }> {
  const { workspaceId } = sending;
  const said = await consentsOf(db, workspaceId, [delivery.emailKey]);
  const isOptedOut = (await suppressedIn(db, [delivery.email], workspaceId)).size > 0;
  const isGiven = (purpose: Purpose): boolean => {
    const found = said.find((each) => each.purpose === purpose);
    // Somebody who has said nothing was written to as a customer.
    return found ? found.isGiven : purpose === sending.purpose;
  };
  return { isOptedOut, purposes: isOptedOut ? [] : PURPOSES.filter(isGiven) };
}

/**
 * Stores what the person wishes to get, with the words they saw as proof. Whoever ticks something comes off the list of who
 * wants no mail; whoever ticks nothing gets on it.
 */
export async function savePreferences(
  ctx: PublicContext,
  opened: Opened,
  wanted: readonly Purpose[],
): Promise<void> {
  const { sending, delivery } = opened;
  const { workspaceId } = sending;
  if (wanted.length === 0) return unsubscribe(ctx, opened);
  const before = await readPreferences(ctx, opened);
  await record(ctx.db, causeOf(opened, 'POST /preferences/{token}', ctx.now), async (tx) => {
    await unsuppress(tx, [delivery.email], { workspaceId });
    for (const purpose of PURPOSES) {
      const isGiven = wanted.includes(purpose);
      if (isGiven === before.purposes.includes(purpose) && !isGiven) continue;
      await addConsents(tx, ctx.now, {
        workspaceId,
        emails: [delivery.email],
        purpose,
        isGiven,
        source: 'person',
        proof: proofWords(sending.letter, isGiven ? 'agreed' : 'withdrawn', purpose),
        notedBy: null,
      });
    }
  });
}

/** No person reads an email and follows its link within this time of its arrival. */
const TOO_SOON_MS = 5_000;
/** Programs that read mail open all of its links at once. */
const AT_ONCE_MS = 3_000;
/** Numbers of links of the footer, which are opened and never counted. */
const FOOTER_LINKS = { u: -1, p: -2 } as const;

/**
 * Notes that a link was followed. What comes within seconds of the email, or with other links of it at once, is a program's
 * doing and does not count; an earlier one that turns out to be is not counted any more.
 */
export async function noteClick(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  { delivery }: Opened,
  { link, isHead }: { link: number | keyof typeof FOOTER_LINKS; isHead: boolean },
): Promise<void> {
  const number = typeof link === 'number' ? link : FOOTER_LINKS[link];
  await db.transaction(async (tx) => {
    const clicks = everyRow(tx, mailClicks);
    const since = new Date(now.getTime() - AT_ONCE_MS).toISOString();
    const isRecent = and(
      eq(mailClicks.deliveryId, delivery.id),
      gte(mailClicks.createdAt, since),
      ne(mailClicks.link, number),
    );
    const atOnce = await clicks.count(isRecent);
    const isSoon = delivery.sentAt === null || now.getTime() - Date.parse(delivery.sentAt) < TOO_SOON_MS;
    const isMachine = isHead || isSoon || atOnce > 0;
    if (atOnce > 0) await everyRow(tx, mailClicks).update({ isMachine: true }).where(isRecent);
    await everyRow(tx, mailClicks).insert({
      deliveryId: delivery.id,
      link: number,
      isMachine,
      createdAt: now.toISOString(),
    });
    const [first] = await everyRow(tx, mailClicks)
      .select({ at: mailClicks.createdAt })
      .where(
        and(eq(mailClicks.deliveryId, delivery.id), eq(mailClicks.isMachine, false), gte(mailClicks.link, 0)),
      )
      .orderBy(asc(mailClicks.id))
      .limit(1);
    await everyRow(tx, mailDeliveries)
      .update({ clickedAt: first?.at ?? null })
      .where(eq(mailDeliveries.id, delivery.id));
  });
}

/** Target of a link of an email; undefined for one that was changed. */
export function destinationOf({ sending }: Opened): string | undefined {
  const { target } = sending.letter;
  return isTracked(target) ? target : undefined;
}
