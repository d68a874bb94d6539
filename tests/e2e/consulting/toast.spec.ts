import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';

type Box = { x: number; y: number; width: number; height: number };

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function boxesOf(things: Locator): Promise<Box[]> {
  const boxes = await Promise.all(
    (await things.filter({ visible: true }).all()).map((it) => it.boundingBox()),
  );
  return boxes.filter((box) => box !== null);
}

async function coveredByToast(page: Page, within: Locator): Promise<Box[]> {
  const toast = page.locator('[data-sonner-toast]');
  // The one before leaves with an animation.
  await expect(toast).toHaveCount(1);
  const [box] = await boxesOf(toast);
  if (!box) throw new Error('The toast has no box.');
  const actions = [
    within.getByRole('textbox'),
    within.getByRole('slider'),
    within.getByRole('button', { name: /Save|Undo/ }),
  ];
  const others = [
    page.getByRole('button', { name: 'Sign out' }),
    page.getByRole('button', { name: /^Add / }),
  ];
  const boxes = await Promise.all([...actions, ...others].map(boxesOf));
  return boxes.flat().filter((each) => overlap(box, each));
}

const SCREENS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

test('a toast covers no field, no primary button and not the sign-out, with a form open and without @once', async ({
  portal,
}) => {
  await portal.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of SCREENS) {
    await portal.page.setViewportSize(size);
    const page = await portal.openCompany({ locale: 'en', tab: 'products' });
    await page.getByRole('button', { name: 'Add the first product' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    expect(await coveredByToast(page, dialog), `${size.width}, with a form`).toEqual([]);
    await dialog.getByLabel('Name').fill('Hinge');
    await dialog.getByLabel('Description').fill('Brass');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('[data-sonner-toast][data-type=success]')).toBeVisible();
    expect(await coveredByToast(page, dialog), `${size.width}, in the page`).toEqual([]);
  }
});
