import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { users, workspaceMembers } from '#db/schema/index.ts';
import { otherWorkspace, personalWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { hashPassword } from '#features/accounts/passwords/hashing.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createApiToken, sessionOfApiToken } from './api-token.server.ts';

const PASSWORD = 'clave-de-prueba';
let database: TestDatabase;
let owner: ServiceContext;
let ana: ServiceContext;
let shared: number;

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  ana = await aUserContext(database.db);
  ({ id: shared } = await createWorkspace(owner, { name: 'Ventas' }));
  await database.db.insert(workspaceMembers).values({
    workspaceId: shared,
    userId: ana.user.id,
    role: 'member',
    createdAt: ana.now.toISOString(),
  });
  await database.db.update(users).set({ password: await hashPassword(PASSWORD) });
});
afterEach(() => database.close());

const isOf = ({ user }: ServiceContext) =>
  and(eq(workspaceMembers.userId, user.id), eq(workspaceMembers.workspaceId, shared));
const make = async (over: { workspaceId?: number; access?: 'full' | 'read' }): Promise<string> =>
  (
    await createApiToken(
      ana,
      { name: 'Tablero', currentPassword: PASSWORD, ...over },
      { address: 'a', isLimited: true },
      someSettings(),
    )
  ).token;
const opened = async (token: string) => (await sessionOfApiToken(database.db, token, ana.now))?.workspace;

test('a token opens the workspace that it is bound to, with no more than its member may there, at each call', async () => {
  const full = await make({ workspaceId: shared });
  const reading = await make({ workspaceId: shared, access: 'read' });
  expect(await opened(full)).toMatchObject({ id: shared, role: 'member' });
  expect(await opened(reading)).toMatchObject({ id: shared, role: 'reader' });
  await database.db.update(workspaceMembers).set({ role: 'reader' }).where(isOf(ana));
  expect(await opened(full)).toMatchObject({ role: 'reader' });
  await database.db.delete(workspaceMembers).where(isOf(ana));
  expect(await opened(full)).toBeUndefined();
});

test('a token that is bound to a workspace opens no other, and one for reading changes none', async () => {
  const { id: personal } = await personalWorkspace(database.db, ana.user.id);
  const through = async (token: string, id: number) => {
    const session = await sessionOfApiToken(database.db, token, ana.now);
    if (!session) throw new Error('signed out');
    return otherWorkspace(database.db, session, id);
  };
  await expect(through(await make({ workspaceId: shared }), personal)).rejects.toMatchObject({
    code: 'workspace_left',
  });
  const unbound = await make({ access: 'read' });
  expect(await opened(unbound)).toMatchObject({ id: personal, role: 'reader' });
  expect(await through(unbound, shared)).toMatchObject({ id: shared, role: 'reader' });
  expect(await opened(await make({}))).toMatchObject({ id: personal, role: 'owner' });
});

test('nobody makes a token for a workspace of others', async () => {
  const { id } = await createWorkspace(owner, { name: 'Otra' });
  await expect(make({ workspaceId: id })).rejects.toMatchObject({ code: 'workspace_left' });
});
