import { expect, hydrated, Portal, reloaded, test } from '#tests/e2e/fixtures.ts';
import { act } from '#tests/e2e/leads/leads.ts';

test('a session that ends while a form is open keeps the typed text, and sign-in opens in a dialog', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'es', tab: 'problems' });
  await page.getByRole('button', { name: 'Añadir problema' }).click();
  await page.getByLabel('Descripción').fill('Los pedidos se copian a mano.');
  await portal.endSession();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Su sesión ha terminado' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Contraseña').fill('equivocada');
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(dialog.getByText('Credenciales inválidas')).toBeVisible();
  await dialog.getByLabel('Contraseña').fill('clave-de-prueba');
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Problema añadido')).toBeVisible();
  await expect(page.locator('[data-row]').filter({ hasText: 'Los pedidos se copian a mano.' })).toBeVisible();
});

test('typed text survives a closed form, a lost connection and a reload', async ({ portal, context }) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'strengths' });
  const add = page.getByRole('button', { name: 'Add strength' });
  await add.click();
  await page.getByLabel('Description').fill('A steady team.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error registering strength')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(false);
  await reloaded(page);
  await add.click();
  await expect(page.getByLabel('Description')).toHaveValue('A steady team.');
  await expect(page.getByText('Your unsaved text has been restored.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Strength added')).toBeVisible();
  await add.click();
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test('a conflicting save of the same record in another tab is shown, and neither text is lost', async ({
  portal,
  context,
}) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'products' });
  await page.getByRole('button', { name: 'Add product', exact: true }).click();
  await page.getByLabel('Name').fill('Hinge');
  await page.getByLabel('Description').fill('Steel.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hinge', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  for (const [tab, name] of [
    [other, 'Brass hinge'],
    [page, 'Iron hinge'],
  ] as const) {
    await tab.getByRole('button', { name: 'Hinge', exact: true }).click();
    await tab.getByLabel('Name').fill(name);
  }
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Brass hinge', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This record has changed in the meantime')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Brass hinge')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Iron hinge');
  await page.getByRole('button', { name: 'Save my version anyway' }).click();
  await expect(page.getByRole('button', { name: 'Iron hinge', exact: true })).toBeVisible();
});

test('a form does not close while saving, and retrying after a lost response creates no second record', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'problems' });
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/problems', async (route) => {
    await route.fetch();
    await held;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add problem' }).click();
  await page.getByLabel('Description').fill('Orders are copied by hand.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  release?.();
  await expect(page.getByText('Error registering problem')).toBeVisible();
  await page.unroute('**/api/problems');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Add problem' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Problem added')).toBeVisible();
  const row = page.locator('[data-row]').filter({ hasText: 'Orders are copied by hand.' });
  await expect(row).toHaveCount(1);
  await reloaded(page);
  await expect(row).toHaveCount(1);
});

test('a restored draft does not overwrite what was stored after it was started', async ({ portal }) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'problems' });
  const companyId = Number(new URL(page.url()).pathname.split('/').pop());
  const api = await portal.api();
  const id = await api.make('/api/problems', { companyId, description: 'First.', priority: 3 });
  await reloaded(page);
  await act(page, 'Actions for First.', 'Edit');
  await page.getByLabel('Description').fill('Mine.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await api.call('PATCH', `/api/problems/${id}`, { description: 'Theirs.' });
  await reloaded(page);
  await act(page, 'Actions for Theirs.', 'Edit');
  await expect(page.getByLabel('Description')).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Theirs.')).toBeVisible();
});

test('a user’s drafts are neither shown to nor saved for the next user of the browser', async ({
  portal,
  server,
  context,
}) => {
  await portal.signIn('en');
  const page = await portal.open('/consultoria');
  await page.getByRole('button', { name: 'Add your first company' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Secret plans');
  const next = new Portal(server, context, await context.newPage());
  await next.signIn('en');
  const second = await next.open('/consultoria');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await second.getByRole('button', { name: 'Add your first company' }).click();
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('');
});
