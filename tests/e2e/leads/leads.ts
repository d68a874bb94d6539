import type { Page } from '@playwright/test';
import { translator } from '#i18n/index.ts';
import type { Locale } from '#shared/languages.ts';
import { member, type ApiClient } from '#tests/api-client.ts';
import { anImport } from '#tests/builders/csv.ts';
import { expect, type Portal } from '#tests/e2e/fixtures.ts';

/** English on desktop, Spanish on phone: each test runs once per device. */
export const localeOf = ({ name }: { name: string }): Locale => (name === 'phone' ? 'es' : 'en');
export const wordsOf = (project: { name: string }) => translator(localeOf(project));

/** Imports so many contacts, named `Ruiz 000` and on: a call for each would take longer than what they are for. */
export async function manyContacts(api: ApiClient, count: number): Promise<void> {
  const digits = String(count).length;
  const names = Array.from({ length: count }, (_, at) => `Ana;Ruiz ${String(at).padStart(digits, '0')}`);
  const { body } = await api.call(
    'POST',
    '/api/crm/imports',
    anImport(['Nombre;Apellidos', ...names].join('\n')),
  );
  const id = member(body, 'id', 'number');
  await expect
    .poll(async () => (await api.call('GET', `/api/crm/imports/${id}`)).body, { intervals: [50] })
    .toMatchObject({ status: 'done' });
}

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
  page.locator('[data-sonner-toast] [data-button]').filter({ hasText: label }).first().click();

/** A phone has the facts of a record, its tags and tasks among them, behind a button; a wide screen those of a campaign. */
export async function showFacts(page: Page): Promise<void> {
  const button = page.locator('main button.group.justify-between[aria-expanded=false]').first();
  if (await button.isVisible()) await button.click();
}
