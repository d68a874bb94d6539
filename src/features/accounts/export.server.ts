import { sql } from 'drizzle-orm';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { requireCurrentPassword } from './credentials.server.ts';
import { ATTACHED_TABLES, OWNED_TABLES, readableColumns } from './owned-tables.server.ts';
import type { Attempt } from './throttle.server.ts';
import type { PublicUser } from './user.schema.ts';
import { currentUser } from './user.server.ts';

export type AccountExport = {
  exportedAt: string;
  profile: PublicUser;
  /** Every row that the account owns, by table; secrets are left out, in whatever form they are stored. */
  data: Record<string, Record<string, unknown>[]>;
};

/** Who has signed in this recently has just given the password. */
const FRESH_MINUTES = 15;

/**
 * product.md D8 wants the password for an export; a GET carries none but in a header, so a sign-in of the last minutes
 * counts as well. `given` is percent-encoded, because headers hold no other letters.
 */
export async function requireRecentPassword(
  ctx: ServiceContext,
  since: string,
  given: string | null,
  attempt: Attempt,
): Promise<void> {
  const minutes = (ctx.now.getTime() - Date.parse(since)) / 60_000;
  if (given === null) {
    if (minutes <= FRESH_MINUTES) return;
    throw new AppError('invalid', { fields: { currentPassword: 'accounts:currentPasswordRequired' } });
  }
  await requireCurrentPassword(ctx, decode(given), attempt);
}

function decode(given: string): string {
  try {
    return decodeURIComponent(given);
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/** product.md section 4: one JSON with all that the account owns. New tables are in it by what they refer to. */
export async function exportAccount(ctx: ServiceContext): Promise<AccountExport> {
  const data: AccountExport['data'] = {};
  for (const { name, table, isOf } of [...OWNED_TABLES, ...ATTACHED_TABLES]) {
    data[name] = await ctx.db
      .select(readableColumns(table))
      .from(table)
      .where(isOf(ctx.user.id))
      .orderBy(sql`rowid`);
  }
  const { users: _, ...owned } = data;
  return { exportedAt: ctx.now.toISOString(), profile: await currentUser(ctx), data: owned };
}
