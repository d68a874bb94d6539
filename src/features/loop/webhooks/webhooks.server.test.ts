// One long file: from a change to its delivery, through the consumer and the job.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  causes,
  changes,
  crmContacts,
  inboxEntries,
  jobs,
  journalReaders,
  outbox,
  webhookDeliveries,
  webhooks,
  workspaces,
} from '#db/schema/index.ts';
import { listDeliveries, replayDelivery, sendTest } from '#features/accounts/webhooks/delivery.server.ts';
import { webhookRemovalHandler } from '#features/accounts/webhooks/webhook-removal.server.ts';
import { webhookHandler } from '#features/accounts/webhooks/webhook-run.server.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  requireWebhook,
  updateWebhook,
  type WebhookSettings,
} from '#features/accounts/webhooks/webhook.server.ts';
import type { WebhookEvent } from '#features/accounts/webhooks/webhook.values.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { createOpportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import {
  createPipeline,
  deletePipeline,
  updatePipeline,
} from '#features/leads/pipelines/pipeline-edit.server.ts';
import { TRAP_FIELD } from '#features/site/contact/enquiry.rules.ts';
import { receiveEnquiry } from '#features/site/contact/enquiry.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { runDue } from '#kernel/jobs/queue.ts';
import { call, causeOf } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anEnquiry } from '#tests/builders/enquiry.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { readEventRecord } from './event-record.server.ts';
import { queueEvents } from './queue-events.server.ts';

const HOUR_MS = 3_600_000;
const log = pino({ level: 'silent' });

type Received = { headers: IncomingHttpHeaders; body: string };
const plain = (headers: IncomingHttpHeaders = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
type Payload = { type: string; timestamp: string; data: { id: number; record: unknown; changed: string[] } };

let database: TestDatabase;
let ctx: ServiceContext;
let now: Date;
let received: Received[];
let answer: RequestListener;
let server: Server;
let url: string;

beforeEach(async () => {
  database = await openTestDatabase();
  ctx = await aUserContext(database.db);
  // The library that verifies looks at the clock.
  now = new Date();
  received = [];
  answer = (_, response) => void response.end('ok');
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});

const settings: WebhookSettings & ReturnType<typeof someSettings> = {
  ...someSettings(),
  webhooks: { isLoopbackAllowed: true },
};
const inWorkspace = () => ({ ...ctx, now });
const hook = (events: WebhookEvent[], over: { url?: string; by?: ServiceContext } = {}) =>
  createWebhook(over.by ?? inWorkspace(), { url: over.url ?? url, events }, settings);
const later = (ms: number): void => void (now = new Date(now.getTime() + ms));

async function follow(): Promise<void> {
  while (await queueEvents(database.db, now));
}
async function send(limitMs?: number): Promise<void> {
  const handlers = [
    webhookHandler({ settings, readRecord: readEventRecord, ...(limitMs !== undefined && { limitMs }) }),
  ];
  await runDue({ db: database.db, handlers, log, clock: () => now });
}
const deliver = async (limitMs?: number): Promise<void> => {
  await follow();
  await send(limitMs);
};
const sent = (): Payload[] => received.map(({ body }) => JSON.parse(body) as Payload);
const rows = () => database.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id);
const aContact = (over: object = {}) =>
  call(ctx, (inside) => createContact(inside, createContactSchema.parse({ firstName: 'Ana', ...over })));

describe('a change of a record', () => {
  test('is sent to the webhooks of its workspace that want it, with the record as its call answers it', async () => {
    const stranger = await aUserContext(database.db);
    await hook(['contact.created'], { by: stranger });
    await hook(['company.created']);
    await hook(['contact.created', 'contact.updated']);
    const contact = await aContact({ tags: ['vip'] });
    await call(ctx, (inside) =>
      updateContact(inside, contact.id, { lastName: 'Ruiz', tags: ['vip', 'new'] }),
    );
    await deliver();
    expect(sent()).toMatchObject([
      { type: 'contact.created', data: { id: contact.id, record: { firstName: 'Ana' }, changed: [] } },
      {
        type: 'contact.updated',
        timestamp: ctx.now.toISOString(),
        data: {
          id: contact.id,
          record: { lastName: 'Ruiz', tags: ['new', 'vip'] },
          changed: ['lastName', 'tags'],
        },
      },
    ]);
    expect(await rows()).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }]);
  });

  test('is told with the fields of a deleted record', async () => {
    await hook(['contact.deleted']);
    const { id } = await aContact({ email: 'ana@test.example', tags: ['vip'] });
    await call(ctx, (inside) => inside.rows(crmContacts).delete().where(eq(crmContacts.id, id)));
    await deliver();
    const [event] = sent();
    expect(event).toMatchObject({
      type: 'contact.deleted',
      data: { id, record: { email: 'ana@test.example' } },
    });
    expect(Object.keys((event?.data.record ?? {}) as object)).not.toContain('emailKey');
  });

  test('to another stage says so, and a deal that is won or lost too', async () => {
    await hook(['opportunity.stage_changed', 'opportunity.won', 'opportunity.lost']);
    const { id } = await call(ctx, (inside) =>
      createOpportunity(inside, createOpportunitySchema.parse({ title: 'Deal' })),
    );
    const move = (stage: string, lostReason: string | null = null) =>
      call(ctx, (inside) => updateOpportunity(inside, id, { stage, lostReason }));
    await move('proposal');
    await move('won');
    await move('lost', 'price');
    await deliver();
    expect(sent().map(({ type, data }) => `${type} ${String(data.changed)}`)).toEqual([
      'opportunity.stage_changed stage',
      'opportunity.stage_changed stage',
      'opportunity.won stage',
      'opportunity.stage_changed stage',
      'opportunity.lost stage',
    ]);
  });

  test('of its stages is no win and no loss of a deal; a move to another pipeline says what it means', async () => {
    await hook(['opportunity.stage_changed', 'opportunity.won', 'opportunity.lost']);
    const made = async (over: object) => {
      const body = createOpportunitySchema.parse({ title: 'Deal', ...over });
      return (await call(ctx, (inside) => createOpportunity(inside, body))).id;
    };
    const { id: pipelineId, stages } = await call(ctx, (inside) =>
      createPipeline(inside, {
        name: 'Servicios',
        stages: [
          { name: 'Llamada', kind: 'open' },
          { name: 'Firmado', kind: 'won' },
          { name: 'Cobrado', kind: 'won' },
          { name: 'Perdido', kind: 'lost' },
        ],
      }),
    );
    const won = await made({ pipelineId, stage: 'firmado' });
    const open = await made({});
    await deliver();
    expect(sent().map(({ type }) => type)).toEqual(['opportunity.won']);
    received = [];
    // Its stage goes: the deal was won before and is.
    const sentStages = stages.map(({ position: _, ...stage }) => stage);
    await call(ctx, (inside) =>
      updatePipeline(inside, pipelineId, {
        stages: sentStages.filter(({ key }) => key !== 'firmado'),
        moves: { firmado: 'cobrado' },
      }),
    );
    // A deal goes to a pipeline that is gone before anybody reads of it.
    await call(ctx, (inside) => updateOpportunity(inside, open, { pipelineId, stage: 'cobrado' }));
    const target = (await requirePipeline(ctx)).id;
    await call(ctx, (inside) => deletePipeline(inside, pipelineId, { pipelineId: target }));
    await deliver();
    expect(sent().map(({ type, data }) => [type, data.id])).toEqual([
      ['opportunity.stage_changed', won],
      ['opportunity.stage_changed', open],
      ['opportunity.won', open],
      ['opportunity.stage_changed', expect.any(Number)],
      ['opportunity.stage_changed', expect.any(Number)],
    ]);
  });

  test('is told once, however often the journal is read again', async () => {
    await hook(['contact.created', 'contact.updated']);
    const { id } = await aContact();
    await follow();
    await call(ctx, (inside) => updateContact(inside, id, { lastName: 'Ruiz' }));
    await follow();
    await database.db.update(journalReaders).set({ lastChange: 0 });
    await follow();
    expect(await rows()).toHaveLength(2);
  });

  test('before the webhook was made or switched on again is not told', async () => {
    await aContact();
    const { id } = await hook(['contact.created']);
    await updateWebhook(inWorkspace(), id, { isActive: false }, settings);
    await aContact({ firstName: 'Eva' });
    await updateWebhook(inWorkspace(), id, { isActive: true }, settings);
    const last = await aContact({ firstName: 'Luz' });
    await follow();
    expect(await rows()).toMatchObject([{ recordId: last.id }]);
  });

  test('that is rolled back with its cursor is read again', async () => {
    await hook(['contact.created']);
    await aContact();
    const killed = database.db.transaction(async (tx) => {
      await queueEvents(tx, now);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await rows()).toEqual([]);
    await follow();
    expect(await rows()).toHaveLength(1);
  });

  test('of many records at once is told of each, over more reads than one', async () => {
    await hook(['contact.created']);
    await call(ctx, async (inside) => {
      for (let each = 0; each < 3; each += 1)
        await createContact(inside, createContactSchema.parse({ firstName: `A${each}` }));
    });
    const [cause] = await database.db.select().from(causes);
    await database.db.insert(changes).values(
      Array.from({ length: 600 }, (_, at) => ({
        causeId: cause?.id ?? 0,
        record: 'contact',
        recordId: 1_000 + at,
        act: '+' as const,
      })),
    );
    await follow();
    expect(await rows()).toHaveLength(603);
  });
});

test('of causes that stand between each other every change is told', async () => {
  await hook(['contact.created']);
  const [first, other] = await Promise.all([
    causeOf(ctx, async () => undefined),
    causeOf(ctx, async () => undefined),
  ]);
  const created = (causeId: number, recordId: number) => ({
    causeId,
    record: 'contact',
    recordId,
    act: '+' as const,
  });
  const ids = Array.from({ length: 300 }, (_, at) => at);
  await database.db
    .insert(changes)
    .values([
      ...ids.map((at) => created(first, 1_000 + at)),
      created(other, 2_000),
      ...ids.map((at) => created(first, 3_000 + at)),
    ]);
  await follow();
  expect(await rows()).toHaveLength(601);
});

test('an enquiry is told to the workspace that answers the site’s, and one that looks like spam once it is none', async () => {
  await database.db
    .update(workspaces)
    .set({ receivesEnquiries: true })
    .where(eq(workspaces.id, ctx.workspace.id));
  await hook(['enquiry.received']);
  await receiveEnquiry(ctx, anEnquiry({ name: 'Eva' }), settings);
  await receiveEnquiry(ctx, anEnquiry({ [TRAP_FIELD]: 'x' }), settings);
  await deliver();
  expect(sent()).toMatchObject([
    { type: 'enquiry.received', data: { record: { name: 'Eva', source: 'website' } } },
  ]);
  const [suspected] = await database.db
    .select()
    .from(inboxEntries)
    .where(eq(inboxEntries.status, 'suspected'));
  const become = (set: Partial<typeof inboxEntries.$inferInsert>) =>
    call(ctx, (inside) =>
      inside.db
        .update(inboxEntries)
        .set(set)
        .where(eq(inboxEntries.id, suspected?.id ?? 0)),
    );
  await become({ status: 'spam' });
  await deliver();
  expect(await rows()).toHaveLength(1);
  await become({ status: 'unread', held: null });
  await deliver();
  expect(await rows()).toHaveLength(2);
});

describe('a delivery', () => {
  test('is signed after the Standard Webhooks scheme, with one id over attempts and replays', async () => {
    const { id, secret } = await hook(['contact.created']);
    answer = (_, response) => void response.writeHead(500).end();
    await aContact();
    await deliver();
    later(5_000);
    answer = (_, response) => void response.end();
    await send();
    const [delivery] = await rows();
    await call(inWorkspace(), (inside) => replayDelivery(inside, { id, deliveryId: delivery?.id ?? 0 }));
    await send();
    const verifier = new Verifier(secret);
    for (const { body, headers } of received)
      expect(verifier.verify(body, plain(headers))).toMatchObject({
        type: 'contact.created',
      });
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(delivery?.messageId));
    const [first] = received;
    const forged = { ...plain(first?.headers), 'webhook-id': 'msg_other' };
    expect(() => verifier.verify(first?.body ?? '', forged)).toThrow();
  });

  test('that fails is tried again later and later, and is given up after five days', async () => {
    const { id } = await hook(['contact.created']);
    answer = (_, response) => void response.writeHead(503).end();
    await aContact();
    await follow();
    const pauses: number[] = [];
    for (;;) {
      await send();
      const [{ nextAttemptAt = null, status } = {}] = await rows();
      if (nextAttemptAt === null) {
        expect(status).toBe('failed');
        break;
      }
      pauses.push((Date.parse(nextAttemptAt) - now.getTime()) / 1_000);
      later(Date.parse(nextAttemptAt) - now.getTime());
    }
    expect(pauses.slice(0, 5)).toEqual([5, 60, 300, 1_800, 7_200]);
    expect(await requireWebhook(ctx, id)).toMatchObject({ isActive: false, offReason: 'failing' });
    const [mail] = await database.db.select().from(outbox);
    expect(mail).toMatchObject({ kind: 'webhook_off', recipient: ctx.user.email });
  });

  test('that is answered keeps a webhook on, whatever failed before', async () => {
    const { id } = await hook(['contact.created']);
    answer = (_, response) => void response.writeHead(500).end();
    await aContact();
    await deliver();
    expect((await requireWebhook(ctx, id)).failingSince).not.toBeNull();
    answer = (_, response) => void response.end();
    later(6 * 24 * HOUR_MS);
    await send();
    expect(await requireWebhook(ctx, id)).toMatchObject({ isActive: true, failingSince: null });
  });

  test('to an address that is gone switches its webhook off at once', async () => {
    const { id } = await hook(['contact.created']);
    answer = (_, response) => void response.writeHead(410).end();
    await aContact();
    await deliver();
    expect(await requireWebhook(ctx, id)).toMatchObject({ isActive: false, offReason: 'gone' });
    await expect(sendTest(ctx, id)).rejects.toMatchObject({ code: 'webhook_off' });
  });

  test('to a target that hangs ends at its limit, and the others of the lane go on', async () => {
    const { id } = await hook(['contact.created']);
    answer = () => undefined;
    await aContact();
    await deliver(50);
    expect(await rows()).toMatchObject([{ status: 'waiting', failure: 'timeout', responseStatus: null }]);
    // Behind what does not fail.
    answer = (_, response) => void response.end();
    await call(inWorkspace(), (inside) => sendTest(inside, id));
    expect(await database.db.select().from(jobs).where(eq(jobs.kind, 'webhook'))).toMatchObject([
      { priority: 1 },
    ]);
  });

  test('reads 64 KiB of an answer of 10 MB, and leaves the rest', async () => {
    await hook(['contact.created']);
    const closed = Promise.withResolvers<number>();
    answer = (_, response) => {
      response.on('close', () => closed.resolve(response.socket?.bytesWritten ?? 0));
      const piece = Buffer.alloc(65_536, 'x');
      let pieces = 0;
      const more = (): void => {
        if (response.destroyed) return;
        pieces += 1;
        if (pieces > 160) response.end();
        else response.write(piece, () => more());
      };
      more();
    };
    await aContact();
    await deliver();
    expect(await closed.promise).toBeLessThan(9_000_000);
    expect(await rows()).toMatchObject([{ status: 'delivered', responseStatus: 200 }]);
  });

  test('follows no redirect, inward or elsewhere', async () => {
    await hook(['contact.created']);
    let isFollowed = false;
    answer = (request, response) => {
      if (request.url === '/inside') isFollowed = true;
      response.writeHead(307, { location: '/inside' }).end();
    };
    await aContact();
    await deliver();
    expect(isFollowed).toBe(false);
    expect(await rows()).toMatchObject([{ failure: 'redirected' }]);
  });

  test('to this machine or a private network is refused at the connection', async () => {
    await hook(['contact.created']);
    // As if the name of a public address had been given another meaning.
    for (const [host, failure] of [
      ['https://localhost:1/', 'private'],
      ['https://[::ffff:127.0.0.1]/', 'private'],
      ['https://169.254.169.254/', 'private'],
      ['https://100.64.0.1/', 'private'],
      ['http://example.com/', 'insecure'],
    ] as const) {
      await database.db.update(webhooks).set({ url: host });
      await aContact({ firstName: host });
      await follow();
      const handlers = [
        webhookHandler({
          settings: { ...settings, webhooks: { isLoopbackAllowed: false } },
          readRecord: readEventRecord,
        }),
      ];
      await runDue({ db: database.db, handlers, log, clock: () => now });
      expect((await rows()).at(-1)).toMatchObject({ failure, responseStatus: null });
    }
    expect(received).toEqual([]);
  });
});

test('an address is refused where its text shows that it is private, and no more than twenty are kept', async () => {
  const strict = { ...settings, webhooks: { isLoopbackAllowed: false } };
  for (const private_ of [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://10.0.0.1/',
  ])
    await expect(
      createWebhook(ctx, { url: private_, events: ['contact.created'] }, strict),
    ).rejects.toMatchObject({ code: 'invalid' });
  for (let each = 0; each < 20; each += 1) await hook(['contact.created']);
  await expect(hook(['contact.created'])).rejects.toMatchObject({ code: 'too_many_webhooks' });
});

test('a webhook and its deliveries are of their workspace alone, and the secret is stored sealed', async () => {
  const stranger = await aUserContext(database.db);
  const { id, secret } = await hook(['contact.created']);
  await aContact();
  await follow();
  await expect(requireWebhook(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(listDeliveries(stranger, id, { limit: 10 })).rejects.toMatchObject({ code: 'not_found' });
  const [stored] = await database.db.select().from(webhooks);
  expect(stored?.secret).toMatch(/^sealed1:/);
  expect(secret).toMatch(/^whsec_/);
  const own = await hook(['contact.created'], { by: stranger });
  const [delivery] = await rows();
  const foreign = { id: own.id, deliveryId: delivery?.id ?? 0 };
  await expect(replayDelivery(stranger, foreign)).rejects.toMatchObject({ code: 'not_found' });
  const page = await listDeliveries(ctx, id, { limit: 10 });
  expect(page.items).toMatchObject([{ event: 'contact.created', status: 'waiting', attempts: 0 }]);
});

test('a deleted webhook sends nothing from then on; a job deletes its deliveries, and the list says so until then', async () => {
  const { id } = await hook(['contact.created']);
  await aContact();
  await follow();
  await deleteWebhook(inWorkspace(), id);
  await aContact();
  await deliver();
  expect(received).toEqual([]);
  await expect(requireWebhook(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
  expect((await listWebhooks(ctx)).items).toMatchObject([
    { id, isActive: false, deletedAt: now.toISOString() },
  ]);
  // As many as a year of work leaves.
  await database.db
    .run(sql`insert into webhook_deliveries ("webhookId", "messageId", "event", "changed", "at", "createdAt")
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
    select ${id}, 'm' || i, 'contact.created', '', '', '' from n`);
  await runDue({ db: database.db, handlers: [webhookRemovalHandler()], log, clock: () => now });
  expect(await database.db.$count(webhookDeliveries)).toBe(0);
  expect((await listWebhooks(ctx)).items).toEqual([]);
});
