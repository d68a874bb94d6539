// One long file: from a notification to a browser, through the job and a local push service.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  installation,
  jobs,
  journalReaders,
  pushDevices,
  sessions,
  users,
  workspaceMembers,
} from '#db/schema/index.ts';
import { updateSettings } from '#features/accounts/notifications/settings.server.ts';
import { readNotifications } from '#features/accounts/notifications/notification.server.ts';
import { addDevice, listDevices, removeDevice } from '#features/accounts/push/device.server.ts';
import { addDeviceSchema } from '#features/accounts/push/push.schema.ts';
import { pushHandler } from '#features/accounts/push/push-run.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createSecretBox } from '#kernel/config/secret-box.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { runDue } from '#kernel/jobs/queue.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { readForNotifications } from './read-journal.server.ts';

const settings = { ...someSettings(), webhooks: { isLoopbackAllowed: true } };
const log = pino({ level: 'silent' });
const SESSION = 'a-session-of-bea';

type Received = { headers: IncomingHttpHeaders; body: Buffer };

let database: TestDatabase;
let ana: ServiceContext;
let bea: ServiceContext;
let now: Date;
let service: Server;
let received: Received[];
let status: number;

beforeEach(async () => {
  database = await openTestDatabase();
  const [owner, member] = [await aUserContext(database.db), await aUserContext(database.db)];
  const { id } = await createWorkspace(owner, { name: 'Ventas' });
  now = owner.now;
  const createdAt = now.toISOString();
  await database.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: member.user.id, role: 'member', createdAt });
  await database.db.update(journalReaders).set({ lookedAt: createdAt });
  const inAYear = Math.floor(now.getTime() / 1_000) + 365 * 86_400;
  await database.db.insert(sessions).values({
    ...{ id: SESSION, userId: member.user.id, userAgent: 'Firefox', createdAt },
    ...{ expiresAt: inAYear, absoluteExpiresAt: inAYear, bearerHash: 'hash', bearerExpiresAt: inAYear },
  });
  const within = async (who: ServiceContext) => ({
    ...who,
    workspace: await memberWorkspace(who.db, who.user.id, id),
  });
  [ana, bea] = [await within(owner), await within(member)];
  [received, status] = [[], 201];
  service = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      answer.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterEach(async () => {
  service.close();
  await database.close();
});

/** A browser, which alone can read what is sent to it. */
function aBrowser() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  /** As RFC 8291 and RFC 8188 have it, of one record. */
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const idLength = body[20] ?? 0;
    const sender = body.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
    const sealed = body.subarray(21 + idLength);
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  return { keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }, read };
}

const address = (): string => `http://127.0.0.1:${(service.address() as AddressInfo).port}/device`;

/** Tells Bea on a browser from now on. */
async function toldOn(browser = aBrowser()) {
  // The browser asks for the key first.
  await listDevices(bea, SESSION, settings);
  const given = addDeviceSchema.parse({ endpoint: address(), expirationTime: null, keys: browser.keys });
  return { ...browser, device: await addDevice(bea, given, { id: SESSION }, settings) };
}
/** Ana gives Bea a contact. */
async function give(firstName: string): Promise<void> {
  const contact = aCrmContact({ firstName, lastName: 'Gil', ownerId: bea.user.id });
  await called({ ...ana, now }, createContact, contact);
  await readForNotifications(database.db, now);
}
async function work(): Promise<void> {
  const handlers = [pushHandler({ settings })];
  for (let round = 0; round < 6; round += 1)
    await runDue({ db: database.db, handlers, log, clock: () => now });
}
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000));

/** Claims of the VAPID header, whose signature is checked with the key in it. */
function claimsOf({ headers }: Received): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isGenuine).toBe(true);
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), key };
}

test('a browser is told once, encrypted for it alone and signed for its push service', async () => {
  const { read } = await toldOn();
  const { publicKey } = await listDevices(bea, SESSION, settings);
  await give('Luis');
  await work();
  await work();
  expect(received).toHaveLength(1);
  const [first] = received;
  if (!first) return;
  expect(claimsOf(first)).toMatchObject({ aud: new URL(address()).origin, key: publicKey });
  expect(first.headers['content-encoding']).toBe('aes128gcm');
  expect(first.body.includes('Luis')).toBe(false);
  expect(read(first.body)).toMatchObject({
    title: expect.stringContaining('Luis Gil') as string,
    body: 'Ventas',
    url: expect.stringMatching(/^\/leadmanager\/contacts\/\d+\?workspace=\d+$/u) as string,
  });
});

test('many at once are one message, and what was read or is not wanted is none', async () => {
  const { read } = await toldOn();
  for (const name of ['Luis', 'Eva', 'Leo', 'Sol']) await give(name);
  await work();
  expect(received.map(({ body }) => read(body))).toMatchObject([{ url: '/start' }]);
  await give('Iris');
  await readNotifications(bea, { all: true });
  await work();
  await updateSettings(bea, { kinds: { assignment: { inPage: true, mail: 'off', push: false } } });
  await give('Mar');
  await work();
  expect(received).toHaveLength(1);
});

test('quiet hours send nothing, and what came in them follows', async () => {
  await toldOn();
  const hour = (shift: number) => new Date(now.getTime() + shift * 3_600_000).toISOString().slice(11, 16);
  await updateSettings(bea, { quietHours: { from: hour(-1), to: hour(1) }, timeZone: 'UTC' });
  await give('Luis');
  await work();
  expect(received).toHaveLength(0);
  later(70);
  await work();
  expect(received).toHaveLength(1);
});

test('a browser that has taken its leave is forgotten; one that fails is tried again, and nothing is lost', async () => {
  await toldOn();
  status = 503;
  await give('Luis');
  await work();
  expect(await database.db.select().from(pushDevices)).toMatchObject([{ failures: 1 }]);
  later(10);
  status = 201;
  await work();
  expect(received).toHaveLength(2);
  expect(await database.db.select().from(pushDevices)).toMatchObject([{ failures: 0 }]);
  status = 410;
  await give('Eva');
  await work();
  expect(await database.db.select().from(pushDevices)).toEqual([]);
  expect(await database.db.$count(jobs, eq(jobs.kind, 'push'))).toBe(0);
});

test('an address that is not public is refused, as text and at the connection', async () => {
  const { keys } = aBrowser();
  const strict = { ...settings, webhooks: { isLoopbackAllowed: false } };
  for (const endpoint of [address(), 'https://10.0.0.7/x', 'https://[::1]/x', 'http://push.example/x'])
    await expect(
      addDevice(bea, addDeviceSchema.parse({ endpoint, keys }), { id: SESSION }, strict),
    ).rejects.toMatchObject({ code: 'invalid' });
  await toldOn();
  await give('Luis');
  await runDue({ db: database.db, handlers: [pushHandler({ settings: strict })], log, clock: () => now });
  expect(received).toHaveLength(0);
  expect(await database.db.select().from(pushDevices)).toEqual([]);
});

test('a demo is refused and told nothing, and a browser is told no longer than it is signed in', async () => {
  const { keys } = await toldOn();
  const demoExpiresAt = new Date(now.getTime() + 86_400_000).toISOString();
  await database.db.update(users).set({ demoExpiresAt }).where(eq(users.id, bea.user.id));
  await give('Luis');
  await work();
  expect(received).toHaveLength(0);
  const again = addDeviceSchema.parse({ endpoint: address(), keys });
  await expect(addDevice(bea, again, { id: SESSION }, settings)).rejects.toMatchObject({
    code: 'demo_account',
  });
  await database.db.delete(sessions).where(eq(sessions.id, SESSION));
  expect(await database.db.select().from(pushDevices)).toEqual([]);
});

test('nobody removes a browser of somebody else, and the private key is stored sealed', async () => {
  const { device } = await toldOn();
  await expect(removeDevice(ana, device.id)).rejects.toMatchObject({ code: 'not_found' });
  const { publicKey } = await listDevices(bea, SESSION, settings);
  const [stored] = await database.db.select().from(installation).where(eq(installation.name, 'pushKeys'));
  expect(JSON.parse(stored?.value ?? '')).toMatchObject({
    sealed: expect.stringMatching(/^sealed1:/u) as string,
  });
  // With another key nothing opens: a new pair is made, and the devices of the old one go.
  const secrets = createSecretBox('another key of the tests, long enough too');
  const renewed = await listDevices(bea, SESSION, { ...settings, secrets });
  expect(renewed).toMatchObject({ items: [] });
  expect(renewed.publicKey).not.toBe(publicKey);
});
