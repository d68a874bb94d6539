import { personalWorkspace } from '#features/accounts/workspace.server.ts';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { instances, outbox, totpFactors, writerSettings } from '#db/schema/index.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';
import { aRegistration } from '#tests/builders/emails.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from '#tests/database.ts';
import { createSecretBox, type SecretBox } from '#kernel/config/secret-box.ts';
import { queueMail } from '#kernel/mail/outbox.ts';
import { openSecrets } from './open-secrets.ts';
import { storedFingerprint } from '#kernel/stored-key.ts';

const RIGHT = 'the right key, of more than thirty-two signs';
const WRONG = 'another key, of more than thirty-two signs!!';
const now = new Date('2026-03-01T09:00:00.000Z');

let database: TestDatabase;
let folder: string;
let said: string[];
beforeEach(async () => {
  [database, folder] = await Promise.all([openTestDatabase(), temporaryFolder()]);
  said = [];
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

type Keys = { key?: string; old?: string; databaseUrl?: string };
const start = ({ key, old, databaseUrl = 'file:suite.db' }: Keys = {}): Promise<SecretBox> =>
  openSecrets({
    db: database.db,
    config: { databaseUrl, secretsKey: key, oldSecretsKey: old, dataDir: folder },
    log: { info: () => {}, warn: () => {} },
    say: (text) => said.push(text),
    now,
  });

/** Two emails, an authenticator app and a model key, sealed with the key. */
async function seal(secrets: SecretBox): Promise<void> {
  const ctx = { db: database.db, now, locale: 'es' as const };
  const user = await registerUser(ctx, aRegistration('ana'));
  await database.db.delete(outbox);
  for (const name of ['one', 'two'])
    await queueMail(
      database.db,
      now,
      {
        kind: 'test',
        dedupeKey: name,
        userId: null,
        recipient: 'ana@test.example',
        replyTo: null,
        subject: 's',
        text: 't',
        html: 'h',
      },
      { mailFrom: 'no-reply@test.example', secrets },
    );
  await database.db.insert(totpFactors).values({
    userId: user.id,
    secret: secrets.seal('ABC', `totp:${user.id}`),
    createdAt: now.toISOString(),
  });
  const workspaceId = (await personalWorkspace(ctx.db, user.id)).id;
  const place = `writer:${workspaceId}:https://model.test.example`;
  await database.db.insert(writerSettings).values({
    workspaceId,
    provider: 'openai',
    baseUrl: 'https://model.test.example',
    model: 'm',
    keySecret: secrets.seal('sk', place),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
}

const COST = '2 queued emails, 1 authenticator app, 1 model key and 0 webhooks';

test('the database says which key seals it, and not what that key is', async () => {
  const secrets = await start({ key: RIGHT });
  expect(await storedFingerprint(database.db)).toBe(secrets.fingerprint);
  expect(secrets.fingerprint).toMatch(/^[\w-]{43}$/);
  expect(secrets.fingerprint).not.toBe((await start({ key: WRONG })).fingerprint);
});

test('another key is said at every start with what waits for the right one, which is silent when it is back', async () => {
  await seal(await start({ key: RIGHT }));
  const right = await storedFingerprint(database.db);
  await start({ key: WRONG });
  await start({ key: WRONG });
  expect(said).toHaveLength(2);
  expect(said[0]).toContain(
    `SECRETS_KEY is another key than this database was sealed with. Waiting for that one: ${COST}.`,
  );
  expect(said[0]?.split('\n').filter((line) => line.startsWith('──'))).toHaveLength(2);
  expect(said[0]).not.toContain(WRONG);
  expect(await storedFingerprint(database.db)).toBe(right);
  await start({ key: RIGHT });
  expect(said).toHaveLength(2);
});

test('a key file that was deleted is written anew, and that it is another key is said', async () => {
  await seal(await start());
  const file = join(folder, 'secrets.key');
  const before = await readFile(file, 'utf8');
  await rm(file);
  await start();
  expect(said[0]).toContain(`${file} was gone and has been written anew, with another key`);
  expect(said[0]).toContain(COST);
  await writeFile(file, before);
  await start();
  expect(said).toHaveLength(1);
});

test('where SECRETS_KEY differs from the file that fits, it says so', async () => {
  await seal(await start());
  await start({ key: WRONG });
  expect(said[0]).toContain('secrets.key holds the right one: remove SECRETS_KEY, or set SECRETS_KEY_OLD');
});

test('SECRETS_KEY_OLD moves everything to the new key and notes that one with it', async () => {
  await seal(await start({ key: RIGHT }));
  const secrets = await start({ key: WRONG, old: `${RIGHT}\n` });
  expect([said, await storedFingerprint(database.db)]).toEqual([[], secrets.fingerprint]);
  const mails = await database.db.select().from(outbox);
  expect(mails.map(({ sealedWith }) => sealedWith)).toEqual([secrets.fingerprint, secrets.fingerprint]);
  await start({ key: WRONG });
  expect(said).toEqual([]);
});

test('a SECRETS_KEY_OLD that is not the former key either hides nothing', async () => {
  await seal(await start({ key: RIGHT }));
  const right = await storedFingerprint(database.db);
  await start({ key: WRONG, old: 'a third key, of more than thirty-two signs' });
  expect(said[0]).toContain(COST);
  expect(await storedFingerprint(database.db)).toBe(right);
});

test('a line break behind the setting is no other key, nor was it one for who has sealed with it', async () => {
  await seal(await start({ key: RIGHT }));
  expect((await start({ key: `${RIGHT}\n` })).fingerprint).toBe(await storedFingerprint(database.db));
  expect(said).toEqual([]);
  // An email of a version that noted no key and did not trim.
  const raw = createSecretBox(`${RIGHT}\n`);
  await database.db.run('DELETE FROM installation; ');
  await database.db.delete(totpFactors);
  await database.db.delete(writerSettings);
  await database.db.delete(outbox);
  await queueMail(
    database.db,
    now,
    {
      kind: 'test',
      dedupeKey: 'raw',
      userId: null,
      recipient: 'ana@test.example',
      replyTo: null,
      subject: 's',
      text: 't',
      html: 'h',
    },
    { mailFrom: 'no-reply@test.example', secrets: raw },
  );
  expect((await start({ key: `${RIGHT}\n` })).fingerprint).toBe(raw.fingerprint);
  expect((await start({ key: `${RIGHT}\n` })).fingerprint).toBe(raw.fingerprint);
});

test('a database of an earlier version that is opened with a wrong key does not take that for the right one', async () => {
  await seal(createSecretBox(RIGHT));
  await start({ key: WRONG });
  expect(said[0]).toContain(COST);
  expect(await storedFingerprint(database.db)).toBeUndefined();
  const secrets = await start({ key: RIGHT });
  expect(await storedFingerprint(database.db)).toBe(secrets.fingerprint);
});

test('another key that costs nothing becomes the key, but not beside an instance that has the former', async () => {
  const right = await start({ key: RIGHT });
  await database.db.insert(instances).values({
    id: 'one',
    host: 'a',
    pid: 1,
    version: '1',
    startedAt: now.toISOString(),
    seenAt: now.toISOString(),
    hasRightKey: true,
  });
  await start({ key: WRONG, databaseUrl: 'libsql://db.test.example' });
  expect(said[0]).toContain('0 queued emails, 0 authenticator apps, 0 model keys and 0 webhooks');
  expect(await storedFingerprint(database.db)).toBe(right.fingerprint);
  await database.db.delete(instances).where(eq(instances.id, 'one'));
  const other = await start({ key: WRONG, databaseUrl: 'libsql://db.test.example' });
  expect([said.length, await storedFingerprint(database.db)]).toEqual([1, other.fingerprint]);
});
