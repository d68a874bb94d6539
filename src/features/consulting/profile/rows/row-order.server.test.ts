import { called } from '#tests/builders/call.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aProblem } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import {
  createProblem,
  createProblems,
  deleteProblem,
  listProblems,
} from '#features/consulting/profile/problem.server.ts';
import { moveRows } from './row-order.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let companyId: number;
let ids: Record<string, number>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  owner = await aUserContext(database.db);
  companyId = (await createCompany(owner, aCompany())).id;
  const letters = [...'abcde'];
  const { items } = await createProblems(owner, companyId, {
    items: letters.map((description) => ({ description, priority: 3 })),
  });
  ids = Object.fromEntries(items.map(({ description, id }) => [description, id]));
});

const idsOf = (letters: string) => [...letters].map((letter) => ids[letter] ?? 0);
const order = async () =>
  (await listProblems(owner, companyId)).map(({ description }) => description).join('');
const move = (letters: string, after: string | null) =>
  moveRows(owner, companyId, {
    list: 'problems',
    rowIds: idsOf(letters),
    afterId: after === null ? null : ids[after],
  });

test.each([
  ['c', null, 'cabde'],
  ['a', 'e', 'bcdea'],
  ['b', 'c', 'acbde'],
  ['b', 'a', 'abcde'],
  ['db', 'e', 'acedb'],
  ['edcba', null, 'edcba'],
] as const)('%s behind %s gives %s', async (letters, after, expected) => {
  const answer = await move(letters, after);
  expect(await order()).toBe(expected);
  expect(answer.rowIds).toEqual(idsOf(expected));
});

test('moves accumulate, and a new row comes last', async () => {
  await move('e', null);
  await move('d', 'e');
  const added = await createProblem(owner, aProblem(companyId, { description: 'f' }));
  ids = { ...ids, f: added.id };
  expect(await order()).toBe('edabcf');
  await move('f', 'd');
  expect(await order()).toBe('edfabc');
});

test('moving a row keeps its version, so an edit begun before is accepted', async () => {
  const before = await listProblems(owner, companyId);
  await move('e', null);
  const times = (rows: typeof before) =>
    rows.map(({ id, updatedAt }) => ({ id, updatedAt })).sort((a, b) => a.id - b.id);
  expect(times(await listProblems(owner, companyId))).toEqual(times(before));
});

test('a row of another list, of another company or unknown moves nothing', async () => {
  const other = await createCompany(owner, aCompany());
  const foreign = await createProblem(owner, aProblem(other.id));
  const attempt = (rowIds: number[], afterId: number | null) =>
    moveRows(owner, companyId, { list: 'problems', rowIds, afterId });
  await expect(attempt([foreign.id], null)).rejects.toMatchObject({ code: 'not_found' });
  await expect(attempt(idsOf('a'), foreign.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(attempt(idsOf('ab'), ids['a'] ?? 0)).rejects.toMatchObject({ code: 'bad_request' });
  const stranger = await aUserContext(database.db);
  await expect(
    moveRows(stranger, companyId, { list: 'problems', rowIds: idsOf('b'), afterId: null }),
  ).rejects.toMatchObject({ code: 'company_not_found' });
  expect(await order()).toBe('abcde');
});

test('pages have no gap or repeat, even after the order has changed', async () => {
  await move('e', 'a');
  const parts: string[] = [];
  let after: number | undefined;
  do {
    const part = await listProblems(owner, companyId, { after, limit: 2 });
    parts.push(part.map(({ description }) => description).join(''));
    after = part.at(-1)?.id;
  } while (after !== undefined);
  expect(parts).toEqual(['ae', 'bc', 'd', '']);
});

test('rejects a page that starts after a deleted row instead of returning an empty one', async () => {
  await called(owner, deleteProblem, ids['c'] ?? 0);
  await expect(listProblems(owner, companyId, { after: ids['c'] })).rejects.toMatchObject({
    code: 'not_found',
  });
});
