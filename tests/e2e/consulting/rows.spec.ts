// One long file: rows of every kind are added, ordered and edited by the same helpers.
import type { Page } from '@playwright/test';
import { expect, hydrated, type Portal, reloaded, test } from '#tests/e2e/fixtures.ts';
import { act } from '#tests/e2e/leads/leads.ts';

const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const companyIdOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').pop());
const cards = (page: Page) => page.getByRole('tabpanel').locator('[data-row]');

async function addProblems(portal: Portal, page: Page, descriptions: string[]): Promise<void> {
  const items = descriptions.map((description) => ({ description, priority: 3 }));
  const path = `/api/companies/${companyIdOf(page)}/problems/batch`;
  for (let from = 0; from < items.length; from += 200)
    await (await portal.api()).call('POST', path, { items: items.slice(from, from + 200) });
  await reloaded(page);
}

async function addStrengths(portal: Portal, page: Page, descriptions: string[]): Promise<void> {
  const api = await portal.api();
  const companyId = companyIdOf(page);
  for (const description of descriptions)
    await api.make('/api/strengths', { companyId, description, impact: 3 });
  await reloaded(page);
}

test('a consultant adds a department in Spanish, and undoes a deletion while adding another one @once', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'es', tab: 'departments' });
  await page.getByRole('button', { name: 'Añadir departamento' }).click();
  await save(page, 'Guardar');
  await expect(page.getByText('El nombre es requerido')).toBeVisible();
  await expect(page.getByText('La función es requerida')).toBeVisible();
  await page.getByLabel('Nombre').fill('Ventas');
  await page.getByLabel('Función').fill('Pedidos y ferias.');
  await save(page, 'Guardar');
  await page.getByRole('button', { name: 'Ventas', exact: true }).click();
  await page.getByLabel('Nombre').fill('Ventas y exportación');
  await save(page, 'Guardar');
  await expect(page.getByRole('button', { name: 'Ventas y exportación', exact: true })).toBeVisible();
  await act(page, 'Acciones para Ventas y exportación', 'Eliminar');
  await expect(page.getByText('Aún no hay departamentos')).toBeVisible();

  await page.getByRole('button', { name: 'Añadir departamento' }).click();
  await page.getByLabel('Nombre').fill('Compras');
  await page.getByLabel('Función').fill('Pide y paga.');
  await save(page, 'Guardar');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('Ventas y exportación');
});

/** Keeps the scripts of islands back until the function that it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test('a press that comes before hydration is replayed once the scripts are there, the last one only @once', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'strengths' });
  await addStrengths(portal, page, ['Stock is known', 'Two prizes']);
  const letThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Problems' }).click();
  await page.getByRole('button', { name: 'Two prizes', exact: true }).click();
  await expect(page.locator('astro-island[ssr][component-export="CompanyPage"]')).toBeAttached();
  letThrough();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Two prizes');
  await expect(page.getByRole('tab', { name: 'Strengths' })).toHaveAttribute('aria-selected', 'true');
});

test('a press that begins before hydration and ends after it counts once @once', async ({ portal }) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'strengths' });
  await addStrengths(portal, page, ['Stock is known', 'Two prizes']);
  const letThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Two prizes', exact: true }).hover();
  await page.mouse.down();
  await expect(page.locator('astro-island[ssr][component-export="CompanyPage"]')).toBeAttached();
  letThrough();
  await hydrated(page);
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Two prizes');
});

test('rows are added one after the other without leaving the form, and the first contact is primary @once', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'contacts' });
  await page.getByRole('button', { name: 'Add the first contact' }).click();
  for (const [name, isPrimary] of [
    ['Ana Ruiz', true],
    ['Iago Souto', false],
  ] as const) {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Primary contact' })).toBeChecked({ checked: isPrimary });
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Position').fill('Manager');
    await save(page, 'Save and add another');
  }
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await save(page, 'Cancel');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText(/^(Principal|Main contact)$/)).toHaveCount(1);
});

test('a pasted list becomes rows after a preview in which mistakes are corrected @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const page = await portal.openCompany({ locale: 'es', tab: 'departments' });
  await page.getByRole('button', { name: 'Pegar una lista' }).click();
  await page
    .getByLabel('Su lista, una entrada por línea')
    .fill('• Ventas; Pedidos y ferias.; 2\n• Almacén\n• Compras; Pide y paga.; 9');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByText('Hay 2 entradas que corregir.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Añadir 3 departamentos' }).click();
  await expect(page.getByLabel('Función, entrada 2')).toBeFocused();
  await page.keyboard.type('Guarda y envía.');
  await page.reload();
  await hydrated(page);

  await page.getByRole('button', { name: 'Pegar una lista' }).click();
  await expect(page.getByLabel('Función, entrada 2')).toHaveValue('Guarda y envía.');
  await page.getByLabel('Digitalización, entrada 3').selectOption('4');
  await page.getByRole('button', { name: 'Añadir 3 departamentos' }).click();
  await expect(page.getByText('3 departamentos añadidos')).toBeVisible();
  await expect(cards(page).locator('[data-act=edit]')).toHaveText(['Ventas', 'Almacén', 'Compras']);
  await expect(cards(page).getByRole('meter').nth(2)).toHaveAttribute('aria-valuetext', '4/5');
});

test('rows are reordered by arrow buttons and keyboard, announced, and stay in order @once', async ({
  portal,
  checkAccessibility,
}) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'problems' });
  await addProblems(portal, page, ['Late', 'Slow', 'Dear']);
  await page.getByRole('button', { name: 'Reorder' }).click();
  const rows = page.getByRole('grid').getByRole('row');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Move Dear up' }).click();
  await expect(rows).toHaveText([/Late/, /Dear/, /Slow/]);
  await expect(page.getByRole('status').filter({ hasText: 'Dear is now number 2 of 3' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Dear up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/Dear/, /Late/, /Slow/]);
  await expect(page.getByRole('button', { name: 'Move Dear down' })).toBeFocused();

  await page.getByRole('button', { name: 'Drag Dear' }).focus();
  await page.keyboard.press('Enter');
  // A drag starts some moments after its key, and is announced.
  await expect(page.locator('[aria-roledescription="drop indicator"]:focus')).toBeAttached();
  for (const key of ['End', 'Enter']) await page.keyboard.press(key);
  await expect(rows).toHaveText([/Late/, /Slow/, /Dear/]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(cards(page)).toHaveText([/Late/, /Slow/, /Dear/]);
  await reloaded(page);
  await expect(cards(page)).toHaveText([/Late/, /Slow/, /Dear/]);
});

test('a row is dragged to its place with the mouse @once', async ({ portal }) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'problems' });
  await addProblems(portal, page, ['Late', 'Slow', 'Dear']);
  await page.getByRole('button', { name: 'Reorder' }).click();
  const rows = page.getByRole('grid').getByRole('row');
  // As a hand moves: a drag begins with the first movement, and a target is found with the next.
  // On a busy machine a drop may come before the drag is seen: a hand would begin again.
  await expect(async () => {
    await page
      .getByRole('row', { name: 'Dear' })
      .dragTo(rows.first(), { targetPosition: { x: 200, y: 4 }, steps: 8 });
    await expect(rows).toHaveText([/Dear/, /Late/, /Slow/], { timeout: 2_000 });
  }).toPass();
  await reloaded(page);
  await expect(cards(page)).toHaveText([/Dear/, /Late/, /Slow/]);
});

test('a long list loads page by page, with every row once @once', async ({ portal }) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'problems' });
  const descriptions = Array.from({ length: 450 }, (_, i) => `Problem ${i + 1} of many`);
  await addProblems(portal, page, descriptions);
  await expect(cards(page)).toHaveCount(200);
  await page.getByRole('button', { name: 'Show 250 more' }).click();
  await expect(cards(page)).toHaveCount(400);
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(cards(page)).toHaveCount(450);
  const shown = await cards(page).locator('[data-act=description]').allTextContents();
  expect(shown.filter((text) => text.includes('of many'))).toEqual(descriptions);
  // Tabs follow the ARIA pattern: arrow keys wrap around, and focus selects.
  await page.getByRole('tab', { name: /Problems/ }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Report' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Products/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=products$/);
  await expect(page.getByText('No products or services yet')).toBeVisible();
});

test('a problem is edited in its cell and sorted by a column; what is refused stays to be mended', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'problems' });
  await addProblems(portal, page, ['Late', 'Slow', 'Dear']);
  if (project.name === 'phone') {
    // Too narrow for columns: a press on a value opens the form.
    await page.getByRole('button', { name: 'Slow', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Slow');
    return;
  }
  const row = (text: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: text, exact: true }) });
  await row('Slow')
    .getByRole('button', { name: /^Hours/ })
    .click();
  const hours = page.getByRole('textbox', { name: /^Hours/ });
  await expect(hours).toBeFocused();
  await hours.fill('900');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter between 0.1 and 168 hours: a week has no more')).toBeVisible();
  await expect(hours).toHaveValue('900');
  await checkAccessibility(page);
  await hours.fill('9.5');
  await page.keyboard.press('Enter');
  await expect(row('Slow').getByRole('button', { name: '9.5' })).toBeFocused();
  await row('Dear').getByRole('button', { name: '3/5' }).click();
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('5');
  await expect(row('Dear').getByRole('button', { name: '5/5' })).toBeVisible();
  await page.getByRole('button', { name: 'Late', exact: true }).click();
  await page.keyboard.type('Later');
  await page.keyboard.press('Escape');
  await expect(row('Late').getByRole('button', { name: 'Late', exact: true })).toBeFocused();

  // Nobody has ordered them by hand.
  await expect(page.getByRole('columnheader', { name: 'Priority' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(cards(page)).toHaveText([/Dear/, /Late/, /Slow/]);
  await page.getByRole('button', { name: 'Problem', exact: true }).click();
  await expect(cards(page)).toHaveText([/Dear/, /Late/, /Slow/]);
  await page.getByRole('button', { name: 'Problem', exact: true }).click();
  await expect(cards(page)).toHaveText([/Slow/, /Late/, /Dear/]);
  await page.getByRole('button', { name: 'Problem', exact: true }).click();
  await expect(cards(page)).toHaveText([/Dear/, /Late/, /Slow/]);
  await page.getByRole('button', { name: 'Priority', exact: true }).click();
  await expect(cards(page)).toHaveText([/Late/, /Slow/, /Dear/]);
  await reloaded(page);
  await expect(row('Slow').getByRole('button', { name: '9.5' })).toBeVisible();
  await expect(row('Dear').getByRole('button', { name: '5/5' })).toBeVisible();
});
