import { users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { personalWorkspace } from '#features/accounts/workspace.server.ts';
import { serviceContext, type ServiceContext } from '#kernel/context.ts';

let made = 0;

export async function aUserContext(
  db: Database,
  over: Partial<Pick<ServiceContext, 'now' | 'locale'>> = {},
): Promise<ServiceContext> {
  made += 1;
  const username = `user${made}`;
  const now = over.now ?? new Date('2026-03-01T09:00:00.000Z');
  const at = now.toISOString();
  const [user] = await db
    .insert(users)
    .values({
      username,
      usernameKey: username,
      password: 'not-a-hash',
      name: `User ${made}`,
      email: `${username}@test.example`,
      emailKey: `${username}@test.example`,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!user) throw new Error('no user was made');
  const { id, name, email, role } = user;
  const workspace = await personalWorkspace(db, id);
  return serviceContext({
    db,
    now,
    locale: over.locale ?? 'en',
    user: { id, username, name, email, role },
    workspace,
  });
}

export async function aStaffContext(db: Database): Promise<ServiceContext> {
  const ctx = await aUserContext(db);
  return { ...ctx, user: { ...ctx.user, role: 'admin' } };
}

/** Carries out services as a call does, in one transaction. */
export const inOneCall = <T>(ctx: ServiceContext, act: (inside: ServiceContext) => Promise<T>): Promise<T> =>
  ctx.db.transaction((tx) => act({ ...ctx, db: tx }));
