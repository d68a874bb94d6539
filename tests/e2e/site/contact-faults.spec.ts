import { query } from '#tests/mailbox.ts';
import { anAddress, banner, CALL, fill, openForm, WORDS } from './contact-form.ts';
import { expect, expectAccessible, hydrated, test } from '#tests/e2e/fixtures.ts';

test('without a connection the form says so, keeps the typed text, and one enquiry arrives in the end', async ({
  page,
  context,
  server,
}) => {
  const words = WORDS.es;
  const email = anAddress();
  await openForm(page, `${server.url}/es`);
  await expect(page.locator('section[aria-label], [data-sonner-toaster]').first()).toBeAttached();
  await fill(page, words, email);
  await context.setOffline(true);
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(words.offline);
  await expect(page.locator('form[method=post]').getByLabel(words.name)).toHaveValue('Ana Ruiz');
  await context.setOffline(false);
  // The response is lost, the enquiry is not: a retry is recognised.
  await page.route(CALL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('button', { name: words.submit })).toBeEnabled();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(CALL);
  await page.getByRole('button', { name: words.submit }).click();
  await expect(banner(page, words)).toBeVisible();
  expect(
    await query(server.dataDir, 'select id from contact_messages where email = ?', [email]),
  ).toHaveLength(1);
});

test('the page loads no script before the form scrolls into view, and an unknown subject is not shown', async ({
  page,
  server,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${server.url}/?about=call-0800-fraud`, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.locator('#contacto form').scrollIntoViewIfNeeded();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
  await expect(page.getByText('fraud')).toHaveCount(0);
});

test('text typed before hydration is kept', async ({ page, server }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/#contacto`);
  await page.locator('form[method=post]').getByLabel('Name').fill('Ana Ruiz');
  held.resolve();
  await hydrated(page);
  await expect(page.locator('form[method=post]').getByLabel('Name')).toHaveValue('Ana Ruiz');
});

test('a form whose scripts never load posts like one without JavaScript, and its responses are accessible', async ({
  page,
  server,
}) => {
  const words = WORDS.es;
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(`${server.url}/es#contacto`);
  await fill(page, words, 'ana@test');
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(words.invalid)).toBeVisible();
  await expectAccessible(page);
  await page.locator('form[method=post]').getByLabel(words.email).fill(anAddress());
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible();
  await expectAccessible(page);
});

test('the consent checkbox links to the privacy page', async ({ page, server }) => {
  await page.goto(`${server.url}/es#contacto`);
  await expect(page.getByRole('link', { name: WORDS.es.privacy })).toHaveAttribute('href', '/es/privacy');
});
