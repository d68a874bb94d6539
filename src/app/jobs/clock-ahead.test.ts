// One long file: all cases share one clock and one database.
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  attempts,
  contactMessages,
  crmImports,
  crmJobs,
  causes,
  idempotencyKeys,
  jobs,
  oneTimeLinks,
  outbox,
  sessions,
  users,
} from '#db/schema/index.ts';
import { call } from '#tests/builders/call.ts';
import { createDemoAccount } from '#features/accounts/demo.server.ts';
import { eraseEnded } from '#features/accounts/privacy/erase-account.server.ts';
import { forgetExpired } from '#features/accounts/privacy/forget-expired.server.ts';
import { createLink, findLink } from '#features/accounts/passwords/one-time-link.server.ts';
import { reserveAttempt } from '#features/accounts/sessions/throttle.server.ts';
import { forgetJournal } from '#features/accounts/journal/journal-retention.server.ts';
import { forgetImports } from '#features/leads/import-export/run/cleanup.server.ts';
import { changeJob } from '#features/leads/bulk/job.server.ts';
import { importJob } from '#features/leads/import-export/run/import-job.server.ts';
import { forgetOldEnquiries } from '#features/site/contact/enquiry-retention.server.ts';
import { receiveEnquiry } from '#features/site/contact/enquiry.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { withIdempotencyKey } from '#kernel/api/idempotency.ts';
import { isNewUse } from '#features/accounts/sessions/last-use.rules.ts';
import {
  createSession,
  sessionOfBearer,
  sessionOfCookie,
} from '#features/accounts/sessions/sessions.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { runNextChange, runNextImport, sendDueMail } from '#tests/jobs.ts';
import { anEnquiry } from '#tests/builders/enquiry.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { enqueue } from '#kernel/jobs/enqueue.ts';
import { recurring, type JobKind } from '#kernel/jobs/job.ts';
import { runDue, scheduleRecurring } from '#kernel/jobs/queue.ts';
import { mailJob } from '#kernel/mail/outbox.ts';

const log = pino({ level: 'silent' });
const HOUR_MS = 3_600_000;
const now = new Date();
/** Time of the clock before somebody set it right. */
const ahead = new Date(now.getTime() + 365 * 24 * HOUR_MS);

let database: TestDatabase;
let ctx: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  ctx = { ...(await aUserContext(database.db)), now: ahead };
});
afterEach(() => database.close());

test.each([
  ['its next run', { runAt: ahead.toISOString(), setAt: ahead.toISOString() }],
  ['its lease', { leaseToken: 'gone', leaseUntil: new Date(ahead.getTime() + HOUR_MS).toISOString() }],
])('a job is carried out whatever a wrong clock wrote as %s', async (_what, recorded) => {
  const { db } = database;
  let runs = 0;
  const handlers = [recurring({ kind: 'test', everyMs: HOUR_MS, work: async () => void (runs += 1) })];
  await scheduleRecurring(db, handlers, now);
  await db.update(jobs).set(recorded);
  const run = () => runDue({ db, handlers, log, clock: () => now });
  await run();
  expect(runs).toBe(1);
  await run();
  expect(runs).toBe(1);
});

/** Queues a job by the wrong clock, which a process took that has died. */
async function queuedAhead(kind: JobKind<{ id: number }>, id: number, isTaken = true): Promise<void> {
  await enqueue(database.db, ahead, kind, { id });
  if (isTaken) await database.db.update(jobs).set({ leaseToken: 'gone', leaseUntil: ahead.toISOString() });
}

const mail = {
  kind: 'test',
  dedupeKey: 'test',
  recipient: 'ana@test.example',
  subject: 's',
  text: 't',
  html: 'h',
  messageId: 'a@b.example',
  createdAt: ahead.toISOString(),
};

test.each([
  ['waits', { status: 'queued', nextAttemptAt: ahead.toISOString() }],
  ['was in hand', { status: 'sending', nextAttemptAt: now.toISOString() }],
] as const)('a message that %s until a time that a wrong clock set is sent now', async (_state, row) => {
  await database.db.insert(outbox).values({ ...mail, ...row });
  await queuedAhead(mailJob, 1, row.status === 'sending');
  const sent: string[] = [];
  const transport = { deliver: async ({ dedupeKey }: { dedupeKey: string }) => void sent.push(dedupeKey) };
  await sendDueMail({ db: database.db, transport, secrets: TEST_SECRETS, clock: () => now });
  expect(sent).toEqual(['test']);
});

test('an import whose lease a wrong clock set is taken up', async () => {
  await database.db.insert(crmImports).values({
    workspaceId: ctx.workspace.id,
    userId: ctx.user.id,
    kind: 'contacts',
    isDryRun: true,
    fileName: 'a.csv',
    mapping: {},
    createdAt: ahead.toISOString(),
    updatedAt: ahead.toISOString(),
  });
  await queuedAhead(importJob, 1);
  expect(await runNextImport({ db: database.db, clock: () => now })).toBe(true);
  expect(await database.db.select({ status: crmImports.status }).from(crmImports)).not.toEqual([
    { status: 'running' },
  ]);
});

test('a change of many records whose lease a wrong clock set is taken up', async () => {
  await database.db.insert(crmJobs).values({
    workspaceId: ctx.workspace.id,
    userId: ctx.user.id,
    kind: 'contact',
    change: { delete: true },
    status: 'running',
    total: 0,
    createdAt: ahead.toISOString(),
    updatedAt: ahead.toISOString(),
  });
  await queuedAhead(changeJob, 1);
  expect(await runNextChange({ db: database.db, clock: () => now })).toBe(true);
  expect(await database.db.select({ status: crmJobs.status }).from(crmJobs)).toEqual([{ status: 'done' }]);
});

describe('what a wrong clock dated is deleted when its time has come by the right one', () => {
  const cases: [string, () => Promise<unknown>, () => Promise<unknown>, () => Promise<unknown[]>][] = [
    [
      'a demo',
      () => createDemoAccount(ctx, 'Demo', async () => undefined),
      () => eraseEnded(database.db, now),
      () => database.db.select().from(users).where(eq(users.name, 'Demo')),
    ],
    [
      'a session',
      () => createSession(database.db, ctx.user.id, 'test', ahead),
      () => forgetExpired(database.db, now),
      () => database.db.select().from(sessions),
    ],
    [
      'a link',
      () => createLink(ctx, 'password_reset', { userId: ctx.user.id }),
      () => forgetExpired(database.db, now),
      () => database.db.select().from(oneTimeLinks),
    ],
    [
      'a counter',
      () => reserveAttempt(ctx, [{ bucket: 'a', max: 1, windowSeconds: 900 }]),
      () => forgetExpired(database.db, now),
      () => database.db.select().from(attempts),
    ],
    [
      'an idempotency key',
      () =>
        withIdempotencyKey(
          database.db,
          ahead,
          { caller: 'a', method: 'POST', path: '/', key: 'k', body: '' },
          async () => ({ status: 200, body: '' }),
        ),
      () => forgetExpired(database.db, now),
      () => database.db.select().from(idempotencyKeys),
    ],
    [
      'what was changed',
      () => call(ctx, () => Promise.resolve()),
      () => forgetJournal(database.db, now, 30),
      () => database.db.select().from(causes),
    ],
    [
      'a file that never arrived whole',
      async () =>
        database.db.insert(crmImports).values({
          workspaceId: ctx.workspace.id,
          userId: ctx.user.id,
          kind: 'contacts',
          status: 'receiving',
          isDryRun: true,
          fileName: 'a.csv',
          mapping: {},
          createdAt: ahead.toISOString(),
          updatedAt: ahead.toISOString(),
        }),
      () => forgetImports(database.db, now),
      () => database.db.select().from(crmImports),
    ],
  ];
  test.each(cases)('%s', async (_what, make, clean, left) => {
    await make();
    expect(await left()).toHaveLength(1);
    await clean();
    expect(await left()).toEqual([]);
  });
});

test('the retention of an enquiry that a wrong clock dated begins today, and the enquiry stays', async () => {
  const settings = { siteUrl: 'https://a.example', mailFrom: 'a@a.example', mailTo: 'b@a.example' };
  await receiveEnquiry(ctx, anEnquiry({}), { ...settings, secrets: TEST_SECRETS, isRateLimited: false });
  await forgetOldEnquiries(database.db, now);
  const [kept] = await database.db.select().from(contactMessages);
  expect(kept?.createdAt).toBe(now.toISOString());
});

describe('what a wrong clock made opens nothing for longer than it should', () => {
  test('a session and its token', async () => {
    const { cookieToken, bearerToken } = await createSession(database.db, ctx.user.id, 'test', ahead);
    expect(await sessionOfBearer(database.db, bearerToken, now)).toBeNull();
    expect(await sessionOfCookie(database.db, cookieToken, now)).toBeNull();
  });

  test('a link', async () => {
    const { secret } = await createLink(ctx, 'password_reset', { userId: ctx.user.id });
    expect(await findLink(ctx, 'password_reset', secret)).toBeDefined();
    await expect(findLink({ ...ctx, now }, 'password_reset', secret)).rejects.toThrow('link_invalid');
  });
});

test('attempts that a wrong clock counted lock nobody out', async () => {
  const limits = [{ bucket: 'a', max: 1, windowSeconds: 900 }];
  await reserveAttempt(ctx, limits);
  await expect(reserveAttempt({ ...ctx, now }, limits)).resolves.toHaveLength(1);
  await expect(reserveAttempt({ ...ctx, now }, limits)).rejects.toThrow('too_many_requests');
});

test('the last use that a wrong clock noted is written again', () => {
  expect(isNewUse(ahead.toISOString(), now)).toBe(true);
  expect(isNewUse(now.toISOString(), now)).toBe(false);
});
