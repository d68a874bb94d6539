import { SIGN_IN_PAGE } from '#features/accounts/portals.values.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

test('the start page leads a new user through a door, shows what waits, and its list holds those rows', async ({
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
  const tasks = page.getByRole('region', { name: 'Tareas atrasadas y para hoy' });
  await expect(tasks.getByRole('link', { name: 'Llamar a Ana' })).toBeVisible();
  await expect(tasks.getByRole('link', { name: '1 atrasada' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Ver todo: Oportunidades sin siguiente paso' }).click();
  await expect(page.getByText('sin siguiente paso')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Web nueva' })).toBeVisible();
});
