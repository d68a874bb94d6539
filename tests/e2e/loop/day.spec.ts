import { expect, test } from '#tests/e2e/fixtures.ts';

test('what waits is worked through by keys, each act undone by one, and the keys are listed @once', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.signIn('en');
  const client = await portal.api();
  for (const [title, day] of [
    ['Call Ana', '05'],
    ['Send the offer', '06'],
    ['Ask for the logo', '07'],
  ])
    await client.make('/api/crm/tasks', { title, dueAt: `2026-01-${day}T08:00:00.000Z` });
  const page = await portal.open('/start');
  const link = (title: string) => page.locator('#day').getByRole('link', { name: title });
  await page.keyboard.press('j');
  await expect(link('Call Ana')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(link('Ask for the logo')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(page.getByRole('status').filter({ hasText: 'Done: Send the offer' })).toBeVisible();
  await expect(link('Send the offer')).toHaveCount(0);
  // The next one takes its place.
  await expect(link('Ask for the logo')).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { level: 3, name: '1 coming up' })).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { level: 3, name: '3 overdue' })).toBeVisible();
  await expect(link('Send the offer')).toBeFocused();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Done: Call Ana' }).click();
  await expect(link('Call Ana')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Put off till tomorrow');
  await page.keyboard.press('Escape');
  await link('Send the offer').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leadmanager\/tasks\/\d+/);
});
