// One long file: members, their roles and the end of a workspace share its rows.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  crmContacts,
  inboxEntries,
  outbox,
  pageTakedowns,
  users,
  workspaceInvitations,
  workspaces,
} from '#db/schema/index.ts';
import { chosenOf, factsOfUser, memberWorkspace } from '#features/accounts/workspace.server.ts';
import { endAccount, eraseEnded } from '#features/accounts/privacy/erase-account.server.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { findPublicPage } from '#features/marketing/landing/landing-answer.server.ts';
import { publishPage } from '#features/marketing/landing/landing-page.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { call } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anInboxEntry } from '#tests/builders/crm-flow.ts';
import { aLandingCampaign } from '#tests/builders/landing-campaign.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { leaveWorkspaces } from './erase-workspace.server.ts';
import { changeMember, listMembers, removeMember, requireOtherOwners } from './member.server.ts';
import { findSiteInbox, moveSiteInbox } from './site-inbox.server.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.server.ts';
import { invite, withdrawInvitation } from './workspace-invitation.server.ts';
import {
  chooseWorkspace,
  createWorkspace,
  deleteWorkspace,
  listWorkspaces,
  changeWorkspace,
} from './workspace.server.ts';

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
const secretFor = async (email: string, role: 'owner' | 'member' | 'reader' = 'member') =>
  (await invite(owner, id, { email, role, language: undefined }, settings)).url.split('/').at(-1) ?? '';
const join = async (who: ServiceContext, role: 'owner' | 'member' | 'reader' = 'member') =>
  acceptInvitation(who, await secretFor(who.user.email, role));
const within = async (who: ServiceContext): Promise<ServiceContext> => ({
  ...who,
  workspace: await memberWorkspace(who.db, who.user.id, id),
});
const aContact = async (who: ServiceContext) =>
  call(await within(who), (ctx) => createContact(ctx, createContactSchema.parse({ firstName: 'Ana' })));
const contacts = async (who: ServiceContext) => (await within(who)).rows(crmContacts).select();

describe('an invitation', () => {
  test('lets the account of its address in, once, and chooses the workspace', async () => {
    const secret = await secretFor(guest.user.email.toUpperCase(), 'reader');
    await expect(acceptInvitation(owner, secret)).rejects.toMatchObject({ code: 'invitation_address' });
    expect(await acceptInvitation(guest, secret)).toMatchObject({ id, role: 'reader', isChosen: true });
    await expect(acceptInvitation(guest, secret)).rejects.toMatchObject({ code: 'link_invalid' });
    const facts = await factsOfUser(database.db, guest.user.id);
    expect(facts && chosenOf(facts)).toMatchObject({ id, role: 'reader' });
  });

  test('is void once withdrawn, replaced, expired, or sent by an account that is disabled', async () => {
    const refused = { code: 'link_invalid' };
    const first = await secretFor(guest.user.email);
    const second = await secretFor(guest.user.email);
    await expect(findInvitation(guest, first)).rejects.toMatchObject(refused);
    const found = await findInvitation(guest, second);
    const later = { ...guest, now: new Date('2026-03-08T09:00:00.001Z') };
    await expect(findInvitation(later, second)).rejects.toMatchObject(refused);
    await database.db.update(users).set({ disabledAt: 'x' }).where(eq(users.id, owner.user.id));
    await expect(findInvitation(guest, second)).rejects.toMatchObject(refused);
    await withdrawInvitation(owner, { id, invitationId: found.id });
    expect(await database.db.$count(workspaceInvitations)).toBe(0);
  });

  test('is emailed in the language of the account it is for', async () => {
    await database.db.update(users).set({ language: 'es' }).where(eq(users.id, guest.user.id));
    await secretFor(guest.user.email);
    await secretFor('new@test.example');
    const subjects = (await database.db.select().from(outbox).orderBy(outbox.id)).map(
      ({ subject }) => subject,
    );
    expect(subjects).toEqual([
      expect.stringMatching(/^Le invitan a un espacio/),
      expect.stringMatching(/^You are invited to a workspace/),
    ]);
  });

  test('is refused for a member, and to whoever is no owner', async () => {
    await join(guest);
    await expect(secretFor(guest.user.email)).rejects.toMatchObject({ code: 'taken' });
    const asked = invite(
      guest,
      id,
      { email: 'x@test.example', role: 'member', language: undefined },
      settings,
    );
    await expect(asked).rejects.toMatchObject({ code: 'owner_only' });
  });
});

test('two members see the same rows, and an outsider is told of no workspace', async () => {
  await join(guest);
  const { id: contact } = await aContact(guest);
  expect((await contacts(owner)).map((row) => row.id)).toEqual([contact]);
  const outsider = await aUserContext(database.db);
  await expect(within(outsider)).rejects.toMatchObject({ code: 'workspace_left' });
  await expect(listMembers(outsider, id)).rejects.toMatchObject({ code: 'workspace_left' });
  expect(await outsider.rows(crmContacts).select()).toEqual([]);
});

test('one workspace at a time is chosen', async () => {
  const { id: other } = await createWorkspace(owner, { name: 'Compras' });
  await chooseWorkspace(owner, id);
  expect(await chooseWorkspace(owner, other)).toMatchObject({ id: other, isChosen: true });
  await chooseWorkspace(owner, owner.workspace.id);
  const { items } = await listWorkspaces(owner);
  expect(items.map(({ name, isChosen, memberCount }) => [name, isChosen, memberCount])).toEqual([
    [null, true, 1],
    ['Compras', false, 1],
    ['Ventas', false, 1],
  ]);
});

test('a workspace keeps an owner, whoever steps down or leaves', async () => {
  await join(guest, 'owner');
  const member = { id, userId: owner.user.id };
  expect(await changeMember(guest, member, { role: 'reader' })).toMatchObject({ role: 'reader' });
  const refused = { code: 'last_owner', details: { values: { name: 'Ventas' } } };
  const own = { id, userId: guest.user.id };
  await expect(changeMember(guest, own, { role: 'member' })).rejects.toMatchObject(refused);
  await expect(removeMember(guest, own)).rejects.toMatchObject(refused);
  await expect(requireOtherOwners(database.db, guest.user.id)).rejects.toMatchObject(refused);
  await expect(removeMember(owner, own)).rejects.toMatchObject({ code: 'reader_only' });
  await removeMember(owner, member);
  await expect(within(owner)).rejects.toMatchObject({ code: 'workspace_left' });
});

test('the personal workspace can be neither renamed nor deleted nor shared', async () => {
  const personal = owner.workspace.id;
  const refused = { code: 'workspace_personal' };
  await expect(changeWorkspace(owner, personal, { name: 'x' })).rejects.toMatchObject(refused);
  await expect(deleteWorkspace(owner, personal)).rejects.toMatchObject(refused);
  await expect(listMembers(owner, personal)).rejects.toMatchObject(refused);
});

test('a deleted workspace is closed at once, and erased with all its rows by the job', async () => {
  await join(guest);
  await aContact(guest);
  await deleteWorkspace(owner, id);
  await expect(within(guest)).rejects.toMatchObject({ code: 'workspace_left' });
  expect(await database.db.$count(crmContacts)).toBe(1);
  await eraseEnded(database.db, owner.now);
  expect(await database.db.$count(crmContacts)).toBe(0);
  expect(await database.db.$count(workspaces, eq(workspaces.id, id))).toBe(0);
});

describe('an account that ends', () => {
  const end = async ({ user, now }: ServiceContext) => {
    await database.db.transaction((tx) => endAccount(tx, user.id, now));
    await eraseEnded(database.db, now);
  };

  test('leaves what it recorded to the workspace, and to its first owner', async () => {
    await join(guest);
    const { id: contact } = await aContact(guest);
    await call(guest, (ctx) => createContact(ctx, createContactSchema.parse({ firstName: 'Own' })));
    await end(guest);
    expect(await database.db.$count(users, eq(users.id, guest.user.id))).toBe(0);
    expect(await contacts(owner)).toMatchObject([{ id: contact, userId: owner.user.id }]);
    expect(await database.db.$count(crmContacts)).toBe(1);
  });

  test('is followed by the oldest member where nobody else owns the workspace', async () => {
    await join(guest, 'reader');
    await aContact(owner);
    await end(owner);
    expect(await within(guest)).toMatchObject({ workspace: { role: 'owner' } });
    expect(await contacts(guest)).toMatchObject([{ userId: guest.user.id }]);
  });

  test('takes a workspace with it in which nobody is left', async () => {
    await aContact(owner);
    await end(owner);
    expect(await database.db.$count(crmContacts)).toBe(0);
    expect(await database.db.$count(workspaces, eq(workspaces.id, id))).toBe(0);
  });

  describe('and has published in the workspace', () => {
    const published = async (who: ServiceContext) => {
      const inside = await within(who);
      const campaign = await call(inside, (ctx) => aLandingCampaign(ctx, { name: `page ${who.user.id}` }));
      const { slug } = await call(inside, (ctx) => publishPage(ctx, campaign.id, {}, settings));
      return slug;
    };
    const takeDown = (slug: string) =>
      database.db.insert(pageTakedowns).values({ slug, userId: guest.user.id, createdAt: 'x' });
    const isUp = async (slug: string) => (await findPublicPage(owner, slug)) !== null;

    test('leaves its page up, from the first moment on and for good, with an owner to answer to', async () => {
      await join(guest);
      const slug = await published(guest);
      await database.db.transaction((tx) => endAccount(tx, guest.user.id, guest.now));
      expect(await findPublicPage(owner, slug)).toMatchObject({ ownerId: owner.user.id });
      await eraseEnded(database.db, guest.now);
      expect(await isUp(slug)).toBe(true);
    });

    test('brings no page back that an administrator took down', async () => {
      await join(guest);
      const slug = await published(guest);
      await takeDown(slug);
      await end(guest);
      expect(await isUp(slug)).toBe(false);
    });

    test('takes its own pages down', async () => {
      const slug = await call(guest, async (ctx) => {
        const campaign = await aLandingCampaign(ctx);
        return (await publishPage(ctx, campaign.id, {}, settings)).slug;
      });
      await end(guest);
      expect(await isUp(slug)).toBe(false);
    });
  });
});

test('the site’s open enquiries return to the administrators where the last owner is gone, whoever is left', async () => {
  await join(guest);
  await moveSiteInbox(database.db, id);
  const entry = await anInboxEntry(database.db, { entry: { workspaceId: id } });
  await leaveWorkspaces(database.db, owner.user.id);
  expect(await findSiteInbox(database.db)).toBeNull();
  const kept = await database.db.select().from(inboxEntries).where(eq(inboxEntries.id, entry));
  expect(kept).toMatchObject([{ workspaceId: null }]);
  expect(await memberWorkspace(database.db, guest.user.id, id)).toMatchObject({ role: 'owner' });
});
