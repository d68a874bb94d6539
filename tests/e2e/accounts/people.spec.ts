import type { BrowserContext } from '@playwright/test';
import { ApiClient } from '#tests/api-client.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { expect, hydrated, reloaded, test } from '#tests/e2e/fixtures.ts';

const email = 'eva@test.example';
const PAGE = '/admin/people';

let server: TestServer;
let admin: ApiClient;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const [ADMIN_USERNAME, ADMIN_PASSWORD] = ['root', 'clave-de-prueba'];
  server = await startServer({ ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_EMAIL: 'root@test.example' });
  admin = await new ApiClient(server.url).login('root');
});
test.afterAll(() => server.stop());

async function signIn(context: BrowserContext, locale: 'en' | 'es'): Promise<void> {
  const [name = '', value = ''] = admin.cookie.split('=');
  const { url } = server;
  await context.addCookies([
    { name, value, url, httpOnly: true },
    { name: 'lang', value: locale, url },
    { name: 'tz', value: encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone), url },
  ]);
}

const WORDS = {
  en: { field: 'Email address', search: 'Search', found: `Data held about ${email}` },
  es: { field: 'Correo electrónico', search: 'Buscar', found: `Datos que se conservan de ${email}` },
};

for (const locale of ['en', 'es'] as const) {
  const words = WORDS[locale];

  test(`a person who was searched for is there again after Reload and Back, and in no address (${locale})`, async ({
    page,
    context,
    checkAccessibility,
  }) => {
    await signIn(context, locale);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(server.url + PAGE);
    await hydrated(page);
    const found = page.getByRole('heading', { name: words.found });
    await page.getByLabel(words.field).fill(email);
    await page.getByRole('button', { name: words.search, exact: true }).last().click();
    await expect(found).toBeVisible();
    await checkAccessibility(page);
    await reloaded(page);
    await expect(found).toBeVisible();
    await expect(page.getByLabel(words.field)).toHaveValue(email);
    await page.goto(`${server.url}/admin/users`);
    await page.goBack();
    await expect(found).toBeVisible();
    expect(asked.filter((url) => url.includes('test.example'))).toEqual([]);
  });
}

test('a search that is sent before the script has loaded reloads without being sent again', async ({
  page,
  context,
}) => {
  await signIn(context, 'en');
  let isBlocked = true;
  await page.route('**/*.js', (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto(server.url + PAGE);
  await page.getByLabel(WORDS.en.field).fill(email);
  isBlocked = false;
  await page.getByLabel(WORDS.en.field).press('Enter');
  await expect(page.getByRole('heading', { name: WORDS.en.found })).toBeVisible();
  await hydrated(page);
  await expect(page).toHaveURL(server.url + PAGE);
  await reloaded(page);
  await expect(page.getByRole('heading', { name: WORDS.en.found })).toBeVisible();
});
