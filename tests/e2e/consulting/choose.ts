import type { Page } from '@playwright/test';

/** Chooses an option of a select in the open dialog, by their labels. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(label) })
    .click();
  await page.getByRole('option', { name: option }).click();
}
