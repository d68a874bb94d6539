import type { users } from '#db/schema/index.ts';

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
