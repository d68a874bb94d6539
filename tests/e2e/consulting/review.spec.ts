import { aProblem } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { signedIn } from '#tests/e2e/leads/leads.ts';

type Problem = {
  description: string;
  reading: { process: string; symptom: string; isConfirmed: boolean };
  hoursPerWeek: number | null;
  source: string | null;
};

const TYPED = 'Las facturas de proveedores se teclean a mano, dos horas al día.';

test('all problems are gone through by keyboard: a number or a word chooses, Enter confirms with the figures of the sentence, 0 confirms that it stays open @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const companyId = await aReadyCompany(api);
  const before = (await api.call('GET', `/api/companies/${companyId}/problems`)).body as { id: number }[];
  for (const { id } of before) await api.call('DELETE', `/api/problems/${id}`);
  for (const description of [TYPED, 'Zzz qqq.', 'Xxx yyy.'])
    await api.make('/api/problems', aProblem(companyId, { description }));

  const page = await portal.open(`/empresa/${companyId}?tab=problems`);
  const bar = t('consulting:review.bar');
  await page.getByRole('button', { name: new RegExp(`${bar}$`) }).click();
  const dialog = page.getByRole('dialog', { name: t('consulting:review.title') });
  await expect(dialog.locator('mark').first()).toBeVisible();
  await expect(dialog.getByText(t('consulting:review.place', { at: 1, of: 3 }))).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');

  await expect(dialog.getByText('Zzz qqq.')).toBeVisible();
  await page.keyboard.type('copias');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');

  await expect(dialog.getByText('Xxx yyy.')).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t('consulting:review.finished', { count: 1 }))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  const { body } = await api.call('GET', `/api/companies/${companyId}/problems`);
  const [invoices, backups, open] = body as Problem[];
  expect(invoices).toMatchObject({
    reading: { process: 'invoices_in', symptom: 'manual', isConfirmed: true },
    hoursPerWeek: 10,
    source: 'told',
  });
  expect(backups?.reading).toMatchObject({ process: 'backup', isConfirmed: true });
  expect(open?.reading).toMatchObject({ process: 'other', symptom: 'other', isConfirmed: true });
});

test('a text that tells two problems is recorded as two, and any other where a person says so @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const companyId = await aReadyCompany(api);
  const before = (await api.call('GET', `/api/companies/${companyId}/problems`)).body as { id: number }[];
  for (const { id } of before) await api.call('DELETE', `/api/problems/${id}`);
  for (const description of [
    'Las nóminas se calculan a mano y el torno se avería cada mes.',
    'La plancha tarda. Pedimos la que no era.',
  ])
    await api.make('/api/problems', aProblem(companyId, { description }));

  const page = await portal.open(`/empresa/${companyId}?tab=problems`);
  await page.getByRole('button', { name: new RegExp(`${t('consulting:review.bar')}$`) }).click();
  const dialog = page.getByRole('dialog', { name: t('consulting:review.title') });
  await expect(dialog.getByRole('note')).toContainText('El torno se avería cada mes.');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('consulting:review.recordTwo') }).click();
  await expect(dialog.getByText(t('consulting:review.place', { at: 1, of: 3 }))).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('El torno se avería cada mes.')).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');

  await expect(dialog.getByText('La plancha tarda. Pedimos la que no era.')).toBeVisible();
  await dialog.getByRole('button', { name: t('consulting:review.splitByHand') }).click();
  // Digits and letters are text here, and choose no reading.
  await dialog.getByLabel(t('consulting:review.firstProblem')).fill('La plancha tarda 22 semanas.');
  await dialog.getByLabel(t('consulting:review.secondProblem')).press('End');
  await page.keyboard.type(' 3 veces');
  await dialog.getByRole('button', { name: t('consulting:review.recordTwo') }).click();
  await expect(dialog.getByText('La plancha tarda 22 semanas.')).toBeVisible();

  const { body } = await api.call('GET', `/api/companies/${companyId}/problems`);
  expect((body as Problem[]).map(({ description }) => description).toSorted()).toEqual([
    'El torno se avería cada mes.',
    'La plancha tarda 22 semanas.',
    'Las nóminas se calculan a mano.',
    'Pedimos la que no era. 3 veces',
  ]);
});
