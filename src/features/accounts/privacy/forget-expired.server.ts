import { gt, lt, or } from 'drizzle-orm';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { attempts, idempotencyKeys, oneTimeLinks, sessions } from '#db/schema/index.ts';
import { CLOCK_SKEW_MS, hasCome, isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import { SESSION_ABSOLUTE_DAYS } from '#features/accounts/sessions/session-cookie.server.ts';
import { forgetOldDevices } from '#features/accounts/sessions/known-device.server.ts';
import { LONGEST_LINK_MS } from '#features/accounts/passwords/one-time-link.server.ts';

const DAY_MS = 86_400_000;
/** Used and expired links are kept for a while, so that the operator can see what happened to them. */
const LINKS_KEPT_DAYS = 7;

/** Deletes expired rows, also those created while the clock was ahead; called by the job. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const ahead = now.getTime() + CLOCK_SKEW_MS;
  await deleteInPieces(
    db,
    oneTimeLinks,
    hasCome(oneTimeLinks.expiresAt, daysAgo(LINKS_KEPT_DAYS), LINKS_KEPT_DAYS * DAY_MS + LONGEST_LINK_MS),
  );
  await deleteInPieces(
    db,
    sessions,
    or(
      lt(sessions.expiresAt, now.getTime() / 1000),
      gt(sessions.absoluteExpiresAt, ahead / 1000 + SESSION_ABSOLUTE_DAYS * 86_400),
    ),
  );
  await forgetOldDevices(db, now);
  await deleteInPieces(db, attempts, or(lt(attempts.at, daysAgo(1).getTime()), gt(attempts.at, ahead)));
  await deleteInPieces(db, idempotencyKeys, isOlderThan(idempotencyKeys.createdAt, now, DAY_MS));
}
