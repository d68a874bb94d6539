import { SIGN_IN_PAGE } from '#features/accounts/portals.values.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

test('the start page leads a new user through a door, lists what waits in order, and leads to the work and to complete lists @phone', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.signIn('es');
  const page = await portal.open(SIGN_IN_PAGE);
  await expect(page).toHaveURL(`${portal.url}/start`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Añadir la primera empresa' })).toBeVisible();
  await checkAccessibility(page);

  const client = await portal.api();
  await client.make('/api/crm/opportunities', { title: 'Web nueva' });
  await client.make('/api/crm/tasks', { title: 'Llamar a Ana', dueAt: '2026-01-05T08:00:00.000Z' });
  await portal.open('/start');
  const list = page.getByRole('region', { name: 'Pendiente 2' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['1 atrasada', '1 sin siguiente paso']);
  const [late, toPlan] = [list.locator('ol').first(), list.locator('ol').nth(1)];
  await expect(late.getByRole('link')).toHaveText(/Llamar a Ana\s*\d+ días de retraso/);
  await expect(late.getByTitle('Venció el 5 ene')).toBeVisible();
  await expect(toPlan.getByRole('link')).toHaveText([/Web nueva/, 'Tarea']);
  await checkAccessibility(page);
  await list.getByRole('link', { name: 'Llamar a Ana' }).click();
  await expect(page).toHaveURL(/\/leadmanager\/tasks\/\d+/);
  await expect(page.getByRole('dialog')).toBeVisible();

  await portal.open('/start');
  await toPlan.getByRole('link', { name: 'Nueva tarea: Web nueva' }).click();
  await expect(page.getByRole('dialog', { name: 'Nueva tarea' })).toBeVisible();

  await portal.open('/start');
  await list.getByRole('link', { name: 'Oportunidades', exact: true }).click();
  // A phone says it on the button of the filters.
  const narrowed = page
    .getByText('sin siguiente paso')
    .or(page.getByRole('button', { name: /^Filtros \(\d\)$/ }));
  await expect(narrowed.filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Web nueva' })).toBeVisible();
});
