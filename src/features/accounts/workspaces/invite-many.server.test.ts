import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox, workspaceInvitations } from '#db/schema/index.ts';
import { listNotifications } from '#features/accounts/notifications/notification.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.server.ts';
import { invitationLink } from './invitation-link.server.ts';
import { inviteMany, sendAgain } from './invite-many.server.ts';
import { listInvitations } from './workspace-invitation.server.ts';
import { createWorkspace } from './workspace.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let guest: ServiceContext;
let id: number;

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  guest = await aUserContext(database.db);
  ({ id } = await createWorkspace(owner, { name: 'Ventas' }));
});
afterEach(() => database.close());

const settings = someSettings({ smtpUrl: undefined });
const invited = async (addresses: string) =>
  (await inviteMany(owner, id, { addresses, role: 'member', language: undefined }, settings)).items;
const secretOf = (url: string): string => url.split('/').at(-1) ?? '';

test('each address of a pasted list has an outcome of its own, and nothing pasted is lost', async () => {
  await invited('eva@test.example');
  const items = await invited(`Ana Ruiz <ana@test.example>; eva@test.example\n${owner.user.email}, marta@`);
  expect(items.map(({ written, outcome }) => [written, outcome])).toEqual([
    ['Ana Ruiz <ana@test.example>', 'invited'],
    ['eva@test.example', 'waiting'],
    [owner.user.email, 'member'],
    ['marta@', 'not_address'],
  ]);
  expect(items[0]?.invitation).toMatchObject({ email: 'ana@test.example', role: 'member', isMailed: false });
  const mails = await database.db.select({ to: outbox.recipient }).from(outbox).orderBy(outbox.id);
  expect(mails.map(({ to }) => to).sort()).toEqual(['ana@test.example', 'eva@test.example']);
});

test('with a mail server, an invitation says that it is sent', async () => {
  const withServer = someSettings({ smtpUrl: 'smtp://127.0.0.1:1' });
  await database.db.run('update users set emailConfirmedAt = createdAt');
  const input = { addresses: 'ana@test.example', role: 'member', language: undefined } as const;
  const { items } = await inviteMany(owner, id, input, withServer);
  expect(items[0]?.invitation?.isMailed).toBe(true);
});

test('as many are invited as one may in an hour, and the others are told', async () => {
  const limited = someSettings({ smtpUrl: undefined, isRateLimited: true });
  const addresses = Array.from({ length: 62 }, (_, at) => `person${at}@test.example`).join('\n');
  const { items } = await inviteMany(owner, id, { addresses, role: 'reader', language: undefined }, limited);
  expect(items.map(({ outcome }) => outcome)).toEqual([
    ...Array<string>(60).fill('invited'),
    'limited',
    'limited',
  ]);
});

test('the link of an invitation can be copied again, and is the one that was sent', async () => {
  const [made] = await invited(guest.user.email);
  const invitationId = made?.invitation?.id ?? 0;
  const { url } = await invitationLink(owner, { id, invitationId }, settings);
  expect(url).toBe(made?.invitation?.url);
  // Of an earlier version, which kept no link: a new one, which works.
  await database.db.update(workspaceInvitations).set({ sealedToken: null });
  const renewed = await invitationLink(owner, { id, invitationId }, settings);
  expect(renewed.url).not.toBe(url);
  expect(await acceptInvitation(guest, secretOf(renewed.url))).toMatchObject({ id, role: 'member' });
});

test('an invitation that has expired is listed as such, and works again once it is sent again', async () => {
  const [made] = await invited(guest.user.email);
  const invitationId = made?.invitation?.id ?? 0;
  await database.db
    .update(workspaceInvitations)
    .set({ expiresAt: '2026-02-01T00:00:00.000Z' })
    .where(eq(workspaceInvitations.id, invitationId));
  expect((await listInvitations(owner, id)).items).toMatchObject([{ id: invitationId, isExpired: true }]);
  const sent = await sendAgain(owner, { id, invitationId }, settings);
  expect((await listInvitations(owner, id)).items).toMatchObject([{ id: sent.id, isExpired: false }]);
  await expect(findInvitation(guest, secretOf(made?.invitation?.url ?? ''))).rejects.toMatchObject({
    code: 'link_invalid',
  });
  expect(await findInvitation(guest, secretOf(sent.url))).toMatchObject({ email: guest.user.email });
});

test('owners hear that somebody has joined', async () => {
  const [made] = await invited(guest.user.email);
  await acceptInvitation(guest, secretOf(made?.invitation?.url ?? ''));
  expect((await listNotifications(owner, { limit: 5 })).items).toMatchObject([
    {
      kind: 'member_joined',
      actor: { id: guest.user.id },
      name: 'Ventas',
      href: '/account/workspaces',
    },
  ]);
});
