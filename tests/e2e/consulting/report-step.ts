import type { Page } from '@playwright/test';

/** An act of a stored report, in the menu of the company's header. */
export async function openStep(page: Page, name: string): Promise<void> {
  await page
    .locator('.record-header')
    .getByRole('button', { name: /^(Acciones para|Actions for) / })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
