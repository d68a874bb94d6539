import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { requireConfirmedEmail } from './email-confirmation.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const AT = '2026-03-01T09:00:00.000Z';
const MAIL_SERVER = { smtpUrl: 'smtp://127.0.0.1:25' };
const FILES = { smtpUrl: undefined };

describe('permission to send and publish', () => {
  test.each([
    ['an unconfirmed address', {}, MAIL_SERVER, 'email_not_confirmed', 'email_not_confirmed'],
    ['a confirmed address', { emailConfirmedAt: AT }, MAIL_SERVER, 'yes', 'yes'],
    ['an unconfirmed address without a mail server', {}, FILES, 'yes', 'yes'],
    ['a demo', { demoExpiresAt: AT }, MAIL_SERVER, 'demo_account', 'demo_preview_only'],
    ['a demo without a mail server', { demoExpiresAt: AT }, FILES, 'demo_account', 'demo_preview_only'],
  ])('%s', async (_name, account, settings, send, publish) => {
    const ctx = await aUserContext(database.db);
    await database.db
      .update(users)
      .set({ ...account, updatedAt: AT })
      .where(eq(users.id, ctx.user.id));
    const answer = (act: 'send' | 'publish') =>
      requireConfirmedEmail(ctx, settings, act).then(
        () => 'yes',
        (error: { code: string }) => error.code,
      );
    expect([await answer('send'), await answer('publish')]).toEqual([send, publish]);
  });
});
