// One long file: from a campaign to what its recipients get, click and say, with one mail server and one database.
import { asc, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  mailAudiences,
  mailConsents,
  mailDeliveries,
  mailSendings,
  marketingCampaigns,
  users,
} from '#db/schema/index.ts';
import { createCampaign, updateCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { createCampaignSchema } from '#features/marketing/campaigns/campaign.schema.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createLead } from '#features/marketing/leads/lead.server.ts';
import { createLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { createCompanySchema } from '#features/marketing/companies/company.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { runDue } from '#kernel/jobs/queue.ts';
import { createBulkTransport, type BulkTransport } from '#kernel/mail/bulk-transport.ts';
import { isSuppressed, suppress } from '#kernel/mail/suppression.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { headerLines, startSmtp, type SmtpServer } from '#tests/servers/smtp.ts';
import {
  createList,
  createSegment,
  deleteAudience,
  importPeople,
  listPeople,
  restoreAudience,
} from './audience.server.ts';
import { findConsents, noteConsent } from './consent.server.ts';
import { importPeopleSchema, sendCampaignSchema } from './mailing.schema.ts';
import { noteClick, openLink, readPreferences, savePreferences, unsubscribe } from './public-link.server.ts';
import { sendingHandler } from './sending-run.server.ts';
import {
  cancelSending,
  listDeliveries,
  listResults,
  readReadiness,
  resumeSending,
  sendCampaign,
  testCampaign,
} from './sending.server.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let smtp: SmtpServer;
let ctx: ServiceContext;
let now: Date;
let transport: BulkTransport;
const settings = () => ({
  siteUrl: 'https://site.example',
  smtpUrl: smtp.url,
  mailFrom: 'AI Capital <no-reply@site.example>',
});

beforeEach(async () => {
  [database, smtp] = await Promise.all([openTestDatabase(), startSmtp()]);
  ctx = await aUserContext(database.db);
  now = ctx.now;
  await database.db.update(users).set({ emailConfirmedAt: now.toISOString() });
  transport = createBulkTransport({ ...settings(), dataDir: '/nowhere' });
});
afterEach(async () => {
  transport.close();
  await Promise.all([database.close(), smtp.close()]);
});

const CONTENT = {
  attention: '¿Le sobran puertas que se ven?',
  interest: 'La bisagra oculta no se ve.\n\n- Acero\n- Sin herramientas',
  desire: 'Se monta en un minuto.',
  action: 'Pida una muestra.',
  subject: 'Puertas que no se ven',
  preheader: 'Con bisagra oculta',
  greeting: 'Hola:',
  callToAction: 'Pedir muestra',
  signature: 'Talleres Mar',
};

async function anEmailCampaign(content: object = {}): Promise<number> {
  const company = await called(
    ctx,
    createCompany,
    createCompanySchema.parse(
      aMarketingCompany({ website: 'https://mar.example', brandColors: ['#7a1f3d'] }),
    ),
  );
  const campaign = await called(
    ctx,
    createCampaign,
    createCampaignSchema.parse({
      marketingCompanyId: company.id,
      name: 'Correo',
      type: 'email',
      content: { ...CONTENT, ...content },
    }),
  );
  return campaign.id;
}

/** A list whose people have agreed to offers. */
async function aList(csv: string, hasAgreed = true): Promise<number> {
  const { id } = await called(ctx, createList, { name: 'Clientes' });
  await called(
    ctx,
    importPeople,
    id,
    importPeopleSchema.parse({
      csv,
      ...(hasAgreed && { consent: { purpose: 'offers', proof: 'Casilla de la tienda, 2025' } }),
    }),
  );
  return id;
}

const send = (campaignId: number, over: object) =>
  called({ ...ctx, now }, sendCampaign, campaignId, sendCampaignSchema.parse(over), settings());
const run = () =>
  runDue({
    db: database.db,
    handlers: [sendingHandler({ settings: settings(), transport })],
    log,
    clock: () => now,
  });
const rows = () => database.db.select().from(mailDeliveries).orderBy(asc(mailDeliveries.id));
const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1_000));
const linkIn = (raw: string, path: string): string =>
  new RegExp(`https://site\\.example/${path}/([\\w.-]+)`).exec(
    raw.replaceAll('=\r\n', '').replaceAll('=3D', '='),
  )?.[1] ?? '';

test('of an address list every line is added or told: wrong, doubled, known and unsubscribed ones', async () => {
  await called(ctx, async (inside: ServiceContext) =>
    suppress(inside.db, ['luis@mar.example'], { workspaceId: ctx.workspace.id, at: now.toISOString() }),
  );
  const id = await aList('Nombre;Correo\nAna;ana@mar.example\n');
  const csv = [
    'Nombre;Correo',
    'Ana;ANA@mar.example',
    'Bea;bea@mar.example',
    'Bea dos;bea@mar.example',
    'Mal;esto no es',
    'Luis;luis@mar.example',
    ';"Eva Ruiz" <eva@mar.example>',
    'Muñoz;info@muñoz.example',
  ].join('\n');
  const told = await called(ctx, importPeople, id, importPeopleSchema.parse({ csv }));
  expect(told).toMatchObject({ added: 3, faults: { known: 1, doubled: 1, invalid: 1, opted_out: 1 } });
  expect(told.lines.map(({ line, fault }) => [line, fault])).toEqual([
    [2, 'known'],
    [4, 'doubled'],
    [5, 'invalid'],
    [6, 'opted_out'],
  ]);
  const { items } = await listPeople(ctx, 'list', id, { limit: 50 });
  expect(items.map(({ email, name, consents }) => [email, name, consents])).toEqual([
    ['ana@mar.example', 'Ana', ['offers']],
    ['bea@mar.example', 'Bea', []],
    ['eva@mar.example', 'Eva Ruiz', []],
    ['info@muñoz.example', 'Muñoz', []],
  ]);
});

test('a file with consent notes it for the addresses that are on the list already', async () => {
  const id = await aList('ana@mar.example\n');
  const consent = { purpose: 'news', proof: 'Fair of May' };
  await called(
    ctx,
    importPeople,
    id,
    importPeopleSchema.parse({ csv: 'ana@mar.example\nbea@mar.example', consent }),
  );
  const { items } = await listPeople(ctx, 'list', id, { limit: 50 });
  expect(items.map(({ email, consents }) => [email, consents.includes('news')])).toEqual([
    ['ana@mar.example', true],
    ['bea@mar.example', true],
  ]);
});

test('a deleted list comes back with its people', async () => {
  const id = await aList('ana@mar.example\nbea@mar.example');
  await called(ctx, deleteAudience, 'list', id);
  expect(await database.db.select().from(mailAudiences)).toHaveLength(0);
  expect(await called(ctx, restoreAudience, 'list', id)).toMatchObject({ id, people: 2 });
});

test('a segment finds contacts and leads by the conditions of views, as they are when it is asked', async () => {
  await called(
    ctx,
    createContact,
    aCrmContact({ firstName: 'Ana', email: 'ana@mar.example', position: 'Compras' }),
  );
  await called(
    ctx,
    createContact,
    aCrmContact({ firstName: 'Bea', email: 'bea@mar.example', position: 'Ventas' }),
  );
  const all = [{ field: 'position', is: 'equals' as const, value: 'Compras' }];
  const contacts = await called(ctx, createSegment, { name: 'Compras', record: 'contact', filter: { all } });
  expect(contacts.people).toBe(1);
  const company = await called(ctx, createCompany, createCompanySchema.parse(aMarketingCompany()));
  for (const [contactEmail, status] of [
    ['eva@mar.example', 'new'],
    ['leo@mar.example', 'lost'],
  ] as const)
    await called(ctx, createLead, createLeadSchema.parse(aLead(company.id, { contactEmail, status })));
  const leads = await called(ctx, createSegment, {
    name: 'Abiertos',
    record: 'marketing_lead',
    filter: { all: [{ field: 'status', is: 'notAmong', value: ['lost', 'won'] }] },
  });
  const { items } = await listPeople(ctx, 'segment', leads.id, { limit: 50 });
  expect(items.map(({ email }) => email)).toEqual(['eva@mar.example']);
  await expect(
    called(ctx, createSegment, {
      name: 'Nada',
      record: 'marketing_lead',
      filter: { all: [{ field: 'tag', is: 'among', value: ['x'] }] },
    }),
  ).rejects.toMatchObject({ code: 'invalid' });
});

test('a campaign reaches each person once, with the headers of bulk mail as the standards write them', async () => {
  const campaignId = await anEmailCampaign();
  const listId = await aList('Ana;ana@mar.example\nBea;bea@mar.example');
  await send(campaignId, { listId });
  await run();
  await run();
  expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(['ana@mar.example', 'bea@mar.example']);
  const [first] = smtp.received;
  const raw = first?.raw ?? '';
  const token = linkIn(raw, 'unsubscribe');
  expect(headerLines(raw).filter((line) => line.startsWith('List-'))).toEqual([
    `List-Unsubscribe: <https://site.example/unsubscribe/${token}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    `List-ID: <campaigns-${ctx.workspace.id}.site.example>`,
  ]);
  expect(raw.split('\r\n')).toContain(`List-Unsubscribe: <https://site.example/unsubscribe/${token}>`);
  expect(first?.parsed).toMatchObject({
    subject: 'Puertas que no se ven',
    from: { name: 'Talleres Mar', address: 'no-reply@site.example' },
    replyTo: [{ address: ctx.user.email }],
  });
  expect(first?.parsed.text).toContain('• Acero\n• Sin herramientas');
  expect(first?.parsed.html).toContain('Pedir muestra');
  expect(raw.length).toBeLessThan(100_000);
  const stored = await rows();
  expect(stored.map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(smtp.received.map(({ parsed }) => parsed.messageId).toSorted()).toEqual(
    stored.map(({ messageId }) => `<${messageId}>`).toSorted(),
  );
  const [{ figures, status } = { figures: null, status: '' }] = (await listResults(ctx, campaignId)).items;
  expect([status, figures]).toMatchObject(['done', { total: 2, sent: 2, waiting: 0 }]);
  const [campaign] = await database.db.select().from(marketingCampaigns);
  expect(campaign?.status).toBe('active');
});

test('nobody is written to who has unsubscribed, withdrawn or, without being a customer, not agreed', async () => {
  const campaignId = await anEmailCampaign();
  const listId = await aList('ana@mar.example\nbea@mar.example\neva@mar.example', false);
  const note = (email: string, isGiven: boolean) =>
    called(ctx, noteConsent, { email, purpose: 'offers', isGiven, proof: 'Por teléfono' });
  await note('ana@mar.example', true);
  await note('bea@mar.example', true);
  await note('bea@mar.example', false);
  const query = { listId, purpose: 'offers' } as const;
  const { people } = await readReadiness(ctx, campaignId, query, settings());
  expect(people).toEqual({ total: 3, reached: 1, skipped: { withdrawn: 1, no_consent: 1 } });
  await send(campaignId, { listId });
  await run();
  expect(smtp.received.map(({ to }) => to[0])).toEqual(['ana@mar.example']);
  await send(campaignId, { listId, basis: 'customers' });
  // Unsubscribed between the order and the moment it goes out.
  await called(ctx, async (inside: ServiceContext) =>
    suppress(inside.db, ['ana@mar.example'], { workspaceId: ctx.workspace.id, at: now.toISOString() }),
  );
  await run();
  expect(smtp.received.slice(1).map(({ to }) => to[0])).toEqual(['eva@mar.example']);
  const { items } = await listDeliveries(ctx, campaignId, { limit: 50, status: 'skipped' });
  expect(items.map(({ email, reason }) => [email, reason])).toEqual([
    ['ana@mar.example', 'opted_out'],
    ['bea@mar.example', 'withdrawn'],
  ]);
});

test('the same text of a campaign reaches nobody twice, sent from two tabs or to a second list; an edited one does', async () => {
  const campaignId = await anEmailCampaign();
  const first = await aList('ana@mar.example\nbea@mar.example');
  const second = await aList('Bea@mar.example\neva@mar.example');
  await send(campaignId, { listId: first });
  await send(campaignId, { listId: first });
  await run();
  await run();
  const { people } = await readReadiness(ctx, campaignId, { listId: second }, settings());
  expect(people).toEqual({ total: 2, reached: 1, skipped: { sent_before: 1 } });
  await send(campaignId, { listId: second });
  await run();
  const reached = () => smtp.received.map(({ to }) => to[0]);
  expect(reached().toSorted()).toEqual(['ana@mar.example', 'bea@mar.example', 'eva@mar.example']);
  await called(ctx, updateCampaign, campaignId, { content: { ...CONTENT, subject: 'Otra vez' } });
  await send(campaignId, { listId: second });
  await run();
  expect(reached().slice(3).toSorted()).toEqual(['Bea@mar.example', 'eva@mar.example']);
});

test('a link of an email unsubscribes by a POST alone, and not at all once it was changed', async () => {
  const campaignId = await anEmailCampaign();
  await send(campaignId, { listId: await aList('ana@mar.example') });
  await run();
  const token = linkIn(smtp.received[0]?.raw ?? '', 'unsubscribe');
  const opened = await openLink(database.db, token, 'u');
  expect(opened?.delivery.email).toBe('ana@mar.example');
  for (const changed of [
    token.replace('.u.', '.p.'),
    `2${token}`,
    token.slice(0, -1),
    `${token.slice(0, -1)}~`,
    '',
  ])
    expect(await openLink(database.db, changed, 'u')).toBeUndefined();
  // A preference link opens no unsubscription and the other way round.
  expect(
    await openLink(database.db, linkIn(smtp.received[0]?.raw ?? '', 'preferences'), 'u'),
  ).toBeUndefined();
  if (!opened) throw new Error('no link');
  await unsubscribe(ctx, opened);
  await unsubscribe(ctx, opened);
  const found = await findConsents(ctx, { email: 'ana@mar.example' });
  expect(found.isOptedOut).toBe(true);
  expect(found.items.map(({ isGiven, source }) => [isGiven, source])).toEqual([
    [false, 'person'],
    [true, 'import'],
  ]);
  const mail = { recipient: 'ana@mar.example', userId: ctx.user.id };
  expect(await isSuppressed(database.db, mail)).toBe(true);
  expect((await listResults(ctx, campaignId)).items[0]?.figures.unsubscribed).toBe(1);
});

test('whoever ticks a subject on their page gets it again, with the words they saw as proof', async () => {
  const campaignId = await anEmailCampaign();
  await send(campaignId, { listId: await aList('ana@mar.example') });
  await run();
  const opened = await openLink(database.db, linkIn(smtp.received[0]?.raw ?? '', 'preferences'), 'p');
  if (!opened) throw new Error('no link');
  expect(await readPreferences(ctx, opened)).toEqual({ isOptedOut: false, purposes: ['offers'] });
  await unsubscribe(ctx, opened);
  await savePreferences(ctx, opened, ['news']);
  expect(await readPreferences(ctx, opened)).toEqual({ isOptedOut: false, purposes: ['news'] });
  const [newest] = (await findConsents(ctx, { email: 'ana@mar.example' })).items;
  expect(newest).toMatchObject({ purpose: 'news', isGiven: true, source: 'person' });
  expect(newest?.proof).toContain('Qué quiere recibir');
  await savePreferences(ctx, opened, []);
  expect((await readPreferences(ctx, opened)).isOptedOut).toBe(true);
});

test('a click counts once it is a person’s: not within seconds of the email, not with other links at once', async () => {
  const campaignId = await anEmailCampaign();
  await send(campaignId, { listId: await aList('ana@mar.example') });
  await run();
  const opened = await openLink(database.db, linkIn(smtp.received[0]?.raw ?? '', 't'), 'l');
  if (!opened) throw new Error('no link');
  const clicked = async () => (await listResults(ctx, campaignId)).items[0]?.figures.clicked;
  const click = async (link: number | 'u', seconds: number) => {
    later(seconds);
    const again = await openLink(database.db, linkIn(smtp.received[0]?.raw ?? '', 't'), 'l');
    if (again) await noteClick({ db: database.db, now }, again, { link, isHead: false });
  };
  await click(0, 1);
  expect(await clicked()).toBe(0);
  await click(0, 60);
  expect(await clicked()).toBe(1);
  // The footer's link a second later: a scanner has opened both.
  await click('u', 1);
  expect(await clicked()).toBe(0);
  await click(0, 60);
  expect(await clicked()).toBe(1);
});

test('an address that does not exist is written to by no campaign again', async () => {
  const campaignId = await anEmailCampaign();
  const listId = await aList('ana@mar.example\nbea@mar.example');
  smtp.refused = ['bea@mar.example'];
  await send(campaignId, { listId });
  await run();
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'bounced']);
  await send(await anEmailCampaign({ subject: 'Más puertas' }), { listId });
  smtp.refused = [];
  await run();
  expect(smtp.received.map(({ to }) => to[0])).toEqual(['ana@mar.example', 'ana@mar.example']);
});

test('what a mail server took without saying so is not sent again by itself, but by hand under the same Message-ID', async () => {
  const campaignId = await anEmailCampaign();
  await send(campaignId, { listId: await aList('ana@mar.example') });
  smtp.mode = 'drop';
  await run();
  later(3_600);
  await run();
  expect(smtp.received).toHaveLength(1);
  expect((await rows())[0]?.status).toBe('unsure');
  smtp.mode = 'accept';
  await called({ ...ctx, now }, resumeSending, campaignId, {}, settings());
  await run();
  expect((await rows())[0]?.status).toBe('sent');
  expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(1);
});

test('processes that end between the mail server’s answer and its note send nothing twice and forget nobody', async () => {
  const campaignId = await anEmailCampaign();
  const people = Array.from({ length: 40 }, (_, n) => `p${n}@d${n % 7}.example`);
  await send(campaignId, { listId: await aList(people.join('\n')) });
  let calls = 0;
  const ending: BulkTransport = {
    ...transport,
    deliver: async (mail) => {
      const outcome = await transport.deliver(mail);
      if ((calls += 1) % 5 === 0) throw new Error('the process ended');
      return outcome;
    },
  };
  const handlers = [sendingHandler({ settings: settings(), transport: ending })];
  const isDone = async () => (await listResults(ctx, campaignId)).items[0]?.status === 'done';
  for (let turns = 0; turns < 60 && !(await isDone()); turns += 1) {
    await runDue({ db: database.db, handlers, log, clock: () => now });
    later(3_600);
  }
  const told = smtp.received.map(({ to }) => to[0] ?? '');
  expect(new Set(told).size).toBe(told.length);
  const stored = await rows();
  expect(stored).toHaveLength(40);
  const isKnown = ({ email, status }: (typeof stored)[number]) =>
    status === 'unsure' || (status === 'sent' && told.includes(email));
  expect(stored.filter((row) => !isKnown(row))).toEqual([]);
});

test('while the mail server is away everything waits, and goes out once it is back', async () => {
  const campaignId = await anEmailCampaign();
  await send(campaignId, { listId: await aList('ana@mar.example\nbea@mar.example') });
  const { port } = smtp;
  await smtp.close();
  await run();
  expect(new Set((await rows()).map(({ status }) => status))).toEqual(new Set(['waiting']));
  smtp = await startSmtp('accept', port);
  later(120);
  await run();
  expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(['ana@mar.example', 'bea@mar.example']);
});

test('a domain gets no more than it takes in a minute, and others do not wait for it', async () => {
  const campaignId = await anEmailCampaign();
  const listId = await aList(['a@uno.example', 'b@uno.example', 'c@uno.example', 'd@dos.example'].join('\n'));
  await send(campaignId, { listId, perMinute: 2 });
  await run();
  expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual([
    'a@uno.example',
    'b@uno.example',
    'd@dos.example',
  ]);
  later(61);
  await run();
  expect(smtp.received).toHaveLength(4);
});

test('nothing goes out in quiet hours or before its time, nor after it was stopped', async () => {
  const campaignId = await anEmailCampaign();
  const listId = await aList('ana@mar.example');
  // 23:30 in Madrid.
  now = new Date('2026-03-02T22:30:00.000Z');
  await send(campaignId, { listId, quiet: { from: 22, to: 8 }, at: '2026-03-02T22:40:00.000Z' });
  later(1_800);
  await run();
  expect(smtp.received).toHaveLength(0);
  now = new Date('2026-03-03T07:01:00.000Z');
  await run();
  expect(smtp.received).toHaveLength(1);
  await send(campaignId, { listId, at: '2026-03-03T09:00:00.000Z' });
  await called({ ...ctx, now }, cancelSending, campaignId, {});
  later(86_400);
  await run();
  expect(smtp.received).toHaveLength(1);
});

test('an email with an open place, without a subject or for nobody is told and not sent', async () => {
  const campaignId = await anEmailCampaign({ interest: 'Ahora por [precio] €', subject: ' ' });
  const listId = await aList('ana@mar.example');
  const { checks } = await readReadiness(ctx, campaignId, { listId }, settings());
  expect(checks.filter(({ isAdvice }) => !isAdvice)).toEqual([
    { check: 'subject', isAdvice: false, detail: null },
    { check: 'open_place', isAdvice: false, detail: '[precio]' },
  ]);
  await expect(send(campaignId, { listId })).rejects.toMatchObject({ code: 'invalid' });
  expect(await database.db.select().from(mailSendings)).toHaveLength(0);
});

test('a test goes to its author alone and is in no figures', async () => {
  const campaignId = await anEmailCampaign();
  await called(ctx, testCampaign, campaignId, settings());
  await run();
  expect(smtp.received.map(({ to }) => to)).toEqual([[ctx.user.email]]);
  expect((await listResults(ctx, campaignId)).items).toEqual([]);
});

test('markup in every field arrives as text', async () => {
  const campaignId = await anEmailCampaign({ subject: '<b>Hola</b>', interest: '<script>alert(1)</script>' });
  await send(campaignId, { listId: await aList('"<img src=x>";ana@mar.example') });
  await run();
  expect(smtp.received[0]?.parsed.html).not.toMatch(/<script|<b>|<img/);
});

test('another workspace sees neither lists nor consents nor sendings', async () => {
  const campaignId = await anEmailCampaign();
  const listId = await aList('ana@mar.example');
  await send(campaignId, { listId });
  const stranger = await aUserContext(database.db);
  await expect(listPeople(stranger, 'list', listId, { limit: 50 })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(listResults(stranger, campaignId)).rejects.toMatchObject({ code: 'not_found' });
  expect((await findConsents(stranger, { email: 'ana@mar.example' })).items).toEqual([]);
  expect(await database.db.$count(mailConsents, eq(mailConsents.emailKey, 'ana@mar.example'))).toBe(1);
});
