import type { Page } from '@playwright/test';
import { translator } from '#i18n/index.ts';
import type { Locale } from '#shared/languages.ts';
import { expect, type Portal } from '#tests/e2e/fixtures.ts';

/** English on desktop, Spanish on phone: each test runs once per device. */
export const localeOf = ({ name }: { name: string }): Locale => (name === 'phone' ? 'es' : 'en');
export const wordsOf = (project: { name: string }) => translator(localeOf(project));

/** Signs in a new user in the language of the device. */
export async function signedIn(portal: Portal, project: { name: string }) {
  await portal.signIn(localeOf(project));
  return { t: wordsOf(project), api: await portal.api() };
}

export async function act(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

export const expectToast = (page: Page, text: string) =>
  expect(page.locator('[data-sonner-toast]').filter({ hasText: text })).toBeVisible();

export const undo = (page: Page, label: string) =>
  page.locator('[data-sonner-toast] [data-button]').filter({ hasText: label }).click();

/** A phone has the facts of a record, its tags and tasks among them, behind a button; a wide screen those of a campaign. */
export async function showFacts(page: Page): Promise<void> {
  const button = page.locator('main button.group.justify-between[aria-expanded=false]').first();
  if (await button.isVisible()) await button.click();
}
