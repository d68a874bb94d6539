import type { users } from '#db/schema/index.ts';
import { withCredentials } from '#features/accounts/sessions/credentials.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import type { Login, PublicUser } from '#features/accounts/users/user.schema.ts';
import type { PublicContext } from '#kernel/context.ts';

const AT = '2026-01-01T00:00:00.000Z';

export const userRow = (overrides: Partial<typeof users.$inferInsert> = {}): typeof users.$inferInsert => {
  const username = overrides.username ?? 'ana';
  return {
    username,
    usernameKey: username,
    password: 'not a hash',
    name: username,
    email: `${username}@example.com`,
    emailKey: `${username}@example.com`,
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  };
};

/** Returns who may enter with these credentials. */
export const checkCredentials = (ctx: PublicContext, input: Login, attempt: Attempt): Promise<PublicUser> =>
  withCredentials(ctx, input, attempt, async (user) => user);
