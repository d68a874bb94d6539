import { expect, test } from '#tests/e2e/fixtures.ts';
import { boxOf, overflow } from '#tests/pages/screen-measures.ts';

test('the board reaches the bottom, has one left edge, and shows its acts at hover @once', async ({
  portal,
  demo,
}) => {
  const { page } = portal;
  await portal.signInAs(demo, 'es');
  await portal.open('/leadmanager/opportunities?view=board');
  const columns = await page.locator('section[data-stage]').all();
  const boxes = await Promise.all(columns.map(boxOf));
  expect(boxes.length).toBe(5);
  for (const { y, height } of boxes) {
    expect(y).toBeLessThanOrEqual(120);
    expect(y + height).toBeGreaterThanOrEqual(900 - 20);
  }
  const card = page.locator('section[data-stage] [role=row]').first();
  const edges = await card.evaluate((element) =>
    [...element.querySelectorAll('h3, p')].map((line) => line.getBoundingClientRect().left),
  );
  expect(new Set(edges).size).toBe(1);
  const acts = card.locator('.acts');
  await expect(acts).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(acts).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await card.locator('.acts button').last().focus();
  await expect(acts).toHaveCSS('opacity', '1');
});

test('a company’s long name stands whole in its title and in at most two lines of its header; a tab to be filled in says so', async ({
  portal,
}) => {
  const name =
    'Sociedad Cooperativa Olivarera y Agroalimentaria Nuestra Señora de los Remedios de la Sierra Sur';
  const page = await portal.openCompany({ locale: 'es', company: { name: `${name}, ${name}` } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('title', `${name}, ${name}`);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((await boxOf(page.locator('.record-header'))).height).toBe(width < 640 ? 72 : 56);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('tab', { name: 'Problemas 0 (Falta)' }).click();
  await expect(page.getByRole('tab', { name: /^Problemas/ })).toHaveAttribute('aria-selected', 'true');
});
