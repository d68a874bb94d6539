import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inboxEntries, landingPages, marketingLeads } from '#db/schema/index.ts';
import { countInbox, listInbox } from '#features/leads/inbox/inbox.server.ts';
import { landingAnswerSchema } from '#features/marketing/landing/landing-answer.schema.ts';
import { findPublicPage, receiveAnswer } from '#features/marketing/landing/landing-answer.server.ts';
import { publishPage } from '#features/marketing/landing/landing-page.server.ts';
import { receiveEnquiry } from '#features/site/contact/enquiry.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aStaffContext, aUserContext, inOneCall } from '#tests/builders/context.ts';
import { anEnquiry } from '#tests/builders/enquiry.ts';
import { emailsIn } from '#tests/builders/emails.ts';
import { aLandingCampaign } from '#tests/builders/landing-campaign.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { answerEntry, makeRecordsOf, moveEntry } from './inbox-release.server.ts';

const SETTINGS = someSettings({ smtpUrl: undefined });

let database: TestDatabase;
let staff: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  staff = await aStaffContext(database.db);
});
afterEach(() => database.close());

const entries = () => database.db.select().from(inboxEntries).orderBy(inboxEntries.id);
const kinds = async () => (await emailsIn(database.db)).map(({ kind }) => kind);

async function aSuspect(over: Record<string, unknown> = {}): Promise<number> {
  await receiveEnquiry(staff, anEnquiry({ website: 'https://filled.example', ...over }), SETTINGS);
  return (await entries()).at(-1)?.id ?? 0;
}

async function aSuspectedAnswer(owner: ServiceContext): Promise<{ id: number; campaignId: number }> {
  const campaign = await aLandingCampaign(owner);
  const { slug } = await publishPage(owner, campaign.id, {}, SETTINGS);
  const page = await findPublicPage(owner, slug);
  if (!page) throw new Error('no page');
  const sent = {
    name: 'Ana Ruiz',
    email: 'ana@test.example',
    phone: '600 100 200',
    consent: '1',
    website: 'x',
  };
  const answer = landingAnswerSchema.parse({ ...sent, message: 'How long?', utm_source: 'news' });
  await receiveAnswer(owner, page, answer, SETTINGS);
  return { id: (await entries()).at(-1)?.id ?? 0, campaignId: campaign.id };
}

describe('an enquiry whose trap field is filled in', () => {
  test('waits in a folder of its own with a count, and sends no email', async () => {
    const id = await aSuspect();
    expect(await kinds()).toEqual([]);
    expect((await listInbox(staff, { limit: 50 })).items).toEqual([]);
    expect((await listInbox(staff, { limit: 50, status: 'suspected' })).items.map((item) => item.id)).toEqual(
      [id],
    );
    expect(await countInbox(staff)).toMatchObject({ suspected: 1, spam: 0, unread: 0 });
  });

  test.each([
    ['moved to the inbox', (id: number) => moveEntry(staff, id, { status: 'read' }, SETTINGS)],
    ['marked as unread', (id: number) => moveEntry(staff, id, { status: 'unread' }, SETTINGS)],
    ['converted', (id: number) => makeRecordsOf(staff, id, {}, SETTINGS)],
  ])('sends both emails as if it had never been suspected once it is %s', async (_name, judge) => {
    await receiveEnquiry(staff, anEnquiry({ about: 'consultia', page: '/es' }), SETTINGS);
    const expected = (await emailsIn(database.db)).map(({ text }) => text.replace(/number \d+|#\d+/g, ''));
    const id = await aSuspect({ about: 'consultia', page: '/es' });
    await judge(id);
    const released = (await emailsIn(database.db)).slice(2);
    expect(released.map(({ kind }) => kind)).toEqual(['enquiry_notice', 'enquiry_confirmation']);
    const bare = (text: string): string => text.replace(/\d+/g, '');
    expect(released.map(({ text }) => bare(text))).toEqual(expected.map(bare));
    expect((await entries()).at(-1)?.status).not.toBe('suspected');
  });

  test('is genuine once it is replied to, and sends both emails before the reply', async () => {
    const id = await aSuspect();
    await answerEntry(staff, id, { subject: null, body: 'Hello.' }, SETTINGS);
    expect(await kinds()).toEqual(['enquiry_notice', 'enquiry_confirmation', 'inbox_reply']);
    expect((await entries())[0]).toMatchObject({ status: 'read', held: null });
  });

  test('sends nothing as spam, and still can after a change of mind', async () => {
    const id = await aSuspect();
    await moveEntry(staff, id, { status: 'spam' }, SETTINGS);
    await moveEntry(staff, id, { status: 'archived' }, SETTINGS);
    expect(await kinds()).toEqual([]);
    await moveEntry(staff, id, { status: 'read' }, SETTINGS);
    expect(await kinds()).toHaveLength(2);
  });

  test('sends its emails only once, however often it is moved to spam and back', async () => {
    const id = await aSuspect();
    for (const status of ['read', 'spam', 'read'] as const) await moveEntry(staff, id, { status }, SETTINGS);
    expect(await kinds()).toHaveLength(2);
  });

  test('cannot be judged by other users, and a stale judgement sends nothing', async () => {
    const id = await aSuspect();
    const other = await aUserContext(database.db);
    const genuine = { status: 'read' as const };
    await expect(moveEntry(other, id, genuine, SETTINGS)).rejects.toMatchObject({ code: 'not_found' });
    const judged = { ...genuine, updatedAt: '2020-01-01T00:00:00.000Z' };
    const stale = inOneCall(staff, (inside) => moveEntry(inside, id, judged, SETTINGS));
    await expect(stale).rejects.toMatchObject({ code: 'stale' });
    expect(await kinds()).toEqual([]);
  });
});

describe('a landing-page response whose trap field is filled in', () => {
  test('becomes a lead with its phone, campaign and consent once its owner accepts it', async () => {
    const owner = await aUserContext(database.db);
    const { id, campaignId } = await aSuspectedAnswer(owner);
    expect(await database.db.select().from(marketingLeads)).toEqual([]);
    await moveEntry(owner, id, { status: 'read' }, SETTINGS);
    const [lead] = await database.db.select().from(marketingLeads);
    expect(lead).toMatchObject({
      contactEmail: 'ana@test.example',
      contactPhone: '600 100 200',
      notes: 'How long?',
      utmSource: 'news',
      campaignId,
      consentText: expect.stringContaining('Talleres Mar'),
    });
    expect((await entries()).at(-1)).toMatchObject({ marketingLeadId: lead?.id, status: 'read', held: null });
    expect(await emailsIn(database.db)).toMatchObject([
      { kind: 'landing_confirmation', recipient: 'ana@test.example', userId: owner.user.id },
    ]);
  });

  test('shows its phone before it is judged, and is moved without an email if its page is gone', async () => {
    const owner = await aUserContext(database.db);
    const { id } = await aSuspectedAnswer(owner);
    await database.db.delete(landingPages);
    const entry = await moveEntry(owner, id, { status: 'read' }, SETTINGS);
    expect(entry).toMatchObject({ status: 'read', email: 'ana@test.example' });
    expect([await kinds(), await database.db.select().from(marketingLeads)]).toEqual([[], []]);
    expect(await database.db.select().from(inboxEntries).where(eq(inboxEntries.id, id))).toHaveLength(1);
  });
});
