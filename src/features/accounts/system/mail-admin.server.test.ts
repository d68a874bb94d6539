import { actAs } from '#features/accounts/workspace.server.ts';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditEvents, crmCommunications, outbox } from '#db/schema/index.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';
import { createSecretBox } from '#kernel/config/secret-box.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { sendDueMail } from '#tests/jobs.ts';
import { queueMail } from '#kernel/mail/outbox.ts';
import { createSmtpTransport } from '#kernel/mail/smtp-transport.ts';
import { aRegistration } from '#tests/builders/emails.ts';
import { someSettings, TEST_SECRETS } from '#tests/builders/settings.ts';
import { suppress, unsuppress } from '#kernel/mail/suppression.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { startSmtp, type SmtpServer } from '#tests/servers/smtp.ts';
import { discardAllMail, discardMail, listMail, retryAllMail, retryMail } from './mail-admin.server.ts';
import { mailQuery } from './system.schema.ts';
import type { MailState } from './system.values.ts';

const WRITTEN = new Date('2026-03-01T09:00:00.000Z');
const LATER = new Date('2026-03-11T09:00:00.000Z');
const keys = { secrets: TEST_SECRETS };

let database: TestDatabase;
let smtp: SmtpServer;
let ctx: ServiceContext;
beforeEach(async () => {
  [database, smtp] = await Promise.all([openTestDatabase(), startSmtp()]);
  const base = { db: database.db, now: LATER, locale: 'es' as const };
  ctx = await actAs(base, await registerUser(base, aRegistration('ana')));
  await database.db.delete(outbox);
});
afterEach(async () => {
  await Promise.all([database.close(), smtp.close()]);
});

type Status = 'failed' | 'held' | 'queued' | 'sent';

async function add(name: string, status: Status, secrets = TEST_SECRETS): Promise<number> {
  await queueMail(
    database.db,
    WRITTEN,
    {
      kind: 'test',
      dedupeKey: name,
      userId: null,
      recipient: `${name}@test.example`,
      replyTo: null,
      subject: `About ${name}`,
      text: 'Hola',
      html: '<p>Hola</p>',
    },
    someSettings({ secrets }),
  );
  const [row] = await database.db
    .update(outbox)
    .set({ status, ...(status === 'failed' && { attempts: 21, lastError: '550 no such user' }) })
    .where(eq(outbox.dedupeKey, name))
    .returning({ id: outbox.id });
  return row?.id ?? 0;
}

const list = async (state: MailState, over: object = {}) =>
  listMail(ctx, { ...mailQuery.parse({ state }), ...over }, keys);
const statuses = async () =>
  (await database.db.select().from(outbox).orderBy(asc(outbox.id))).map(
    ({ dedupeKey, status }) => `${dedupeKey} ${status}`,
  );
const acts = async () =>
  (await database.db.select().from(auditEvents)).flatMap(({ kind, detail }) =>
    kind.startsWith('mail_') ? [`${kind} ${detail}`] : [],
  );

test('lists what was given up with the reason, page after page, and finds it by address and subject', async () => {
  for (const name of ['a', 'b', 'c']) await add(name, 'failed');
  await add('d', 'held');
  await add('e', 'queued');
  await add('f', 'sent');
  const first = await list('failed', { limit: 2 });
  const second = await list('failed', { limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ recipient }) => recipient)).toEqual([
    'c@test.example',
    'b@test.example',
    'a@test.example',
  ]);
  expect(second.nextCursor).toBeNull();
  expect(first.items[0]).toMatchObject({
    state: 'failed',
    attempts: 21,
    lastError: '550 no such user',
    isSealedAway: false,
    nextAttemptAt: null,
    deletedAt: '2026-03-31T09:00:00.000Z',
  });
  expect((await list('failed', { q: 'About b' })).items).toHaveLength(1);
  expect((await list('failed', { q: 'a_out' })).items).toHaveLength(0);
  expect((await list('held')).items).toHaveLength(1);
  expect((await list('waiting')).items).toHaveLength(1);
});

test('an email that was given up goes out when it is sent again, days later and past a mail server that is away', async () => {
  const id = await add('a', 'failed');
  let now = LATER;
  const send = () =>
    sendDueMail({
      db: database.db,
      transport: createSmtpTransport(smtp.url, 'no-reply@test.example'),
      secrets: TEST_SECRETS,
      clock: () => now,
    });
  await send();
  expect(smtp.received).toHaveLength(0);
  expect(await retryMail(ctx, id, keys)).toMatchObject({ state: 'waiting', attempts: 0 });
  smtp.mode = 'drop';
  await send();
  expect(await statuses()).toEqual(['a queued']);
  smtp.mode = 'accept';
  now = new Date(LATER.getTime() + 60_000);
  await send();
  expect(await statuses()).toEqual(['a sent']);
  expect(smtp.received.at(-1)?.to).toEqual(['a@test.example']);
  await expect(retryMail(ctx, id, keys)).rejects.toThrow('not_found');
  expect(await acts()).toEqual(['mail_retried 1']);
});

test('an email that its recipient had opted out of is whole when it is sent again', async () => {
  const workspaceId = ctx.workspace.id;
  const text = 'Hola, Ana';
  await queueMail(
    database.db,
    LATER,
    {
      kind: 'test',
      dedupeKey: 'a',
      userId: ctx.user.id,
      recipient: 'ana@test.example',
      replyTo: null,
      isPersonal: true,
      subject: 'Hola',
      text,
      html: `<p>${text}</p>`,
    },
    someSettings({ secrets: TEST_SECRETS }),
  );
  await suppress(database.db, ['ana@test.example'], { workspaceId, at: LATER.toISOString() });
  const send = () =>
    sendDueMail({
      db: database.db,
      transport: createSmtpTransport(smtp.url, 'no-reply@test.example'),
      secrets: TEST_SECRETS,
      clock: () => LATER,
    });
  await send();
  await retryAllMail(ctx, { state: 'failed' });
  await send();
  expect(smtp.received).toEqual([]);
  const [failed] = (await list('failed')).items;
  expect(failed).toMatchObject({ lastError: 'opted_out', isSealedAway: false });
  await unsuppress(database.db, ['ana@test.example'], { workspaceId });
  await retryMail(ctx, failed?.id ?? 0, keys);
  await send();
  expect(smtp.received.map(({ parsed }) => parsed.text?.trim())).toEqual([text]);
});

test('a discarded email is gone unsent, and the communication that it belongs to does not wait for ever', async () => {
  const id = await add('a', 'held');
  const workspaceId = ctx.workspace.id;
  const at = WRITTEN.toISOString();
  await database.db.insert(crmCommunications).values({
    workspaceId,
    userId: ctx.user.id,
    type: 'email',
    direction: 'out',
    occurredAt: at,
    status: 'queued',
    outboxId: id,
    createdAt: at,
    updatedAt: at,
  });
  await discardMail(ctx, id);
  expect(await statuses()).toEqual([]);
  const [communication] = await database.db.select().from(crmCommunications);
  expect(communication).toMatchObject({ status: 'failed', outboxId: null });
  await expect(discardMail(ctx, id)).rejects.toThrow('not_found');
});

test('all of a state are sent or discarded, and no other', async () => {
  for (const name of ['a', 'b']) await add(name, 'failed');
  for (const name of ['c', 'd']) await add(name, 'held');
  await add('e', 'sent');
  expect(await retryAllMail(ctx, { state: 'held' })).toEqual({ changed: 2 });
  expect(await statuses()).toEqual(['a failed', 'b failed', 'c queued', 'd queued', 'e sent']);
  expect(await discardAllMail(ctx, { state: 'failed' })).toEqual({ changed: 2 });
  expect(await statuses()).toEqual(['c queued', 'd queued', 'e sent']);
  expect(await discardAllMail(ctx, { state: 'failed' })).toEqual({ changed: 0 });
  expect(await acts()).toEqual(['mail_retried 2', 'mail_discarded 2']);
});

test('an email that only another key opens says so', async () => {
  await add('a', 'queued', createSecretBox('the key that is not here at the moment, alas'));
  expect((await list('waiting')).items[0]).toMatchObject({ isSealedAway: true, lastError: null });
});
