import { desc, eq } from 'drizzle-orm';
import { sessions } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { endSession, endSessionsOf } from '#features/accounts/sessions/sessions.server.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { SessionEntry } from './session.schema.ts';

/** First 48 bits of the row's id, a hash: enough to distinguish an account's sessions, and useless to an attacker. */
const numberOf = (sessionId: string): number => Number.parseInt(sessionId.slice(0, 12), 16);

const rowsOf = (ctx: ServiceContext) =>
  ctx.db.select().from(sessions).where(eq(sessions.userId, ctx.user.id)).orderBy(desc(sessions.lastUsedAt));

export async function listSessions(ctx: ServiceContext, currentId: string): Promise<Page<SessionEntry>> {
  const seconds = ctx.now.getTime() / 1000;
  const items = (await rowsOf(ctx)).flatMap((row) => {
    const endsAt = Math.min(row.expiresAt, row.absoluteExpiresAt);
    if (endsAt <= seconds) return [];
    const { id, userAgent, lastUsedAt, createdAt } = row;
    const expiresAt = new Date(endsAt * 1000).toISOString();
    return [{ id: numberOf(id), userAgent, isCurrent: id === currentId, lastUsedAt, expiresAt, createdAt }];
  });
  return { items, nextCursor: null };
}

/** Ends the cookie and login token of a session. Errors: `not_found`, also for another user's session. */
export async function deleteSession(ctx: ServiceContext, id: number): Promise<void> {
  const row = (await rowsOf(ctx)).find((session) => numberOf(session.id) === id);
  if (!row) throw new AppError('not_found');
  await endSession(ctx.db, row.id);
}

/** Ends all sessions, including this one. API tokens stay; they are revoked by name. */
export async function deleteSessions(ctx: ServiceContext): Promise<void> {
  await endSessionsOf(ctx.db, ctx.user.id);
  await recordAudit(ctx, 'sign_out_everywhere', { subjectId: ctx.user.id });
}
