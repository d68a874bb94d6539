import { lt } from 'drizzle-orm';
import { deleteInPieces } from '#db/delete-in-pieces.ts';
import { attempts, idempotencyKeys, oneTimeLinks, sessions } from '#db/schema/index.ts';
import type { Database } from '#server/context.ts';
import { forgetOldDevices } from './known-device.server.ts';

const DAY_MS = 86_400_000;
/** A used or expired link is remembered a while, so that whoever runs the server can see what became of it. */
const LINKS_KEPT_DAYS = 7;

/** For the job: what has expired opens nothing, and is not kept either. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await deleteInPieces(db, oneTimeLinks, lt(oneTimeLinks.expiresAt, daysAgo(LINKS_KEPT_DAYS).toISOString()));
  await deleteInPieces(db, sessions, lt(sessions.expiresAt, now.getTime() / 1000));
  await forgetOldDevices(db, now);
  await deleteInPieces(db, attempts, lt(attempts.at, daysAgo(1).getTime()));
  await deleteInPieces(db, idempotencyKeys, lt(idempotencyKeys.createdAt, daysAgo(1).toISOString()));
}
