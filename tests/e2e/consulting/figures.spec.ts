import type { Page } from '@playwright/test';
import { aContact, aDepartment } from '#tests/builders/profile.ts';
import { expect, type Portal, reloaded, test } from '#tests/e2e/fixtures.ts';

const words = {
  add: 'Añadir el primer problema',
  description: 'Descripción',
  typed: 'Las facturas de proveedores se teclean a mano, dos horas al día.',
  use: 'Usar: 10 h a la semana',
  figures: 'Cifras (opcional)',
  hours: 'Horas a la semana por persona',
  hoursInvalid: 'Escriba entre 0,1 y 168 horas: una semana no tiene más',
  half: '22,5',
  wrong: '200',
  owner: 'Responsable',
  department: 'Departamento',
  save: 'Guardar',
  values: /Compras.*22,5.*Iago Lema/s,
  reading: /\. Cambiar$/,
  process: /Proceso$/,
  symptom: /Síntoma$/,
  quotes: 'Presupuestos',
  slow: 'Lentitud',
  confirm: 'Confirmar',
  confirmed: /^Confirmado: presupuestos que tardan demasiado/,
  menu: /^Acciones para Las facturas/,
  edit: 'Editar',
  readAs: /Confirmado: presupuestos que tardan demasiado/,
} as const;

const choose = async (page: Page, label: RegExp | string, option: string) => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

async function openProblems(portal: Portal, locale: 'en' | 'es'): Promise<Page> {
  const page = await portal.openCompany({ locale, tab: 'problems' });
  const companyId = Number(new URL(page.url()).pathname.split('/').pop());
  const api = await portal.api();
  await api.make('/api/contacts', aContact(companyId, { name: 'Iago Lema' }));
  await api.make('/api/departments', aDepartment(companyId, { name: 'Compras' }));
  return reloaded(page);
}

test('a figure in the text is taken over when asked, and a reading that a person changed stays @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const page = await openProblems(portal, 'es');
  await page.getByRole('button', { name: words.add }).click();
  const figures = page.getByRole('group').filter({ hasText: words.figures });
  await page.getByLabel(words.description).fill(words.typed);
  const hours = page.getByLabel(words.hours);
  await expect(hours).toBeHidden();
  await page.getByRole('button', { name: words.use }).click();
  await expect(hours).toHaveValue('10');
  await expect(figures.locator('summary')).toBeFocused();
  await expect(page.getByRole('button', { name: words.use })).toBeHidden();

  await hours.fill(words.wrong);
  await choose(page, new RegExp(words.department), 'Compras');
  await choose(page, new RegExp(words.owner), 'Iago Lema');
  // axe takes a label above the scrolled part of a dialog for a hidden one.
  await page.getByLabel(words.description).scrollIntoViewIfNeeded();
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.hoursInvalid)).toBeVisible();
  await expect(hours).toHaveValue(words.wrong);
  await expect(hours).toBeFocused();
  await hours.fill(words.half);
  await page.getByRole('button', { name: words.save, exact: true }).click();

  const card = page.getByRole('tabpanel').locator('[data-row]');
  await expect(card).toHaveText(words.values);
  await card.getByRole('button', { name: words.reading }).click();
  await choose(page, words.process, words.quotes);
  await choose(page, words.symptom, words.slow);
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(card.getByRole('button', { name: words.confirmed })).toBeVisible();

  await reloaded(page);
  await expect(card).toHaveText(words.values);
  await expect(card.getByRole('button', { name: words.confirmed })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.menu }).click();
  await page.getByRole('menuitem', { name: words.edit, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: words.readAs })).toBeVisible();
  await expect(hours).toHaveValue(words.half);
});

test('a list that cannot be loaded says so, and is loaded when asked again @once', async ({ portal }) => {
  const page = await openProblems(portal, 'en');
  await page.route('**/departments?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Add the first problem' }).click();
  await page.getByText('Figures (optional)').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This list couldn’t be loaded.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Department/ })).toBeDisabled();
  await page.unroute('**/departments?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await choose(page, /Department/, 'Compras');
});

test('a company keeps its figures, and the line of the chosen level is tied to its slider @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const page = await portal.openCompany({ locale: 'es', tab: 'departments' });
  const menu = page.getByRole('button', { name: 'Acciones para Talleres Mar' });
  const openForm = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
  };
  await openForm();
  await page.getByText('Cifras (opcional)').click();
  await page.getByLabel('Coste de una hora de trabajo (€)').fill('22,50');
  await page.getByLabel('Presupuesto (€)').fill('1.234,50');
  await page.getByLabel('Programas en uso').fill('Excel\nSage 50');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Empresa actualizada')).toBeVisible();
  await reloaded(page);
  await openForm();
  await expect(page.getByLabel('Coste de una hora de trabajo (€)')).toHaveValue('22,50');
  await expect(page.getByLabel('Presupuesto (€)')).toHaveValue('1234,50');
  await expect(page.getByLabel('Programas en uso')).toHaveValue('Excel\nSage 50');
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Añadir el primer departamento' }).click();
  const slider = page.getByRole('slider', { name: 'Nivel de digitalización' });
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAccessibleDescription(/Hojas de cálculo y correo/);
});
