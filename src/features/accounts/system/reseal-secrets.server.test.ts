import { actAs } from '#features/accounts/workspace.server.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox, totpFactors, writerSettings } from '#db/schema/index.ts';
import { beginTotp, confirmTotp } from '#features/accounts/second-factor/second-factor.server.ts';
import {
  checkSecondFactor,
  requireNoSecondFactor,
} from '#features/accounts/second-factor/sign-in-code.server.ts';
import { getWriter, putWriter } from '#features/accounts/settings/writer-settings.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';
import { aRegistration } from '#tests/builders/emails.ts';
import { codeOfApp } from '#tests/builders/second-factor.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createSecretBox } from '#kernel/config/secret-box.ts';
import { openMail, queueMail } from '#kernel/mail/outbox.ts';
import { resealSecrets } from './reseal-secrets.server.ts';
import { storedFingerprint } from '#kernel/stored-key.ts';

const OLD = 'the key before, of more than thirty-two signs';
const NEW = 'the key after it, of more than thirty-two signs';
const log = pino({ level: 'silent' });
const attempt = { address: '203.0.113.7', isLimited: false };
const settingsOf = (key: string) => ({
  ...someSettings(),
  requireSecondFactor: 'off' as const,
  ai: undefined,
  secrets: createSecretBox(key),
});
const before = settingsOf(OLD);
const after = settingsOf(NEW);

let database: TestDatabase;
let ctx: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  const base = { db: database.db, now: new Date('2026-03-01T09:00:10.000Z'), locale: 'es' as const };
  ctx = await actAs(base, await registerUser(base, aRegistration('ana')));
});
afterEach(() => database.close());

const reseal = async (secret: string, oldSecret: string) =>
  resealSecrets(
    database.db,
    {
      current: createSecretBox(secret),
      old: createSecretBox(oldSecret),
      stored: await storedFingerprint(database.db),
    },
    log,
  );

async function sealWithTheOldKey(): Promise<string> {
  const { secret } = await beginTotp(ctx, { currentPassword: 'clave-de-prueba' }, attempt, before);
  await confirmTotp(ctx, { code: codeOfApp(secret, ctx.now) }, 'none', attempt, before);
  await putWriter(ctx, { provider: 'openai', model: 'gpt-5-mini', key: 'sk-of-ana' }, before);
  await queueMail(
    database.db,
    ctx.now,
    {
      kind: 'test',
      dedupeKey: 'test',
      userId: null,
      recipient: 'ana@test.example',
      replyTo: null,
      subject: 'Hola',
      text: 'Hola, Ana',
      html: '<p>Hola, Ana</p>',
    },
    before,
  );
  return secret;
}

test('a start with SECRETS_KEY_OLD leaves nothing that needs it', async () => {
  const secret = await sealWithTheOldKey();
  expect((await getWriter(ctx, after)).hasKey).toBe(false);
  await reseal(NEW, OLD);
  expect((await getWriter(ctx, after)).hasKey).toBe(true);
  expect((await getWriter(ctx, before)).hasKey).toBe(false);
  const isTest = eq(outbox.kind, 'test');
  const [email] = await database.db.select().from(outbox).where(isTest);
  expect(email && openMail(after.secrets, email)).toMatchObject({
    text: 'Hola, Ana',
    html: '<p>Hola, Ana</p>',
  });
  const now = new Date(ctx.now.getTime() + 60_000);
  const asked: unknown = await requireNoSecondFactor(ctx, ctx.user.id, after).catch(
    (error: unknown) => error,
  );
  const { challenge } = (asked as { details: { extra: { challenge: string } } }).details.extra;
  const code = codeOfApp(secret, now);
  await checkSecondFactor({ ...ctx, now }, { challenge, code }, attempt, after);
});

test('it changes nothing a second time, and nothing that neither key opens', async () => {
  await sealWithTheOldKey();
  const stored = async () =>
    JSON.stringify([
      await database.db.select().from(totpFactors),
      await database.db.select().from(writerSettings),
      await database.db.select().from(outbox),
    ]);
  const sealed = await stored();
  await reseal(NEW, 'a third key that never sealed anything at all');
  expect(await stored()).toBe(sealed);
  await reseal(NEW, OLD);
  const renewed = await stored();
  expect(renewed).not.toBe(sealed);
  await reseal(NEW, OLD);
  expect(await stored()).toBe(renewed);
});

test('every file that seals something can put it under a new key', async () => {
  const names = await readdir('src', { recursive: true });
  const sources = names.filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(join('src', name), 'utf8')));
  const sealing = texts.filter((text) => /secrets\.seal\(/.test(text));
  expect(sealing.length).toBeGreaterThanOrEqual(3);
  for (const text of sealing) expect(text).toMatch(/export async function reseal/);
});
