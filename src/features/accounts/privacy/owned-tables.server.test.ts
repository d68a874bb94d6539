import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, users } from '#db/schema/index.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { lostColumns, type Reasons } from '#tests/builders/every-column.ts';
import { fillEveryTable, tablesOf } from '#tests/builders/every-table.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { fileOf } from '#tests/work.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { endAccount, eraseAccount } from './erase-account.server.ts';
import { bytesAsBase64, exportAccount } from './export.server.ts';
import { ATTACHED_TABLES, OWNED_TABLES } from './owned-tables.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Tables without an owner, each with the reason. A new table that is neither here nor owned fails the first test. */
const NOBODYS: Record<string, string> = {
  erasures: 'what was erased and when, without a name or an address',
  attempts: 'counters under hashes and network addresses, for minutes',
  idempotency_keys: 'answers under hashes, for a day',
  audit_events: 'who did what, by number, for AUDIT_DAYS; address and browser go with the account',
  changes: 'goes with its cause, which belongs to a workspace',
  journal_readers: 'how far the journal was read',
  journal: 'which cause is open, while it is written',
  jobs: 'which work of the server is in hand, by number, and when it was last done',
  installation: 'which key seals the secrets, as a fingerprint',
  backup_states: 'when the last backups were made, and why one was not',
  instances: 'processes that serve the database, for a day',
  catalogue_overrides: 'figures of the firm for every report, whoever confirmed them',
  __drizzle_migrations: 'what has been applied to the database',
};

const countOf = async (table: string): Promise<number> =>
  Number((await database.client.execute(`select count(*) as n from "${table}"`)).rows[0]?.n);

type AccountExport = { profile: object; data: Record<string, Record<string, unknown>[]> };
const exportOf = async (owner: ServiceContext): Promise<AccountExport> =>
  JSON.parse((await fileOf(exportAccount(owner), database.db)).toString());

test('every table belongs to an account or has a reason not to', async () => {
  const known = [...OWNED_TABLES, ...ATTACHED_TABLES].map(({ name }) => name);
  const tables = await tablesOf(database.client);
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((table) => !known.includes(table) && !(table in NOBODYS))).toEqual([]);
});

/** Columns that no export contains, each with its reason. */
const WITHHELD: Record<string, Reasons> = {
  sessions: { id: 'made from the cookie', bearerHash: 'of a secret' },
  known_devices: { tokenHash: 'of a cookie' },
  api_tokens: { tokenHash: 'of a secret' },
  one_time_links: { tokenHash: 'of a secret' },
  report_shares: { tokenHash: 'of a secret' },
  questionnaires: { tokenHash: 'of a secret' },
  workspace_invitations: { tokenHash: 'of a secret', sealedToken: 'sealed' },
  outbox: { text: 'sealed', html: 'sealed' },
  webhooks: { secret: 'sealed' },
  mail_sendings: { linkSecret: 'signs links' },
  push_devices: { authSecret: 'with it messages to the browser are made', sessionId: 'made from the cookie' },
  writer_settings: { keySecret: 'sealed' },
  totp_factors: { secret: 'sealed', pendingSecret: 'sealed' },
  recovery_codes: { secretHash: 'of a secret' },
  passkeys: { credentialId: 'how a device is asked for it' },
};
const WITHHELD_OF_USER: Reasons = {
  password: 'a hash',
  usernameKey: 'the name, folded',
  emailKey: 'the address, folded',
  searchText: 'name and address, folded',
  disabledAt: 'whoever is disabled exports nothing',
};

describe('an account with a row in every table', () => {
  test('exports every column of it', async () => {
    const owner = await aUserContext(database.db);
    await fillEveryTable(database.client, owner.user.id);
    const isOwner = eq(users.id, owner.user.id);
    const at = {
      emailConfirmedAt: '2026-03-01T09:00:00.000Z',
      demoExpiresAt: '2099-03-01T09:00:00.000Z',
      secondFactorAt: '2026-03-01T09:00:00.000Z',
      startPage: 'leads' as const,
    };
    const [user] = await database.db.update(users).set(at).where(isOwner).returning();
    const { profile, data } = await exportOf(owner);
    const lost = lostColumns(users, profile, user ?? {}, WITHHELD_OF_USER);
    for (const { name, table, isOf } of [...OWNED_TABLES, ...ATTACHED_TABLES]) {
      if (table === users) continue;
      const [row] = await database.db.select().from(table).where(isOf(owner.user.id));
      const written: object = JSON.parse(JSON.stringify(row, bytesAsBase64));
      for (const column of lostColumns(table, data[name]?.[0], written, WITHHELD[name] ?? {}))
        lost.push(`${name}.${column}`);
    }
    expect(lost).toEqual([]);
  });

  test('exports a row whose own column is called rowId and points elsewhere', async () => {
    const owner = await aUserContext(database.db);
    await fillEveryTable(database.client, owner.user.id);
    const [before] = (await exportOf(owner)).data['profile_proposals'] ?? [];
    await database.client.execute({
      sql: 'update profile_proposals set rowId = null where id = ?',
      args: [Number(before?.['id'])],
    });
    expect((await exportOf(owner)).data['profile_proposals']).toEqual([{ ...before, rowId: null }]);
  });

  test('exports each of them, without a secret, and nothing of anybody else', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const filled = await fillEveryTable(database.client, owner.user.id);
    const expected = filled.filter((table) => !(table in NOBODYS) && table !== 'users');
    const content = await exportOf(owner);
    expect(content.profile).toMatchObject({ username: owner.user.username });
    const lacking = expected.filter((table) => content.data[table]?.length !== 1);
    expect(lacking).toEqual([]);
    const names = Object.values(content.data).flatMap((rows) => rows.flatMap(Object.keys));
    expect(names.filter((name) => /password|token|secret|bearerHash|credential/i.test(name))).toEqual([]);
    expect(Object.keys(content.data.sessions?.[0] ?? {})).not.toContain('id');
    expect(JSON.stringify(await exportOf(other))).not.toContain('filler');
  });

  test('exports the acts of the account itself, and its erasure blanks where they came from', async () => {
    const owner = await aUserContext(database.db);
    const admin = await aUserContext(database.db);
    const origin = { address: '203.0.113.7', userAgent: 'Firefox/132.0' };
    const subjectId = owner.user.id;
    await recordAudit({ ...owner, origin }, 'token_created', { subjectId });
    await recordAudit({ ...admin, origin: { ...origin, address: '203.0.113.8' } }, 'role_changed', {
      subjectId,
    });
    const { data } = await exportOf(owner);
    expect(data['audit_events']).toMatchObject([{ kind: 'token_created', address: '203.0.113.7' }]);
    await endAccount(database.db, owner.user.id, owner.now);
    const rows = await database.db.select().from(auditEvents);
    expect(rows.map(({ kind, subjectId: id, address, userAgent }) => [kind, id, address, userAgent])).toEqual(
      [
        ['token_created', subjectId, '', ''],
        ['role_changed', subjectId, '', ''],
      ],
    );
  });

  test('erasing it leaves no row behind and keeps the rows of other accounts', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const filled = await fillEveryTable(database.client, owner.user.id);
    const others = await fillEveryTable(database.client, other.user.id);
    expect(others).toEqual(filled);
    const before = new Map<string, number>();
    for (const table of filled) before.set(table, await countOf(table));
    await eraseAccount(database.db, owner.user.id);
    const wrong: string[] = [];
    for (const table of filled) {
      const isLeft = table in NOBODYS && table !== 'changes';
      const left = isLeft ? before.get(table) : Number(before.get(table)) / 2;
      if ((await countOf(table)) !== left) wrong.push(table);
    }
    expect(wrong).toEqual([]);
    expect(JSON.stringify(await exportOf(other))).toContain('filler');
  });

  test('erasing it ends where a table has a column called rowId that points nowhere', async () => {
    const owner = await aUserContext(database.db);
    await fillEveryTable(database.client, owner.user.id);
    const [row] = (await exportOf(owner)).data['profile_proposals'] ?? [];
    await database.client.execute({
      sql: 'update profile_proposals set rowId = null where id = ?',
      args: [Number(row?.['id'])],
    });
    const before = await countOf('profile_proposals');
    await eraseAccount(database.db, owner.user.id);
    expect(await countOf('profile_proposals')).toBe(before - 1);
  });
});
