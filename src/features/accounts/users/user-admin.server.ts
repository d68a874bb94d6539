import { and, count, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { orderOf } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { oneTimeLinks, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { holdsText } from '#db/search/holds-text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { endSessionsOf } from '#features/accounts/sessions/sessions.server.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { foldText } from '#shared/texts/text.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { resetSecondFactor } from '#features/accounts/second-factor/factor-changes.server.ts';
import type { MailSettings } from './account-mail.server.ts';
import type { Account, AccountQuery, UpdateAccount } from './user-admin.schema.ts';

const columns = {
  id: users.id,
  username: users.username,
  name: users.name,
  email: users.email,
  role: users.role,
  emailConfirmedAt: users.emailConfirmedAt,
  secondFactorAt: users.secondFactorAt,
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

/** Excludes demos: they are neither listed nor changed, and expire in a day. */
const isPerson = isNull(users.demoExpiresAt);

const IS_IN = {
  admin: eq(users.role, 'admin'),
  disabled: isNotNull(users.disabledAt),
  withoutSecondFactor: isNull(users.secondFactorAt),
};

const SORT_KEYS = { name: users.searchText, createdAt: users.createdAt };

/** Lists all accounts for administrators; searches name, user name and address ignoring case and accents. */
export const listAccounts = (
  ctx: ServiceContext,
  { q, group, sort = 'name', ...page }: AccountQuery,
): Promise<Page<Account>> =>
  listRows(page, {
    order: orderOf(SORT_KEYS, users.id, sort),
    where: and(
      isPerson,
      group && IS_IN[group],
      q === undefined ? undefined : holdsText(foldText(q), { folded: [users.searchText] }),
    ),
    select: (place) => ctx.db.select({ ...columns, place }).from(users),
    items: (rows) => rows,
  });

/** Throws `last_admin` if nobody could administer the accounts afterwards. */
export async function requireOtherAdmin(db: Database, userId: number): Promise<void> {
  const [others] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt), ne(users.id, userId)));
  if ((others?.total ?? 0) === 0) throw new AppError('last_admin');
}

async function withdrawInvitations(db: Database, invitedBy: number): Promise<void> {
  await db
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.invitedBy, invitedBy), isNull(oneTimeLinks.usedAt)));
}

async function recordChanges(ctx: ServiceContext, before: Account, after: Account): Promise<void> {
  const subjectId = after.id;
  if (after.role !== before.role) await recordAudit(ctx, 'role_changed', { subjectId, detail: after.role });
  if ((after.disabledAt === null) !== (before.disabledAt === null))
    await recordAudit(ctx, after.disabledAt === null ? 'account_enabled' : 'account_disabled', { subjectId });
}

/**
 * Changes role and access of an account, or ends its sessions. Disabling signs the user out everywhere at once; their
 * data stays. Errors: `not_found`, `stale` with the current account, `last_admin`.
 */
export async function updateAccount(
  ctx: ServiceContext,
  id: number,
  input: UpdateAccount,
  settings: MailSettings,
): Promise<Account> {
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select(columns)
      .from(users)
      .where(and(eq(users.id, id), isPerson));
    if (!before) throw new AppError('not_found');
    if (input.updatedAt !== undefined && input.updatedAt !== before.updatedAt)
      throw new AppError('stale', { extra: { current: before } });
    const role = input.role ?? before.role;
    const isDisabled = input.isDisabled ?? before.disabledAt !== null;
    const wasAdmin = before.role === 'admin' && before.disabledAt === null;
    if (wasAdmin && (role !== 'admin' || isDisabled)) await requireOtherAdmin(tx, id);
    if (isDisabled || input.endsSessions) await endSessionsOf(tx, id);
    if (input.endsSessions) await recordAudit({ ...ctx, db: tx }, 'sign_out_everywhere', { subjectId: id });
    if (input.resetsSecondFactor && before.secondFactorAt !== null)
      await resetSecondFactor({ ...ctx, db: tx }, id, settings);
    if (wasAdmin && (role !== 'admin' || isDisabled)) await withdrawInvitations(tx, id);
    const [after] = await tx
      .update(users)
      .set({
        role,
        disabledAt: isDisabled ? (before.disabledAt ?? ctx.now.toISOString()) : null,
        updatedAt: nextUpdatedAt(before.updatedAt, ctx.now),
      })
      .where(eq(users.id, id))
      .returning(columns);
    if (!after) throw new AppError('internal');
    await recordChanges({ ...ctx, db: tx }, before, after);
    return after;
  });
}
