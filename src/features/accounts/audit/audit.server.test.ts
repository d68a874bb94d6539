import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, users } from '#db/schema/index.ts';
import type { Config } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { createLogger } from '#kernel/logger.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { forgetOldAudit, noteAudit, recordAudit } from './audit.server.ts';
import { listAudit } from './audit-list.server.ts';

let database: TestDatabase;
let admin: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  admin = await aStaffContext(database.db);
});
afterEach(() => database.close());

const origin = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/132.0' };
const kindsFor = async (query: object) =>
  (await listAudit(admin, { limit: 50, ...query })).items.map(({ kind }) => kind);

test('an act is stored with its transaction or not at all', async () => {
  const failing = database.db.transaction(async (tx) => {
    await recordAudit({ ...admin, db: tx }, 'role_changed');
    throw new Error('the act failed');
  });
  await expect(failing).rejects.toThrow('the act failed');
  expect(await database.db.select().from(auditEvents)).toEqual([]);
});

describe('printed for the operator’s collector', () => {
  const printing = (logLevel: Config['logLevel'] = 'info') => {
    const lines: Record<string, unknown>[] = [];
    const log = createLogger({ logLevel }, { write: (line) => void lines.push(JSON.parse(line)) });
    const requestId = 'r1';
    return { lines, ctx: { ...admin, log, origin: { ...origin, requestId } } };
  };

  test('an entry is one line of ids and kind, without anything of a person', async () => {
    const { lines, ctx } = printing();
    await recordAudit(ctx, 'role_changed', { subjectId: 7, detail: 'ana@test.example' });
    const { id } = admin.user;
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        msg: 'audit',
        audit: 'role_changed',
        actorId: id,
        subjectId: 7,
        requestId: 'r1',
      },
    ]);
  });

  test('it comes after the commit, and not at all where the act is rolled back', async () => {
    const { lines, ctx } = printing();
    await database.db.transaction(async (tx) => {
      await recordAudit({ ...ctx, db: tx }, 'role_changed');
      expect(lines).toEqual([]);
    });
    expect(lines).toHaveLength(1);
    const failing = database.db.transaction(async (tx) => {
      await recordAudit({ ...ctx, db: tx }, 'role_changed');
      throw new Error('the act failed');
    });
    await expect(failing).rejects.toThrow('the act failed');
    expect(lines).toHaveLength(1);
  });

  test('LOG_LEVEL leaves it out as silent alone', async () => {
    for (const [level, count] of [
      ['fatal', 1],
      ['silent', 0],
    ] as const) {
      const { lines, ctx } = printing(level);
      await noteAudit(ctx, 'sign_in');
      expect([level, lines.length]).toEqual([level, count]);
    }
  });
});

test('the log names who acted, whose account it was and from where, newest first', async () => {
  const { user } = await aUserContext(database.db);
  await recordAudit({ ...admin, origin }, 'role_changed', { subjectId: user.id, detail: 'admin' });
  await noteAudit({ db: database.db, now: admin.now, locale: 'en', origin }, 'sign_in_failed');
  const { items } = await listAudit(admin, { limit: 50 });
  expect(items).toMatchObject([
    { kind: 'sign_in_failed', actor: null, subject: null, ...origin },
    {
      kind: 'role_changed',
      actor: { id: admin.user.id, name: admin.user.name },
      subject: { id: user.id, name: user.name },
      detail: 'admin',
    },
  ]);
});

test('it is searched by both names, address and detail, and narrowed to a group, in pages without gaps', async () => {
  const { user } = await aUserContext(database.db);
  await database.db.update(users).set({ searchText: 'zoe nunez' });
  await recordAudit({ ...admin, origin }, 'page_taken_down', { detail: '/l/feria' });
  await recordAudit(admin, 'token_created', { subjectId: user.id });
  await noteAudit({ db: database.db, now: admin.now, locale: 'en' }, 'sign_in_failed');
  expect(await kindsFor({ q: 'Núñez' })).toEqual(['token_created', 'page_taken_down']);
  expect(await kindsFor({ q: '203.0.113' })).toEqual(['page_taken_down']);
  expect(await kindsFor({ q: '/L/Feria' })).toEqual(['page_taken_down']);
  expect(await kindsFor({ q: '%' })).toEqual([]);
  expect(await kindsFor({ group: 'credentials' })).toEqual(['token_created']);
  const first = await listAudit(admin, { limit: 2, sort: 'createdAt' });
  const second = await listAudit(admin, { limit: 2, sort: 'createdAt', cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ kind }) => kind)).toEqual([
    'page_taken_down',
    'token_created',
    'sign_in_failed',
  ]);
  expect(second.nextCursor).toBeNull();
});

test('entries are deleted at their age, and no sooner', async () => {
  const at = (iso: string) => recordAudit({ ...admin, now: new Date(iso) }, 'sign_in');
  await at('2026-01-01T09:00:00.000Z');
  await at('2026-01-31T09:00:01.000Z');
  await forgetOldAudit(database.db, new Date('2026-03-02T09:00:00.000Z'), 30);
  expect((await listAudit(admin, { limit: 50 })).items).toMatchObject([
    { createdAt: '2026-01-31T09:00:01.000Z' },
  ]);
});
