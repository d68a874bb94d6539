import type { Browser, Page } from '@playwright/test';
import { translator } from '#i18n/index.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import { aTeam, inside } from '#tests/builders/workspace.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
});
test.afterAll(() => server.stop());

const en = translator('en');
const es = translator('es');

async function aPageOf(browser: Browser, { cookie }: ApiClient, locale: 'en' | 'es'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([
    { name, value, url: server.url, httpOnly: true },
    { name: 'lang', value: locale, url: server.url },
  ]);
  return context.newPage();
}

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(server.url + path);
  return hydrated(page);
}

test('two people on one record see each other, and what the other has saved, in their languages @once', async ({
  browser,
}) => {
  const ana = await new ApiClient(server.url).register(`ana${process.pid}`);
  const bea = await new ApiClient(server.url).register(`bea${process.pid}`);
  const team = await aTeam(ana, bea);
  for (const who of [ana, bea]) await who.call('POST', `/api/workspaces/${team}/choose`);
  const of = async (who: ApiClient) => {
    const { body } = await who.call('GET', '/api/user');
    return { id: member(body, 'id', 'number'), name: member(body, 'name', 'string') };
  };
  const [first, second] = [await of(ana), await of(bea)];
  const made = await ana.call('POST', '/api/crm/opportunities', { title: 'Tienda nueva' }, inside(team));
  const path = `/leadmanager/opportunities/${member(made.body, 'id', 'number')}`;
  const [desk, other] = [await aPageOf(browser, ana, 'en'), await aPageOf(browser, bea, 'es')];

  await open(other, path);
  await open(desk, path);
  await expect(other.getByText(es('layout:live.one', { names: first.name }))).toBeVisible();
  await expect(desk.getByText(en('layout:live.one', { names: second.name }))).toBeVisible();

  await desk
    .getByLabel(en('leads:owners.ofRecord', { name: 'Tienda nueva' }))
    .selectOption({ label: second.name });
  const fields = es('leads:owners.owner');
  const saved = es('layout:live.savedFields', { name: first.name, fields });
  await expect(other.getByText(saved)).toBeVisible();
  await other.getByRole('button', { name: es('layout:live.show') }).click();
  const owner = other.getByLabel(es('leads:owners.ofRecord', { name: 'Tienda nueva' }));
  await expect(owner).toHaveValue(String(second.id));
});
