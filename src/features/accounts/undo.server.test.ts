import { afterEach, beforeEach, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { forgetDeleted, keepDeleted, takeDeleted } from './undo.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('restores deleted data once, newest first, for its owner only', async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  await keepDeleted(owner, 'company', 7, { name: 'old' });
  await keepDeleted(owner, 'company', 7, { name: 'new' });
  await expect(takeDeleted(other, 'company', 7)).rejects.toMatchObject({ code: 'not_found' });
  expect(await takeDeleted(owner, 'company', 7)).toEqual({ name: 'new' });
  expect(await takeDeleted(owner, 'company', 7)).toEqual({ name: 'old' });
  await expect(takeDeleted(owner, 'company', 7)).rejects.toMatchObject({ code: 'not_found' });
});

test('deleted data is gone for good after a day', async () => {
  const owner = await aUserContext(database.db);
  await keepDeleted(owner, 'company', 7, {});
  await forgetDeleted(database.db, new Date(owner.now.getTime() + 25 * 3_600_000));
  await expect(takeDeleted(owner, 'company', 7)).rejects.toMatchObject({ code: 'not_found' });
});

test('every account has a workspace of its own', async () => {
  const one = await aUserContext(database.db);
  const two = await aUserContext(database.db);
  expect(one.workspace.id).not.toBe(two.workspace.id);
});
