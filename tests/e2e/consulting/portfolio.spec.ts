import { readFile } from 'node:fs/promises';
import { aCompany } from '#tests/builders/profile.ts';
import { aTrackedReport } from '#tests/builders/report.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

const words = {
  title: 'Cartera',
  addFirst: 'Añadir la primera empresa',
  dialog: 'Nueva empresa',
  summary: 'Resumen de la cartera',
  overdue: /^Acciones atrasadas/,
  search: 'Buscar por nombre o sector',
  noMatch: 'Nada coincide con «zzz»',
  clear: 'Quitar los filtros',
  overdueOf: /atrasadas? de Talleres Mar/,
  actions: 'Seguimiento de las acciones',
  export: 'Exportar CSV',
  heading: /^\uFEFF?Empresa;Sector;/,
} as const;
const LONG = `Cooperativa de los Valles Altos ${'interminable'.repeat(14)}`;

test('a consultant finds what is overdue, goes to its actions and takes the rows along @phone', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.signIn('es');
  const api = await portal.api();
  await portal.open('/consultoria/portfolio');
  await checkAccessibility(portal.page);
  await portal.page.getByRole('button', { name: words.addFirst }).click();
  await expect(portal.page.getByRole('dialog', { name: words.dialog })).toBeVisible();

  // Its action is overdue by now.
  await aTrackedReport(api);
  await api.make('/api/companies', aCompany({ name: 'Otra' }));
  await api.make('/api/companies', aCompany({ name: LONG }));
  const page = await portal.open('/consultoria/portfolio');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByRole('link', { name: LONG })).toBeVisible();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByLabel(words.search).fill('zzz');
  await expect(page.getByRole('heading', { name: words.noMatch })).toBeVisible();
  await page.getByRole('button', { name: words.clear }).click();
  await expect(page.getByRole('link', { name: LONG })).toBeVisible();

  const tile = page.getByRole('list', { name: words.summary }).getByRole('button', { name: words.overdue });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/overdue=true/);
  await expect(page.getByRole('link', { name: LONG })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Talleres Mar', exact: true })).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.export }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(words.heading);
  expect(lines).toHaveLength(2);

  await page.getByRole('link', { name: words.overdueOf }).click();
  await expect(page.getByRole('heading', { name: words.actions, exact: true })).toBeInViewport();
});

test('on a wide screen each column orders the rows @once', async ({ portal }) => {
  await portal.signIn('en');
  const api = await portal.api();
  await aTrackedReport(api);
  await api.make('/api/companies', aCompany({ name: 'Abadía' }));
  const page = await portal.open('/consultoria/portfolio');
  const names = page.getByRole('rowheader');
  // Overdue first.
  await expect(names).toHaveText([/^Talleres Mar/, /^Abadía/]);
  for (const [column, first] of [
    ['Stage', /^Abadía/],
    ['Overdue', /^Abadía/],
    ['Next review', /^Talleres Mar/],
    ['Annual cost found', /^Talleres Mar/],
    ['Company', /^Abadía/],
  ] as const) {
    await page.getByRole('columnheader', { name: column }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
    await expect(names.first()).toHaveText(first);
  }
});
