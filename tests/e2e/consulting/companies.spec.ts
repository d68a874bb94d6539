import { aCompany, aProblem, aProduct } from '#tests/builders/profile.ts';
import { choose } from './choose.ts';
import { expect, Portal, test } from '#tests/e2e/fixtures.ts';

test('deleting a company asks for confirmation by name, and can be undone with all its data @phone', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.openCompany({ locale: 'en', company: { name: 'Bodegas Roda' } });
  const page = await portal.open('/consultoria');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Actions for Bodegas Roda' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Bodegas Roda?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete company' }).click();
  await expect(page.getByText('Bodegas Roda has been deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No companies yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Bodegas Roda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodegas Roda' })).toBeVisible();
});

test('a company deleted on its own page leads to the list, which offers the undo @once', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'es', tab: 'problems', company: { name: 'Talleres Mar' } });
  const id = Number(new URL(page.url()).pathname.split('/').pop());
  await (await portal.api()).make('/api/problems', aProblem(id));
  await page.getByRole('button', { name: 'Acciones para Talleres Mar' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Eliminar empresa' }).click();
  await expect(page).toHaveURL(/\/consultoria$/);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('link', { name: 'Talleres Mar' })).toBeVisible();
  await portal.open(`/empresa/${id}?tab=problems`);
  await expect(page.locator('[data-row]').filter({ hasText: 'Falta sitio.' })).toBeVisible();
});

test('the list is searched and sorted, keeps both on the way back, and remembers its view', async ({
  portal,
  checkAccessibility,
  isMobile,
}) => {
  await portal.signIn('es');
  const api = await portal.api();
  for (const [name, hasProblem] of [
    ['Quesería Ávila', false],
    ['Bodegas Roda', true],
    ['Talleres Mar', false],
  ] as const) {
    const id = await api.make('/api/companies', aCompany({ name }));
    await api.make('/api/products', aProduct(id));
    if (hasProblem) await api.make('/api/problems', aProblem(id));
  }
  const page = await portal.open('/consultoria');
  const names = page.getByRole('main').getByRole('link', { name: /Ávila|Roda|Mar/ });
  await expect(names).toHaveText(['Bodegas Roda', 'Quesería Ávila', 'Talleres Mar']);
  if (isMobile) await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page
    .getByRole('combobox', { name: 'Ordenar por', exact: true })
    .selectOption({ label: 'Primero las más completas' });
  if (isMobile) await page.getByRole('button', { name: 'Ver 3', exact: true }).click();
  await expect(names).toHaveText(['Bodegas Roda', 'Talleres Mar', 'Quesería Ávila']);
  await expect(page.getByText('Aún faltan: departamentos y fortalezas')).toBeVisible();

  // Either view is the same list of rows on a phone.
  if (isMobile) await expect(page.getByRole('button', { name: 'Tabla' })).toBeHidden();
  else {
    await page.getByRole('button', { name: 'Tabla' }).click();
    await page.getByRole('button', { name: 'Empresa', exact: true }).click();
    await expect(names).toHaveText(['Bodegas Roda', 'Quesería Ávila', 'Talleres Mar']);
    await page.getByRole('button', { name: 'Empresa', exact: true }).click();
    await expect(names).toHaveText(['Talleres Mar', 'Quesería Ávila', 'Bodegas Roda']);
  }
  await checkAccessibility(page);

  await page.getByRole('searchbox', { name: 'Buscar por nombre o sector' }).fill('avila metal');
  await expect(names).toHaveText(['Quesería Ávila']);
  await names.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quesería Ávila' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('avila metal');
  await expect(names).toHaveText(['Quesería Ávila']);
  await portal.open('/consultoria');
  if (!isMobile) await expect(page.getByRole('table')).toBeVisible();

  // A text longer than the search limit finds nothing instead of failing.
  await page.getByRole('searchbox').focus();
  await page.keyboard.insertText('z'.repeat(300));
  await expect(page.getByRole('searchbox')).toHaveValue('z'.repeat(200));
  await expect(page.getByRole('heading', { name: /^Nada coincide con/ })).toBeVisible();
});

test('a foreign, a missing and an invalid company id give the same response @once', async ({
  portal,
  server,
  browser,
}) => {
  await portal.openCompany({ locale: 'es' });
  const foreign = new URL(portal.page.url()).pathname;
  const context = await browser.newContext();
  const stranger = new Portal(server, context, await context.newPage());
  await stranger.signIn('es');
  for (const path of [foreign, '/empresa/99999999', '/empresa/abc']) {
    const page = await stranger.open(path);
    await expect(page.getByText('Empresa no encontrada o no tiene permiso para acceder')).toBeVisible();
  }
  await stranger.page.getByRole('link', { name: 'Volver a mis empresas' }).last().click();
  await expect(stranger.page).toHaveURL(/\/consultoria$/);
  await stranger.open('/empresa');
  await expect(stranger.page).toHaveURL(/\/consultoria$/);
  await context.close();
});

test('a new company is proposed the country of the house; one without a country has none stated @phone', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.signIn('en');
  const page = await portal.open('/consultoria');
  await page.getByRole('button', { name: 'Add your first company' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Wye Valley Bindery');
  await page.getByLabel('Sector', { exact: true }).fill('Bookbinding');
  await expect(page.getByRole('button', { name: /^Spain Country/ })).toBeVisible();
  await choose(page, 'Country', 'United Kingdom');
  await choose(page, 'Size', /^Small/);
  await choose(page, 'Structure', 'Simple');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wye Valley Bindery' })).toBeVisible();
  await expect(page.getByText('Bookbinding · United Kingdom · Small')).toBeVisible();

  const id = await (await portal.api()).make('/api/companies', aCompany({ name: 'Talleres Mar' }));
  await portal.open(`/empresa/${id}`);
  await page.getByRole('button', { name: 'Actions for Talleres Mar' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: /^Not stated Country/ })).toBeVisible();
});
