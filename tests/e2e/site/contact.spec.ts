import { query, writtenMail } from '#tests/mailbox.ts';
import { anAddress, banner, CALL, fill, openForm, WORDS } from './contact-form.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

for (const locale of ['en', 'es'] as const) {
  const words = WORDS[locale];

  test(`an enquiry (${locale}): sending, sent, cleared, and the banner disappears after 5,000 ms`, async ({
    page,
    server,
    checkAccessibility,
  }) => {
    const email = anAddress();
    await page.clock.install();
    await openForm(page, `${server.url}${words.home}?utm_source=news`);
    await checkAccessibility(page);
    await fill(page, words, email);
    const held = Promise.withResolvers<void>();
    await page.route(CALL, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('button', { name: words.sending })).toBeDisabled();
    // From here on the test controls the clock; it is ahead by less than the request's timeout.
    await page.clock.pauseAt(Date.now() + 10_000);
    held.resolve();
    await expect(banner(page, words)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText(words.toast, { exact: true })).toBeVisible();
    await expect(page.getByText(words.toastText)).toBeVisible();
    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
    for (const label of [words.name, words.email, words.company, words.service, words.message]) {
      await expect(page.locator('form[method=post]').getByLabel(label)).toHaveValue('');
    }
    await expect(page.getByLabel(words.consent)).not.toBeChecked();
    await page.clock.runFor(3_900);
    await expect(banner(page, words)).toBeVisible();
    await page.clock.runFor(200);
    await expect(banner(page, words)).toBeHidden();

    const rows = await query(
      server.dataDir,
      'select * from contact_messages m join inbox_entries e on e.contactMessageId = m.id where m.email = ?',
      [email],
    );
    expect(rows).toMatchObject([
      {
        company: 'Talleres Mar',
        service: words.option,
        subject: words.subject,
        message: 'Línea uno.\nLínea dos.',
        language: locale,
        page: words.home,
        utmSource: 'news',
        consentVersion: '2026-11',
      },
    ]);
    await expect
      .poll(async () => (await writtenMail(server.dataDir)).filter(({ raw }) => raw.includes(email)).length)
      .toBe(2);
  });

  test(`an error of the server (${locale}): a red banner, a toast, the field, and no typed text is lost`, async ({
    page,
    server,
    checkAccessibility,
  }) => {
    await openForm(page, server.url + words.home);
    // Valid for the browser's own check, but not for the server.
    await fill(page, words, 'ana@test');
    await page.getByRole('button', { name: words.submit }).click();
    const form = page.locator('form[method=post]');
    await expect(form.getByRole('alert')).toHaveText(words.check);
    await expect(form.getByText(words.invalid)).toBeVisible();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText(words.failedText)).toBeVisible();
    await expect(form.getByLabel(words.email)).toBeFocused();
    await expect(form.getByLabel(words.message)).toHaveValue('Línea uno.\nLínea dos.');
    await checkAccessibility(page);

    await page.route(CALL, (route) => route.fulfill({ status: 502, body: '<html>' }));
    await form.getByLabel(words.email).fill(anAddress());
    await page.getByRole('button', { name: words.submit }).click();
    await expect(form.getByRole('alert')).toHaveText(words.refused);
    await expect(form.getByText(words.invalid)).toBeHidden();
    await page.unroute(CALL);
    await page.getByRole('button', { name: words.submit }).click();
    await expect(banner(page, words)).toBeVisible();
    await expect(form.getByRole('alert')).toHaveCount(0);
  });
}

test('without JavaScript the form posts, shows errors with the typed text, and a page thanks @once', async ({
  browser,
  server,
}) => {
  const words = WORDS.en;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = anAddress();
  const asked = '?service=soluciones_ia&about=algorithmia&waitlist=1&utm_source=news#contacto';
  await page.goto(server.url + words.home + asked);
  // A button that needs scripts is hidden without them.
  await expect(page.locator('[data-theme-toggle]')).toBeHidden();
  await fill(page, words, 'ana@test');
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page).toHaveURL(`${server.url}/api/contact/send-email`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(words.check)).toBeVisible();
  await expect(page.getByText(words.invalid)).toBeVisible();
  await expect(page.getByText(words.waitlist)).toBeVisible();
  const form = page.locator('form[method=post]');
  await expect(form.getByLabel(words.name)).toHaveValue('Ana Ruiz');
  await expect(form.getByLabel(words.service)).toHaveValue('consultoria_ia');
  await expect(form.getByLabel(words.message)).toHaveValue('Línea uno.\nLínea dos.');
  await expect(form.getByLabel(words.consent)).toBeChecked();
  await form.getByLabel(words.email).fill(email);
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible();
  await expect(page.getByText(words.banner)).toBeVisible();
  await context.close();
  const [row] = await query(
    server.dataDir,
    'select * from contact_messages m join inbox_entries e on e.contactMessageId = m.id where m.email = ?',
    [email],
  );
  expect(row).toMatchObject({
    subject: words.subject,
    company: 'Talleres Mar',
    kind: 'waitlist',
    about: 'algorithmia',
    utmSource: 'news',
  });
});

test('a product’s page links to the form with its service, its name and its campaign @phone', async ({
  page,
  server,
  checkAccessibility,
}) => {
  const words = WORDS.es;
  const email = anAddress();
  // A campaign may link to any page: its parameters are passed on to the form.
  await page.goto(`${server.url}/es/algorithmia?utm_source=news&utm_campaign=a%26b`);
  await page.getByRole('link', { name: words.tell }).first().click();
  await page.locator('#contacto form').scrollIntoViewIfNeeded();
  await hydrated(page);
  await expect(page.getByText(words.waitlist)).toBeVisible();
  await expect(page.getByLabel(words.service)).toHaveValue('soluciones_ia');
  await fill(page, words, email);
  await page.getByRole('button', { name: words.submit }).click();
  await expect(banner(page, words)).toBeVisible();
  await checkAccessibility(page);
  await expect(page.getByText(words.waitlist)).toBeHidden();
  const rows = await query(
    server.dataDir,
    'select e.* from contact_messages m join inbox_entries e on e.contactMessageId = m.id where m.email = ?',
    [email],
  );
  expect(rows).toMatchObject([
    { kind: 'waitlist', about: 'algorithmia', utmSource: 'news', utmCampaign: 'a&b' },
  ]);
});
