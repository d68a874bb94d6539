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
  all: 'Todas las vistas',
  record: '1 registro',
  left: 'Estos filtros de la lista no forman parte de la vista: las palabras buscadas.',
  actions: 'Acciones de la vista «Gente de Ardela»',
  mine: 'Gente de Ardela',
  deleted: 'Vista eliminada',
  pick: (n: number) => `Valor de la condición ${n}`,
  savedView: 'Vista guardada',
  large: 'Las grandes',
  source: 'Origen',
  lastYear: 'el año pasado',
  thisMonth: 'este mes',
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
  // A date is asked for by a word, which moves on with the calendar.
  await page.getByRole('button', { name: words.add }).click();
  await page.getByLabel(words.field(3)).selectOption('createdAt');
  await page.getByLabel(words.pick(3)).selectOption({ label: words.lastYear });
  await expect(page.getByText(words.one)).toHaveCount(0);
  await page.getByLabel(words.pick(3)).selectOption({ label: words.thisMonth });
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

test('every view is on one page, also one of a company’s people, and a view is chosen on the board @once', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.signIn('es');
  const client = await portal.api();
  const companyId = await client.make('/api/crm/companies', { name: 'Ardela' });
  const otherId = await client.make('/api/crm/companies', { name: 'Brenca' });
  for (const [firstName, of] of [
    ['Inés', companyId],
    ['Leo', otherId],
  ] as const)
    await client.make('/api/crm/contacts', { firstName, lastName: 'Vidal', companyId: of });
  const filter = { all: [{ field: 'amountCents', is: 'atLeast', value: 500_000 }] };
  for (let n = 10; n < 23; n += 1)
    await client.make('/api/crm/views', { kind: 'contact', name: `Lista ${n}`, filter: { all: [] } });
  await client.make('/api/crm/views', { kind: 'opportunity', name: words.large, filter });
  await client.make('/api/crm/opportunities', { title: 'Mosaico', amountCents: 900_000, source: 'event' });
  await client.make('/api/crm/opportunities', { title: 'Zócalo', amountCents: 100_000, source: 'phone' });

  const page = await portal.open(`/leadmanager/contacts?companyId=${companyId}&q=vidal`);
  await page.getByRole('button', { name: words.menu }).first().click();
  await page.getByRole('menuitem', { name: words.save }).click();
  await expect(page.getByText(words.left)).toBeVisible();
  await expect(page.getByText(words.one)).toBeVisible();
  const value = page.getByRole('group', { name: words.pick(1) });
  await expect(value.getByText('Ardela')).toBeVisible();
  await value.getByRole('combobox').fill('Brenca');
  await page.getByRole('option', { name: /Brenca/ }).click();
  await expect(page.getByText(words.two)).toBeVisible();
  await value.getByRole('button', { name: /Brenca/ }).click();
  await expect(page.getByText(words.one)).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel(words.name, { exact: false }).first().fill(words.mine);
  await page.getByRole('button', { name: words.saveView }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.mine })).toBeVisible();

  await portal.open('/leadmanager/views');
  await expect(page.getByRole('heading', { level: 1, name: words.all })).toBeVisible();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: words.mine });
  await expect(row.getByText(words.record)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Lista \d\d$/)).toHaveCount(13);
  await checkAccessibility(page);
  await row.getByRole('button', { name: words.actions }).click();
  await page.getByRole('menuitem', { name: words.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.deleted)).toBeVisible();
  await expect(row).toHaveCount(0);

  await portal.open('/leadmanager/opportunities?view=board');
  await expect(page.getByText('Zócalo').first()).toBeVisible();
  await page.getByLabel(words.savedView).first().selectOption({ label: words.large });
  await expect(page.getByText('Mosaico').first()).toBeVisible();
  await expect(page.getByText('Zócalo')).toHaveCount(0);
  await page.getByLabel(words.source, { exact: true }).first().selectOption('phone');
  await expect(page.getByText('Mosaico')).toHaveCount(0);
});
