import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { aLandingCampaign } from '#tests/builders/landing-campaign.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { findCampaignDesk } from '#features/marketing/campaigns/campaign-desk.server.ts';
import { listCampaigns } from '#features/marketing/campaigns/campaign.server.ts';
import { findPublicPage } from './landing-answer.server.ts';
import { publishPage, storePage } from './landing-page.server.ts';
import { publishSchema } from './landing-page.schema.ts';
import { deleteMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { listPages, setTakenDown } from './page-admin.server.ts';

const SETTINGS = { siteUrl: 'https://site.example', smtpUrl: undefined };
const DEMO = { demoExpiresAt: '2030-01-01T00:00:00.000Z' };
const DISABLED = { disabledAt: '2026-03-01T09:00:00.000Z' };

let database: TestDatabase;
let owner: ServiceContext;
let admin: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  admin = await aStaffContext(database.db);
});
afterEach(() => database.close());

const change = (account: object) => database.db.update(users).set(account).where(eq(users.id, owner.user.id));
const publish = async (ctx = owner, slug?: string) => {
  const { id } = await aLandingCampaign(ctx);
  const input = publishSchema.parse(slug === undefined ? {} : { slug });
  return { id, ...(await publishPage(ctx, id, input, SETTINGS)) };
};
const takeDown = (slug: string, isTakenDown = true) => setTakenDown(admin, slug, { isTakenDown });
const isPublic = async (slug: string): Promise<boolean> => (await findPublicPage(owner, slug)) !== null;

test('a demo publishes nothing, its earlier pages are closed, and its figures stay', async () => {
  const { id } = await aLandingCampaign(owner);
  const slug = await storePage(owner, id, {});
  expect(await isPublic(slug)).toBe(true);
  await change(DEMO);
  expect(await isPublic(slug)).toBe(false);
  await expect(publishPage(owner, id, {}, SETTINGS)).rejects.toMatchObject({ code: 'demo_preview_only' });
  expect((await findCampaignDesk(owner, id)).publishing).toEqual({ isDemo: true, takenDown: [] });
  expect((await listCampaigns(owner, { limit: 50 })).items).toMatchObject([{ slug: null }]);
  expect((await listPages(admin, { limit: 50 })).items).toEqual([]);
});

test('the pages of a disabled account are offline at once, and online again when it is enabled', async () => {
  const { slug } = await publish();
  await change(DISABLED);
  expect(await isPublic(slug)).toBe(false);
  expect((await listPages(admin, { limit: 50 })).items).toMatchObject([
    { slug, owner: { isDisabled: true } },
  ]);
  await change({ disabledAt: null });
  expect(await isPublic(slug)).toBe(true);
});

describe('a page that an administrator has taken down', () => {
  test('is offline and released at once, and its owner sees why', async () => {
    const { slug, id } = await publish();
    const other = await publish();
    expect(await takeDown(slug)).toMatchObject({ slug, takenDownAt: admin.now.toISOString() });
    expect([await isPublic(slug), await isPublic(other.slug)]).toEqual([false, true]);
    expect((await findCampaignDesk(owner, id)).publishing).toEqual({ isDemo: false, takenDown: [slug] });
    expect(await takeDown(slug, false)).toMatchObject({ slug, takenDownAt: null });
    expect(await isPublic(slug)).toBe(true);
    await publishPage(owner, id, {}, SETTINGS);
  });

  test.each([
    ['publishing it again', (id: number) => publishPage(owner, id, {}, SETTINGS)],
    ['another address', (id: number) => publishPage(owner, id, publishSchema.parse({ slug: 'x' }), SETTINGS)],
    ['another campaign', () => publish()],
    [
      'deleting the campaign first',
      async (id: number) => {
        await called(owner, deleteMarketing, 'campaign', id);
        return publish();
      },
    ],
  ])('cannot be published again by %s', async (_name, tryAgain) => {
    const { slug, id } = await publish();
    await takeDown(slug);
    await expect(tryAgain(id)).rejects.toMatchObject({
      code: 'page_taken_down',
      details: { values: { slug } },
    });
    expect(await isPublic(slug)).toBe(false);
  });

  test('blocks its address, also after its campaign is deleted, until it is released', async () => {
    const { slug, id } = await publish();
    await takeDown(slug);
    await called(owner, deleteMarketing, 'campaign', id);
    const other = await aUserContext(database.db);
    await expect(publish(other, slug)).rejects.toMatchObject({ code: 'taken' });
    expect((await publish(other)).slug).not.toBe(slug);
    expect((await listPages(admin, { limit: 50 })).items).toMatchObject([
      { slug, publishedAt: null },
      { owner: { id: other.user.id } },
    ]);
    await takeDown(slug, false);
    await publish(owner, slug);
  });
});

test('administrators find a page by its address, its company and its owner, page by page', async () => {
  const { slug } = await publish();
  await change({ searchText: owner.user.email });
  const other = await aUserContext(database.db);
  const second = await publish(other);
  const found = async (q: string) =>
    (await listPages(admin, { limit: 50, q })).items.map((page) => page.slug);
  expect(await found(slug.toUpperCase())).toContain(slug);
  expect(await found(owner.user.email)).toEqual([slug]);
  expect((await found('talleres')).toSorted()).toEqual([slug, second.slug].toSorted());
  expect(await found('%')).toEqual([]);
  const first = await listPages(admin, { limit: 1 });
  const next = await listPages(admin, { limit: 1, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...next.items].map((page) => page.slug)).toEqual([second.slug, slug]);
  expect(next.nextCursor).toBeNull();
  await expect(takeDown('nobody-has-this')).rejects.toMatchObject({ code: 'not_found' });
});
