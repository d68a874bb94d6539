import { and, desc, eq } from 'drizzle-orm';
import { apiTokens, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { isNewUse } from '#features/accounts/sessions/last-use.rules.ts';
import { hashSecret, isSecret, newSecret } from '#kernel/secrets.ts';
import { writeAside } from '#kernel/api/side-write.ts';
import type { ActiveSession } from '#kernel/session.ts';
import { standingOf } from '#features/accounts/sessions/sessions.server.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { factsOfUser, otherWorkspace, workspaceOfToken } from '#features/accounts/workspace.server.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { ApiToken, CreateApiToken, NewApiToken } from './api-token.schema.ts';
import { requireProof } from '#features/accounts/second-factor/proof.server.ts';
import type { FactorSettings } from '#features/accounts/second-factor/sign-in-code.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import { isUsable } from '#features/accounts/users/user-standing.rules.ts';

/** Identifies an API token in a leaked log or repository. */
const PREFIX = 'aic_';
const DAY_MS = 86_400_000;

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  ending: apiTokens.ending,
  workspaceId: apiTokens.workspaceId,
  access: apiTokens.access,
  lastUsedAt: apiTokens.lastUsedAt,
  expiresAt: apiTokens.expiresAt,
  createdAt: apiTokens.createdAt,
};

export async function listApiTokens(ctx: ServiceContext): Promise<Page<ApiToken>> {
  const items = await ctx.db
    .select(columns)
    .from(apiTokens)
    .where(eq(apiTokens.userId, ctx.user.id))
    .orderBy(desc(apiTokens.id));
  return { items, nextCursor: null };
}

/**
 * Creates a token. Only this response contains it; the stored hash cannot be reversed. Errors: those of `requireProof`,
 * `workspace_left`.
 */
export async function createApiToken(
  ctx: ServiceContext,
  { name, expiresInDays, workspaceId, access, ...proof }: CreateApiToken,
  attempt: Attempt,
  settings: FactorSettings,
): Promise<NewApiToken> {
  await requireProof(ctx, proof, attempt, settings);
  if (workspaceId !== undefined) await otherWorkspace(ctx.db, ctx, workspaceId);
  const secret = newSecret();
  const token = PREFIX + secret;
  const days = expiresInDays ?? null;
  return ctx.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(apiTokens)
      .values({
        userId: ctx.user.id,
        name,
        tokenHash: hashSecret(secret),
        ending: token.slice(-4),
        workspaceId: workspaceId ?? null,
        access: access ?? 'full',
        expiresAt: days === null ? null : new Date(ctx.now.getTime() + days * DAY_MS).toISOString(),
        createdAt: ctx.now.toISOString(),
      })
      .returning(columns);
    if (!created) throw new AppError('internal');
    const act = { subjectId: ctx.user.id, detail: `…${created.ending}` };
    await recordAudit({ ...ctx, db: tx }, 'token_created', act);
    return { ...created, token };
  });
}

/** Errors: `not_found`, also for another user's token. */
export async function deleteApiToken(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(apiTokens)
      .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, ctx.user.id)))
      .returning({ ending: apiTokens.ending });
    if (!deleted) throw new AppError('not_found');
    const act = { subjectId: ctx.user.id, detail: `…${deleted.ending}` };
    await recordAudit({ ...ctx, db: tx }, 'token_revoked', act);
  });
}

/**
 * Returns the account of an API token with the workspace that it opens; null too where the account is no member of that
 * one any more. A token gives access to the account's data, never to the account itself
 * (product.md D8).
 */
export async function sessionOfApiToken(
  db: Database,
  given: string,
  now: Date,
): Promise<ActiveSession | null> {
  const secret = given.startsWith(PREFIX) ? given.slice(PREFIX.length) : '';
  if (!isSecret(secret)) return null;
  const [found] = await db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.tokenHash, hashSecret(secret)));
  if (!found) return null;
  const { token, user } = found;
  const at = now.toISOString();
  if ((token.expiresAt !== null && token.expiresAt <= at) || !isUsable(user, now)) return null;
  if (isNewUse(token.lastUsedAt, now)) {
    writeAside(`token-use:${token.id}`, () =>
      db.update(apiTokens).set({ lastUsedAt: at }).where(eq(apiTokens.id, token.id)),
    );
  }
  const facts = await factsOfUser(db, user.id);
  const workspace = facts && (await workspaceOfToken(db, token, facts));
  if (!facts || !workspace) return null;
  const { id, username, name, email, role } = user;
  return {
    id: '',
    by: 'apiToken',
    user: { id, username, name, email, role },
    workspace,
    storedBytes: facts.storedBytes,
    standing: standingOf(user),
    since: token.createdAt,
    confirmedAt: null,
  };
}
