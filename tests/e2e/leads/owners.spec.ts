import type { Browser, Page } from '@playwright/test';
import { ApiClient } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aTeam, inside } from '#tests/builders/workspace.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
});
test.afterAll(() => server.stop());

let made = 0;

/** Two people who share a workspace in which both work; the first one's browser. */
async function aPair(browser: Browser) {
  made += 1;
  const ana = await new ApiClient(server.url).register(`ana${process.pid}x${made}`);
  const bea = await new ApiClient(server.url).register(`bea${process.pid}x${made}`);
  const id = await aTeam(ana, bea);
  for (const who of [ana, bea]) await who.call('POST', `/api/workspaces/${id}/choose`);
  const context = await browser.newContext();
  const [name = '', value = ''] = ana.cookie.split('=');
  await context.addCookies([
    { name, value, url: server.url, httpOnly: true },
    { name: 'lang', value: 'en', url: server.url },
  ]);
  const nameOf = async (who: ApiClient) =>
    String(((await who.call('GET', '/api/user')).body as { name: string }).name);
  return {
    ana,
    bea,
    id,
    page: await context.newPage(),
    names: [await nameOf(ana), await nameOf(bea)] as const,
  };
}

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(server.url + path);
  return hydrated(page);
}

test('a contact is given to a colleague in its place, and found among theirs @once', async ({
  browser,
  checkAccessibility,
}) => {
  const { ana, id, page, names } = await aPair(browser);
  const { body } = await ana.call(
    'POST',
    '/api/crm/contacts',
    aCrmContact({ firstName: 'Casilda' }),
    inside(id),
  );
  const contactId = (body as { id: number }).id;
  await open(page, `/leadmanager/contacts/${contactId}`);
  await page.getByLabel(/^Owner of Casilda/).selectOption({ label: names[1] });
  await expect(page.getByText(`Owner: ${names[1]}`)).toBeVisible();
  await checkAccessibility(page);

  await open(page, '/leadmanager/contacts');
  const row = page.getByRole('row', { name: /Casilda/ });
  await expect(row).toContainText(names[1]);
  await page.getByLabel('Owner', { exact: true }).first().selectOption('mine');
  await expect(row).toBeHidden();
  await page.getByLabel('Owner', { exact: true }).first().selectOption({ label: names[1] });
  await expect(row).toBeVisible();
  await checkAccessibility(page);
});

test('everything of a colleague is handed over in one act, and comes back @once', async ({ browser }) => {
  const { bea, id, page, names } = await aPair(browser);
  const { body } = await bea.call(
    'POST',
    '/api/crm/contacts',
    aCrmContact({ firstName: 'Leandro' }),
    inside(id),
  );
  const contactId = (body as { id: number }).id;
  const owner = async () =>
    (
      (await bea.call('GET', `/api/crm/contacts/${contactId}`, undefined, inside(id))).body as {
        ownerId: number;
      }
    ).ownerId;
  const before = await owner();
  await open(page, '/account/workspaces');
  await page.getByRole('button', { name: `More for ${names[1]}` }).click();
  await page.getByRole('menuitem', { name: `Hand over ${names[1]}’s records` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 contact');
  await dialog.getByLabel('New owner').selectOption(names[0] ?? '');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(`1 record handed over to ${names[0]}`)).toBeVisible();
  expect(await owner()).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`The records are back with ${names[1]}`)).toBeVisible();
  expect(await owner()).toBe(before);
});

test('cards of the board say their owner, and one press shows those of one owner @once', async ({
  browser,
  checkAccessibility,
}) => {
  const { ana, bea, id, page, names } = await aPair(browser);
  await ana.call('POST', '/api/crm/opportunities', { title: 'Hers' }, inside(id));
  await bea.call('POST', '/api/crm/opportunities', { title: 'Theirs' }, inside(id));
  await open(page, '/leadmanager/opportunities?view=board');
  const card = (title: string) => page.getByRole('row', { name: title });
  await expect(card('Theirs').getByRole('img', { name: `Owner: ${names[1]}` })).toBeVisible();
  await checkAccessibility(page);
  const chosen = page.getByRole('group', { name: 'Owner' }).getByRole('button', { name: names[1] });
  await chosen.click();
  await expect(card('Hers')).toHaveCount(0);
  await expect(card('Theirs')).toBeVisible();
  await chosen.click();
  await expect(card('Hers')).toBeVisible();
});
