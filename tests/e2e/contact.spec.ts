import type { Page } from '@playwright/test';
import { query, writtenMail } from '../mailbox.ts';
import { expect, hydrated, test } from './fixtures.ts';

const WORDS = {
  en: {
    home: '/',
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    service: 'Service',
    message: 'Message',
    consent: /I agree/,
    privacy: 'privacy policy',
    option: 'AI consulting',
    submit: 'Send message',
    sending: 'SENDING...',
    banner: "Your message has been sent successfully! We'll contact you soon.",
    toast: 'Message Sent',
    toastText: "Thanks for your message. We'll get back to you shortly.",
    invalid: 'Enter a valid e-mail address',
    check: 'Please check the highlighted fields.',
    refused: 'Error sending message',
    offline: /there is no connection/,
    failedText: 'There was a problem sending your message. Please try again later.',
    subject: 'Contact Form - Service: AI consulting',
    sent: 'Message sent',
    waitlist: 'We will tell you when AlgorithmIA launches.',
  },
  es: {
    home: '/es',
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    service: 'Servicio',
    message: 'Mensaje',
    consent: /Acepto/,
    privacy: 'política de privacidad',
    option: 'Consultoría de IA',
    submit: 'Enviar mensaje',
    sending: 'ENVIANDO...',
    banner: '¡Su mensaje se ha enviado correctamente! Nos pondremos en contacto con usted pronto.',
    toast: 'Mensaje Enviado',
    toastText: 'Gracias por su mensaje. Le responderemos en breve.',
    invalid: 'Debe ser un correo electrónico válido',
    check: 'Revise los campos señalados, por favor.',
    refused: 'Error al enviar mensaje',
    offline: /no hay conexión/,
    failedText: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo más tarde.',
    subject: 'Formulario de Contacto - Servicio: Consultoría de IA',
    sent: 'Mensaje enviado',
    waitlist: 'Le avisaremos cuando AlgorithmIA esté disponible.',
  },
} as const;
type Words = (typeof WORDS)['en' | 'es'];

const CALL = '**/api/contact/send-email';
let made = 0;
const anAddress = () => `visitor${process.pid}x${(made += 1)}@test.example`;

async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('#contacto form').scrollIntoViewIfNeeded();
  await hydrated(page);
}

async function fill(page: Page, words: Words, email: string): Promise<void> {
  const form = page.locator('form');
  await form.getByLabel(words.name).fill('Ana Ruiz');
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.company).fill('Talleres Mar');
  await form.getByLabel(words.service).selectOption({ label: words.option });
  await form.getByLabel(words.message).fill('Línea uno.\nLínea dos.');
  await form.getByLabel(words.consent).check();
}

const banner = (page: Page, words: Words) => page.locator('form').getByText(words.banner);

for (const locale of ['en', 'es'] as const) {
  const words = WORDS[locale];

  test(`an enquiry (${locale}): sending, sent, cleared, and the banner leaves after 5,000 ms`, async ({
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
    // From here on time passes when the test says so; less ahead than the call waits for its answer.
    await page.clock.pauseAt(Date.now() + 10_000);
    held.resolve();
    await expect(banner(page, words)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText(words.toast, { exact: true })).toBeVisible();
    await expect(page.getByText(words.toastText)).toBeVisible();
    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
    for (const label of [words.name, words.email, words.company, words.service, words.message]) {
      await expect(page.locator('form').getByLabel(label)).toHaveValue('');
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

  test(`what the server refuses (${locale}): a red banner, a toast, the field, and nothing typed is lost`, async ({
    page,
    server,
    checkAccessibility,
  }) => {
    await openForm(page, server.url + words.home);
    // The browser's own check lets it pass; the server does not.
    await fill(page, words, 'ana@test');
    await page.getByRole('button', { name: words.submit }).click();
    const form = page.locator('form');
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

  test(`without JavaScript (${locale}) the form posts, errors show it again filled in, and a page thanks`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const email = anAddress();
    await page.goto(server.url + words.home);
    await fill(page, words, 'ana@test');
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page).toHaveURL(`${server.url}/api/contact/send-email`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByText(words.check)).toBeVisible();
    await expect(page.getByText(words.invalid)).toBeVisible();
    const form = page.locator('form');
    await expect(form.getByLabel(words.name)).toHaveValue('Ana Ruiz');
    await expect(form.getByLabel(words.service)).toHaveValue('consultoria_ia');
    await expect(form.getByLabel(words.message)).toHaveValue('Línea uno.\nLínea dos.');
    await expect(form.getByLabel(words.consent)).toBeChecked();
    await form.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible();
    await expect(page.getByText(words.banner)).toBeVisible();
    await context.close();
    const [row] = await query(server.dataDir, 'select * from contact_messages where email = ?', [email]);
    expect(row).toMatchObject({ subject: words.subject, company: 'Talleres Mar' });
  });

  test(`a product's page leads to the form with its service and its name (${locale})`, async ({
    page,
    server,
    checkAccessibility,
  }) => {
    const email = anAddress();
    await openForm(
      page,
      `${server.url}${words.home}?service=soluciones_ia&about=algorithmia&waitlist=1#contacto`,
    );
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
    expect(rows).toMatchObject([{ kind: 'waitlist', about: 'algorithmia' }]);
  });
}

test('no connection: the form says so, keeps what was typed, and one enquiry arrives in the end', async ({
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
  await expect(page.locator('form').getByLabel(words.name)).toHaveValue('Ana Ruiz');
  await context.setOffline(false);
  // The answer is lost on its way, the enquiry is not: sent again, it is recognised.
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

test('the page sends no script before the form comes into view, and an unknown subject is not shown', async ({
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

test('what was typed before the form woke up is kept', async ({ page, server }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/#contacto`);
  await page.locator('form').getByLabel('Name').fill('Ana Ruiz');
  held.resolve();
  await hydrated(page);
  await expect(page.locator('form').getByLabel('Name')).toHaveValue('Ana Ruiz');
});

test('a form whose scripts never arrive posts like one without JavaScript, and its answers are accessible', async ({
  page,
  server,
  checkAccessibility,
}) => {
  const words = WORDS.es;
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(`${server.url}/es#contacto`);
  await fill(page, words, 'ana@test');
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(words.invalid)).toBeVisible();
  await checkAccessibility(page);
  await page.locator('form').getByLabel(words.email).fill(anAddress());
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible();
  await checkAccessibility(page);
});

test('the consent box leads to the privacy page', async ({ page, server }) => {
  await page.goto(`${server.url}/es#contacto`);
  await expect(page.getByRole('link', { name: WORDS.es.privacy })).toHaveAttribute('href', '/es/privacy');
});
