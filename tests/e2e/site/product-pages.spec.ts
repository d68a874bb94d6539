import { demoCampaign } from '#features/loop/demo/demo-campaign.texts.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { query } from '#tests/mailbox.ts';

import { anAddress, WORDS } from './contact-form.ts';

test('the waiting list on the product’s page takes an address without JavaScript @once', async ({
  browser,
  server,
}) => {
  const words = WORDS.es;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = anAddress();
  await page.goto(`${server.url}/es/algorithmia?utm_source=news`);
  for (const field of [words.name, words.email])
    await expect(page.getByLabel(field)).toHaveJSProperty('required', true);
  await page.getByLabel(words.name).fill('Ana Ruiz');
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.consent).check();
  await page.getByRole('button', { name: words.tell }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible();
  await context.close();
  const [row] = await query(
    server.dataDir,
    'select e.*, m.service from contact_messages m join inbox_entries e on e.contactMessageId = m.id where m.email = ?',
    [email],
  );
  expect(row).toMatchObject({
    kind: 'waitlist',
    about: 'algorithmia',
    utmSource: 'news',
    language: 'es',
  });
});

for (const locale of ['en', 'es'] as const)
  test(`the landing-page project shows the page that the composer writes, and nobody can use it (${locale})`, async ({
    portal,
    page,
  }) => {
    await page.goto(`${portal.url}${locale === 'en' ? '' : '/es'}/comercia-landing`);
    await expect(page.getByText(demoCampaign(locale).page.content.headline)).toBeVisible();
    const field = page.locator('main input[type=email]');
    await expect(field).toBeVisible();
    await field.evaluate((input: HTMLInputElement) => input.focus());
    await expect(field).not.toBeFocused();
  });

test('a jump to a section leaves no strip of the one before below the dense header @phone', async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, id] of [
    ['/algorithmia', 'features'],
    ['/', 'servicios'],
    ['/', 'soluciones'],
  ] as const) {
    await page.goto(`${portal.url}${path}#${id}`);
    const header = page.locator('.site-header');
    await expect.poll(async () => (await header.boundingBox())?.height).toBe(60);
    const below = await page.evaluate(() => document.elementFromPoint(4, 62)?.closest('section')?.id);
    expect([id, below]).toEqual([id, id]);
  }
});
