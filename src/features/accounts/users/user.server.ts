import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase, foldText } from '#shared/texts/text.ts';
import { hashNewPassword } from '#features/accounts/passwords/new-password.server.ts';
import type { PublicUser, Register } from './user.schema.ts';
import type { UserRole } from './user-role.values.ts';

type UserRow = typeof users.$inferSelect;

/** Returns the account for its owner, without secrets and internal keys. */
export function publicUser(row: UserRow): PublicUser {
  const { password: _, usernameKey: _u, emailKey: _e, searchText: _s, disabledAt: _d, ...visible } = row;
  return visible;
}

export const searchTextOf = ({
  name,
  username,
  email,
}: Pick<UserRow, 'name' | 'username' | 'email'>): string => foldText(`${name} ${username} ${email}`);

/** Values set by whoever creates the account, regardless of the payload (product.md D7). */
export type Grant = { role?: UserRole; emailConfirmedAt?: string | null };

/** Inserts the account in the caller's transaction. Errors: `taken`, by field. */
export async function insertUser(
  ctx: PublicContext,
  input: Omit<Register, 'password' | 'role' | 'invitation'>,
  passwordHash: string,
  grant: Grant = {},
): Promise<PublicUser> {
  const { username, name, email } = input;
  const usernameKey = foldCase(username);
  const emailKey = foldCase(email);
  const fields: Record<string, string> = {};
  const [byName] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKey));
  if (byName) fields.username = 'accounts:usernameTaken';
  const [byEmail] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
  if (byEmail) fields.email = 'accounts:emailTaken';
  if (byName || byEmail) throw new AppError('taken', { fields });
  const at = ctx.now.toISOString();
  const [created] = await ctx.db
    .insert(users)
    .values({
      username,
      usernameKey,
      password: passwordHash,
      name,
      email,
      emailKey,
      searchText: searchTextOf(input),
      language: ctx.locale,
      createdAt: at,
      updatedAt: at,
      ...grant,
    })
    .returning();
  if (!created) throw new AppError('internal');
  return publicUser(created);
}

/** Specification sections 5 and 7; the role in the payload is ignored here. */
export async function registerUser(
  ctx: PublicContext,
  input: Register,
  grant: Grant = {},
): Promise<PublicUser> {
  const password = await hashNewPassword(input.password, input);
  return ctx.db.transaction((tx) => insertUser({ ...ctx, db: tx }, input, password, grant));
}

export async function currentUser(ctx: ServiceContext): Promise<PublicUser> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.user.id));
  if (!user) throw new AppError('signed_out');
  return publicUser(user);
}
