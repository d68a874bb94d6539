import { aProblem } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

test('the review named above the page follows the report that is generated, and a revoked link offers no copy @once', async ({
  portal,
}) => {
  await portal.signIn('en');
  const api = await portal.api();
  const first = await aReadyCompany(api);
  const { body } = await api.call('POST', `/api/companies/${first}/follow-up`, {});
  const page = await portal.open(`/empresa/${(body as { id: number }).id}?tab=report`);
  const current = page.getByRole('navigation', { name: 'Reviews of this company' }).locator('[aria-current]');
  await expect(current).toHaveText(/^In progress since .*\d:\d\d/);
  await page.getByRole('button', { name: 'Generate report' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: /^Generate/ })
    .click();
  await expect(current).toHaveText(/^Report of .*\d:\d\d/);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await page.getByRole('button', { name: /^Revoke the link/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
});

test('Ctrl K finds a row of a company without its accents, and opens the tab that holds it @once', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'es', company: { name: 'Quesería Ávila' } });
  const id = Number(new URL(page.url()).pathname.split('/').pop());
  await (await portal.api()).make('/api/problems', aProblem(id, { description: 'La facturación es lenta' }));
  await portal.open('/consultoria');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('facturacion');
  await page.getByRole('option', { name: /La facturación es lenta/ }).click();
  await expect(page).toHaveURL(new RegExp(`/empresa/${id}\\?tab=problems$`));
  await hydrated(page);
  await expect(page.getByRole('tabpanel').getByText('La facturación es lenta')).toBeVisible();
});

test('a long word of a title stays whole while there is room @once', async ({ portal }) => {
  await portal.page.setViewportSize({ width: 720, height: 900 });
  const name = 'Electrodomesticosindustriales Vereinigung';
  const page = await portal.openCompany({ locale: 'es', company: { name } });
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    const text = heading.firstChild;
    if (text) {
      range.setStart(text, 0);
      range.setEnd(text, 'Electrodomesticosindustriales'.length);
    }
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a refused form shows its first invalid field, which was below the fold @phone', async ({ portal }) => {
  await portal.page.setViewportSize({ width: 360, height: 480 });
  const page = await portal.openCompany({ locale: 'en', tab: 'contacts' });
  await page.getByRole('button', { name: 'Add the first contact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Ana');
  await dialog.getByLabel('Position').fill('Manager');
  await dialog.getByLabel('Email').fill('no address');
  await dialog.getByLabel('Name', { exact: true }).focus();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByLabel('Email')).toBeInViewport({ ratio: 1 });
});
