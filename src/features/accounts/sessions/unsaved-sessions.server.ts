import { eq } from 'drizzle-orm';
import { sessions, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { factsOfUser } from '#features/accounts/workspace.server.ts';
import { writeAside } from '#kernel/api/side-write.ts';

type SessionRow = typeof sessions.$inferSelect;

/** Beyond this number the oldest ends: a full disk must not fill the memory. */
const MOST = 1_000;
const unsaved = new Map<string, SessionRow>();

/**
 * Holds a session in memory that could not be stored (disk full, database locked), so that users can sign in and read.
 * It ends with the process, is not listed, and is stored when it is used once there is space again.
 */
export function keepUnsaved(row: SessionRow): void {
  const [oldest] = unsaved.keys();
  if (unsaved.size >= MOST && oldest !== undefined) unsaved.delete(oldest);
  unsaved.set(row.id, row);
}

export const isUnsaved = (id: string): boolean => unsaved.has(id);

/** Returns the session with its current user; null if there is none or the account is deleted. */
export async function findUnsaved(db: Database, id: string) {
  const session = unsaved.get(id);
  if (!session) return null;
  const [found] = await db.select().from(users).where(eq(users.id, session.userId));
  const facts = await factsOfUser(db, session.userId);
  if (!found || !facts || session.expiresAt * 1_000 <= Date.now()) {
    unsaved.delete(id);
    return null;
  }
  writeAside(`session:${id}`, async () => {
    await db.insert(sessions).values(session).onConflictDoNothing();
    // Ended meanwhile: it must not be stored.
    if (!unsaved.delete(id)) await db.delete(sessions).where(eq(sessions.id, id));
  });
  return { session, user: { ...found, ...facts } };
}

export const findUnsavedBearer = (bearerHash: string): string | undefined =>
  [...unsaved.values()].find((session) => session.bearerHash === bearerHash)?.id;

export const endUnsaved = (id: string): boolean => unsaved.delete(id);

export function endUnsavedOf(userId: number): void {
  for (const [id, session] of unsaved) if (session.userId === userId) unsaved.delete(id);
}
