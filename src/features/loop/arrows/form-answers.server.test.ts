import { afterEach, beforeEach, expect, test } from 'vitest';
import { marketingLeads } from '#db/schema/index.ts';
import { contactFromLead } from './contact-from-lead.server.ts';
import { answerEntry } from './inbox-release.server.ts';
import { findEntry } from '#features/leads/inbox/inbox-rows.server.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import { rewriteCampaign } from '#features/marketing/campaigns/campaign-writing.server.ts';
import { updateCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { listLeads } from '#features/marketing/leads/lead.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aLandingCampaign } from '#tests/builders/landing-campaign.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { questionFields } from '#features/marketing/landing/form-questions.rules.ts';
import { FORM_QUESTIONS } from '#features/marketing/landing/form-questions.values.ts';
import { formAnswersOf, landingAnswerSchema } from '#features/marketing/landing/landing-answer.schema.ts';
import { findPublicPage, receiveAnswer } from '#features/marketing/landing/landing-answer.server.ts';
import { publishPage } from '#features/marketing/landing/landing-page.server.ts';

const SETTINGS = someSettings({ smtpUrl: undefined });
const QUESTIONS = ['¿Mañana o tarde?', '¿Es la primera visita?'];
const SENT = { name: 'Ana Ruiz', email: 'ana@test.example', consent: '1', message: 'Hola' };

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

async function answer(values: Record<string, string>) {
  const { id } = await aLandingCampaign(owner, { language: 'es' });
  await updateCampaign(owner, id, { content: { questions: QUESTIONS } });
  const { slug } = await publishPage(owner, id, {}, SETTINGS);
  const page = await findPublicPage(owner, slug);
  if (!page) throw new Error('no page');
  const sent = { ...SENT, ...values };
  const answers = formAnswersOf(page.content.questions ?? [], sent);
  await receiveAnswer(owner, page, { ...landingAnswerSchema.parse(sent), answers }, SETTINGS);
  return id;
}

const TYPED = '  Por la tarde, sobre las 5  ';
const STORED = [{ question: '¿Mañana o tarde?', answer: 'Por la tarde, sobre las 5' }];

test('an answer to a question of the form stands on the lead, in the inbox and with the contact, beside the message', async () => {
  await answer({ 'q-manana-o-tarde': TYPED });
  const { items } = await listLeads(owner, { limit: 50, q: 'sobre las 5' });
  expect(items.map(({ answers, notes }) => ({ answers, notes }))).toEqual([
    { answers: STORED, notes: 'Hola' },
  ]);
  expect((await findEntry(owner, 1)).answers).toEqual(STORED);
  const { contactId } = await contactFromLead(owner, items[0]?.id ?? 0);
  expect((await requireContact(owner, contactId)).notes).toBe(
    'Hola\n\n¿Mañana o tarde?\nPor la tarde, sobre las 5',
  );
});

test('answers of a suspected form wait with it and come with its lead', async () => {
  await answer({ 'q-manana-o-tarde': TYPED, website: 'x' });
  expect((await findEntry(owner, 1)).answers).toEqual(STORED);
  expect(await database.db.select().from(marketingLeads)).toEqual([]);
  await answerEntry(owner, 1, { subject: 'Hola', body: 'Hola' }, SETTINGS);
  const [lead] = await database.db.select().from(marketingLeads);
  expect(lead?.answers).toEqual(STORED);
});

test('a page whose owner chose no question asks none, and stores no answer', async () => {
  expect(formAnswersOf([], { 'q-manana-o-tarde': 'Tarde' })).toEqual([]);
  await answer({});
  const [lead] = await database.db.select().from(marketingLeads);
  expect(lead?.answers).toBeNull();
});

test('an answer never stands under another question, and two alike have a field each', () => {
  expect(formAnswersOf(['¿Qué día?'], { 'q-manana-o-tarde': 'Tarde' })).toEqual([]);
  expect(questionFields(['¿Cuándo?', '', '¡Cuándo!']).map(({ name }) => name)).toEqual([
    'q-cuando',
    'q-cuando-2',
  ]);
});

test('an answer that is too long is refused at its field', () => {
  const sent = { 'q-manana-o-tarde': 'x'.repeat(FORM_QUESTIONS.answer + 1) };
  expect(() => formAnswersOf(QUESTIONS, sent)).toThrow(
    expect.objectContaining({ details: { fields: { 'q-manana-o-tarde': 'errors:fields.tooLong' } } }),
  );
});

test('a text written again in its language keeps the questions', async () => {
  const id = await answer({});
  const again = async (input: { tone: 'direct' }) =>
    (await (await rewriteCampaign(owner, id, input))(database.db)).content;
  expect(await again({ tone: 'direct' })).toMatchObject({ questions: QUESTIONS });
});
