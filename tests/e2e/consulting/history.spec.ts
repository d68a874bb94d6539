import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

test('Back goes to the former tab, and closes a dialog and nothing else @once', async ({ portal }) => {
  const page = await portal.openCompany({ locale: 'en', tab: 'departments' });
  const depth = () => page.evaluate(() => history.length);
  const selected = page.getByRole('tab', { selected: true });
  const dialog = page.getByRole('dialog');
  await page.getByRole('tab', { name: 'Strengths' }).click();
  await expect(page).toHaveURL(/tab=strengths$/);
  const add = page.getByRole('button', { name: 'Add the first strength' });
  const before = await depth();

  await add.click();
  await expect.poll(depth).toBe(before + 1);
  await dialog.getByRole('textbox').first().fill('A loyal clientele');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(selected).toHaveText(/Strengths/);
  // The typed text is kept, as when the dialog is closed by its button.
  await add.click();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('A loyal clientele');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe('{"dialogs":1}');

  // Closed by its button, the dialog leaves no entry behind, and Forward does not reach the one it had.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(selected).toHaveText(/Departments/);
  await page.goForward();
  await expect(selected).toHaveText(/Strengths/);
});

test('Back closes the upper of two dialogs, and a page chosen in a dialog is one step away @once', async ({
  portal,
}) => {
  const page = await portal.openCompany({ locale: 'en', company: { name: 'Talleres Mar' } });
  await page.getByRole('button', { name: 'Actions for Talleres Mar' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe('{"dialogs":2}');
  await page.goBack();
  await expect(palette).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await palette.getByRole('searchbox').fill('inbox');
  await palette.getByRole('option', { name: /Inbox/ }).first().click();
  await expect(page).toHaveURL(/inbox$/);
  await page.goBack();
  await expect(page).toHaveURL(/empresa/);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
