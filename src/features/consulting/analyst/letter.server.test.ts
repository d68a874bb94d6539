import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { readDraft } from '#features/consulting/report/draft/draft.server.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { startModelServer, type ModelServer } from '#tests/servers/model-server.ts';
import { systemOf } from '#tests/servers/obedient-model.ts';
import { putAnalystSettings, type ServerSettings } from './analyst-settings.server.ts';
import { acceptLetter, dismissLetter, draftLetter, getLetter } from './letter.server.ts';

const LETTER =
  'Your invoices are typed in by hand, and that is where the hours of the office go. We ask you to decide on one thing now, and to begin with it this week, before anything else in this report. The rest can wait until it works.';

let model: ModelServer;
let database: TestDatabase;
let ana: ServiceContext;
let companyId: number;
let settings: ServerSettings;

beforeAll(async () => {
  model = await startModelServer();
});
afterAll(() => model.stop());
beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db);
  settings = {
    ai: { baseUrl: model.url, apiKey: undefined, model: 'test-model', idleSeconds: 5 },
    secrets: TEST_SECRETS,
  };
  ({ id: companyId } = await createCompany(ana, aCompany()));
  await createProduct(ana, aProduct(companyId));
  await createDepartment(ana, aDepartment(companyId));
  await createStrength(ana, aStrength(companyId));
  await createProblem(
    ana,
    aProblem(companyId, { description: 'The supplier invoices are typed in by hand.', hoursPerWeek: 10 }),
  );
  await putAnalystSettings(ana, { isOn: true, monthlyTokens: undefined });
});
afterEach(() => database.close());

const draft = () => draftLetter(ana, companyId, settings, new AbortController().signal);
const saying = (text: string) => model.behave((_, answer) => answer.text(JSON.stringify({ letter: text })));
const freeze = async () =>
  freezeDraft(ana, companyId, { updatedAt: (await readDraft(ana, companyId)).updatedAt });
const letterOf = async () => (await readDraft(ana, companyId)).blocks.find(({ id }) => id === 'letter');

test('a drafted letter stands beside the draft, and nothing is frozen until a person has decided on it', async () => {
  saying(LETTER);
  expect(await draft()).toMatchObject({ letter: { text: LETTER, model: 'test-model' }, fault: null });
  expect((await letterOf())?.own).toBeNull();
  await expect(freeze()).rejects.toMatchObject({ code: 'model_text_open' });
  expect(await acceptLetter(ana, companyId)).toEqual({ letter: null, fault: null });
  expect(await letterOf()).toMatchObject({ own: LETTER, isStale: false });
  expect((await freeze()).id).toBeGreaterThan(0);
});

test('a dismissed letter leaves the computed one', async () => {
  saying(LETTER);
  await draft();
  await dismissLetter(ana, companyId);
  expect(await getLetter(ana, companyId)).toEqual({ letter: null, fault: null });
  await freeze();
});

test.each([
  ['figure', () => `${LETTER} It saves 4711 euros a year.`],
  ['address', () => `${LETTER} See www.evil.example for more.`],
  ['markup', () => `${LETTER} <b>Now.</b>`],
  ['length', () => 'Decide now.'],
  ['leak', () => systemOf(model)],
  [
    'language',
    () =>
      'Sus facturas se teclean a mano, y ahí se van las horas de la oficina. Le pedimos que decida ahora una sola cosa y que empiece por ella esta semana, antes que nada.',
  ],
])('a letter with the fault %s is refused, and the draft stays as it was', async (fault, text) => {
  model.behave((_, answer) => answer.text(JSON.stringify({ letter: text() })));
  expect(await draft()).toEqual({ letter: null, fault });
  await freeze();
});

test('a letter with a figure that the computed one no longer has cannot be accepted', async () => {
  saying(LETTER);
  await draft();
  await database.client.execute("update analyst_letters set text = text || ' 987654'");
  expect((await acceptLetter(ana, companyId)).fault).toBe('figure');
});

test('the letter of a company is nobody’s of another workspace', async () => {
  saying(LETTER);
  await draft();
  const eve = await aUserContext(database.db);
  for (const call of [getLetter, acceptLetter, dismissLetter])
    await expect(call(eve, companyId)).rejects.toMatchObject({ code: 'company_not_found' });
});
