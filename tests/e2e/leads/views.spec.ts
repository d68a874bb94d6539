import { expect, test } from '../fixtures.ts';

const words = {
  menu: 'Más acciones',
  save: 'Guardar como vista',
  name: 'Nombre',
  add: 'Añadir condición',
  field: (n: number) => `Campo de la condición ${n}`,
  operator: (n: number) => `Comparación de la condición ${n}`,
  saveView: 'Guardar vista',
  edit: 'Editar vista',
  remove: 'Eliminar vista',
  one: '1 contacto',
  two: '2 contactos',
};

test('a view is saved from a list, shows its records, and is changed and deleted @phone', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.signIn('es');
  const client = await portal.api();
  const met = await client.make('/api/crm/contacts', {
    firstName: 'Inés',
    lastName: 'Vidal',
    source: 'event',
  });
  await client.make('/api/crm/contacts', { firstName: 'Leo', lastName: 'Roca', source: 'event' });
  await client.make('/api/crm/contacts', { firstName: 'Mar', lastName: 'Soto', source: 'phone' });
  await client.make('/api/crm/tasks', { title: 'Llamar', contactId: met });

  const page = await portal.open('/leadmanager/contacts?source=event');
  await page.getByRole('button', { name: words.menu }).first().click();
  await page.getByRole('menuitem', { name: words.save }).click();
  await expect(page.getByText(words.two)).toBeVisible();
  await page.getByRole('button', { name: words.add }).click();
  await page.getByLabel(words.field(2)).selectOption('openTasks');
  await page.getByLabel(words.operator(2)).selectOption('none');
  await expect(page.getByText(words.one)).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel(words.name, { exact: false }).first().fill('Ferias sin tarea');
  await page.getByRole('button', { name: words.saveView }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Ferias sin tarea' })).toBeVisible();
  await expect(page.getByText('Roca, Leo').first()).toBeVisible();
  await expect(page.getByText('Vidal, Inés')).toHaveCount(0);
  await expect(page.locator('#portal-menu').getByText('Ferias sin tarea')).toHaveCount(1);

  await page.getByRole('link', { name: words.edit }).click();
  await page.getByRole('button', { name: words.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.remove }).click();
  await expect(page.getByText('Vidal, Inés').first()).toBeVisible();
  await expect(page.locator('#portal-menu').getByText('Ferias sin tarea')).toHaveCount(0);
});
