import { aProblem } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { startModelServer, type ModelBehaviour, type ModelServer } from '#tests/servers/model-server.ts';
import { A_DRAFT, approve, messageOf } from '#tests/servers/obedient-model.ts';
import { startServer } from '#tests/server.ts';
import { expect, test as base } from '#tests/e2e/fixtures.ts';
import { signedIn } from '#tests/e2e/leads/leads.ts';

const test = base.extend<object, { model: ModelServer }>({
  model: [
    // Playwright requires the destructuring pattern, even if empty.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({ AI_BASE_URL: model.url, AI_MODEL: 'test-model' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const FLOWERS = 'The flowers for a burial are ordered too late.';
const QUOTES = 'Quotes for stairs take two weeks.';
/** Reads the flowers with an action; of quotes it talks nonsense. */
const analyst: ModelBehaviour = (prompt, answer) => {
  if (approve(prompt, answer)) return;
  const { text = '' } = messageOf(prompt);
  if (text !== FLOWERS) return answer.text('I would say that quotes are slow.');
  const reading = { process: 'orders', symptom: 'slow', evidence: ['ordered too late'], figures: [] };
  answer.text(JSON.stringify({ ...reading, interventions: [], draft: A_DRAFT }));
};

test('a model reads the open problems after what it costs was said; its reading is accepted by the same keys, and what it could not read stays with the rules @once', async ({
  portal,
  model,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  model.behave(analyst);
  await api.call('PUT', '/api/workspaces/own/analyst', { isOn: true });
  const companyId = await aReadyCompany(api);
  const before = (await api.call('GET', `/api/companies/${companyId}/problems`)).body as { id: number }[];
  for (const { id } of before) await api.call('DELETE', `/api/problems/${id}`);
  for (const description of [FLOWERS, QUOTES])
    await api.make('/api/problems', aProblem(companyId, { description }));

  const page = await portal.open(`/empresa/${companyId}?tab=problems`);
  const bar = t('consulting:review.start');
  await page.getByRole('button', { name: new RegExp(`${bar}$`) }).click();
  const dialog = page.getByRole('dialog', { name: t('consulting:review.title') });
  await dialog.getByRole('button', { name: t('consulting:analyst.start') }).click();
  const host = t('consulting:analyst.installationHost');
  await expect(
    dialog.getByText(t('consulting:analyst.before', { count: 2, host, model: 'test-model' })),
  ).toBeVisible();
  await dialog.getByRole('button', { name: t('consulting:analyst.send') }).click();

  await expect(
    dialog.getByText(t('consulting:analyst.done', { model: 'test-model', read: 1, total: 2 })),
  ).toBeVisible();
  await expect(dialog.getByText(t('consulting:analyst.reasons.nonsense'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: t('consulting:analyst.again') })).toBeVisible();
  await expect(dialog.locator('mark', { hasText: 'ordered too late' })).toBeVisible();
  await dialog.getByText(A_DRAFT.title).click();
  await expect(dialog.getByText(A_DRAFT.lasting)).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('consulting:analyst.draft.take') }).click();
  await expect(page.getByText(t('consulting:analyst.draft.taken'))).toBeVisible();

  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(QUOTES)).toBeVisible();
  const problems = (await api.call('GET', `/api/companies/${companyId}/problems`)).body;
  expect(problems).toMatchObject([
    { reading: { process: 'orders', symptom: 'slow', isConfirmed: true } },
    { reading: { isConfirmed: false } },
  ]);
  const draft = (await api.call('GET', `/api/companies/${companyId}/draft`)).body;
  expect(JSON.stringify(draft)).toContain(A_DRAFT.title);
});
