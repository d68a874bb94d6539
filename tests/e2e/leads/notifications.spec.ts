import type { Browser } from '@playwright/test';
import { ApiClient } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aTeam, inside } from '#tests/builders/workspace.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer({ RATE_LIMIT: 'off' });
});
test.afterAll(() => server.stop());

type Screen = { locale: 'en' | 'es'; viewport: { width: number; height: number }; hasTouch?: boolean };

async function aPageOf(browser: Browser, client: ApiClient, { locale, ...screen }: Screen) {
  const context = await browser.newContext(screen);
  const [name = '', value = ''] = client.cookie.split('=');
  await context.addCookies([
    { name, value, url: server.url, httpOnly: true },
    { name: 'lang', value: locale, url: server.url },
  ]);
  return context.newPage();
}

test('Ana mentions Bea at her desk, and Bea hears of it on her phone and reads it @once', async ({
  browser,
  checkAccessibility,
}) => {
  const ana = await new ApiClient(server.url).register(`ana${process.pid}`);
  const bea = await new ApiClient(server.url).register(`bea${process.pid}`);
  const id = await aTeam(ana, bea);
  for (const who of [ana, bea]) await who.call('POST', `/api/workspaces/${id}/choose`);
  const nameOf = async (who: ApiClient) =>
    String(((await who.call('GET', '/api/user')).body as { name: string }).name);
  const name = await nameOf(bea);
  const made = await ana.call('POST', '/api/crm/contacts', aCrmContact({ firstName: 'Casilda' }), inside(id));
  const contactId = (made.body as { id: number }).id;

  const desk = await aPageOf(browser, ana, { locale: 'en', viewport: { width: 1440, height: 900 } });
  await desk.goto(`${server.url}/leadmanager/contacts/${contactId}`);
  await hydrated(desk);
  await desk.locator('[data-kind=note]').first().click();
  const text = desk.getByLabel('Text', { exact: true });
  await text.fill('Please call her, ');
  await text.press('End');
  await text.pressSequentially(`@${name.slice(0, 2)}`);
  await expect(desk.getByRole('listbox', { name: 'Members' }).getByRole('option', { name })).toBeVisible();
  await text.press('Enter');
  await expect(text).toHaveValue(`Please call her, @${name} `);
  await checkAccessibility(desk);
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText(`@${name}`, { exact: true })).toBeVisible();

  const phone = await aPageOf(browser, bea, {
    locale: 'es',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await expect(async () => {
    await phone.goto(`${server.url}/leadmanager/tasks`);
    await expect(phone.getByRole('button', { name: 'Avisos, 1 sin leer' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await phone.getByRole('button', { name: 'Avisos, 1 sin leer' }).click();
  const panel = phone.getByRole('complementary', { name: 'Avisos' });
  const line = panel.getByRole('link', { name: /le ha mencionado en una nota sobre Casilda/ });
  await expect(line).toBeVisible();
  await checkAccessibility(phone);
  await line.click();
  await expect(phone).toHaveURL(/\/leadmanager\/communications\/\d+$/);
  await expect(phone.getByText(`@${name}`, { exact: true }).first()).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible();

  // Of the mention she hears nothing: it is her own.
  await desk.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const heard = desk.getByRole('complementary', { name: 'Notifications' });
  await expect(heard.getByRole('link', { name: `${name} has joined` })).toBeVisible();
  await expect(heard.getByRole('link', { name: /mentioned/ })).toHaveCount(0);
});
