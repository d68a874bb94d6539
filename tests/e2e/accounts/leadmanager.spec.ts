import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';

const WORDS = {
  en: {
    path: '/leadmanager',
    submit: 'Sign in',
    register: 'Create account',
    user: 'Username',
    pass: 'Password',
    failed: 'Sign-in error',
    missing: 'Please fill in all fields',
    welcome: 'Welcome, ',
    contacts: 'Contacts',
  },
  es: {
    path: '/es/leadmanager',
    submit: 'Iniciar sesión',
    register: 'Crear cuenta',
    user: 'Usuario',
    pass: 'Contraseña',
    failed: 'Error de inicio de sesión',
    missing: 'Por favor complete todos los campos',
    welcome: 'Le damos la bienvenida, ',
    contacts: 'Contactos',
  },
} as const;

const form = (page: Page) => page.locator('[data-sign-in]');
const submit = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });
const awake = (page: Page) => expect(page.locator('[data-island]')).toHaveCount(0);

test('the landing page of the lead manager loads its form’s script on first focus, and signs in @phone', async ({
  portal,
  page,
  checkAccessibility,
}) => {
  const words = WORDS.es;
  await portal.api();
  await portal.language('es');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(portal.url + words.path, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await form(page).getByLabel(words.user).focus();
  await page.keyboard.type(portal.username);
  await awake(page);
  await expect(form(page).getByLabel(words.user)).toHaveValue(portal.username);

  await submit(page, words.submit).click();
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: words.missing })).toContainText(
    words.failed,
  );
  await checkAccessibility(page);
  await form(page).getByLabel(words.pass, { exact: true }).fill('clave-de-prueba');
  await submit(page, words.submit).click();
  await expect(page.getByRole('heading', { level: 1, name: words.contacts })).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/leadmanager/dashboard`);
  await expect(page.getByText(words.welcome + portal.username)).toBeVisible();
});

test('without JavaScript the lead manager’s form signs in, and its other tab creates an account @once', async ({
  browser,
  portal,
}) => {
  const words = WORDS.en;
  await portal.api();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.url + words.path);
  await form(page).getByLabel(words.user).fill(portal.username);
  await form(page).getByLabel(words.pass, { exact: true }).fill('clave-de-prueba');
  await submit(page, words.submit).click();
  await expect(page).toHaveURL(`${portal.url}/leadmanager/dashboard`);

  await context.clearCookies();
  await context.addCookies([{ name: 'lang', value: 'en', url: portal.url }]);
  await page.goto(portal.url + words.path);
  await page.getByRole('tab', { name: words.register }).click();
  await expect(page).toHaveURL(`${portal.url}/leadmanager/auth?create=1`);
  const username = `plain${portal.username}`;
  const values = { name: 'Ana', email: `${username}@test.example`, username, password: 'clave-de-prueba' };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=confirmPassword]').fill('clave-de-prueba');
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page).toHaveURL(`${portal.url}/leadmanager/dashboard`);
  await context.close();
});

for (const [locale, path] of [
  ['en', '/leadmanager'],
  ['es', '/es/leadmanager'],
  ['en', '/leadmanager?next=%2Faccount'],
  ['en', '/leadmanager/auth'],
  ['es', '/leadmanager/auth'],
] as const)
  test(`${path} (${locale}) says that a field is empty, and stays, even where its script is late`, async ({
    portal,
    page,
  }) => {
    await portal.language(locale);
    const words = WORDS[locale];
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await isPressed;
      await route.continue();
    });
    await page.goto(portal.url + path, { waitUntil: 'commit' });
    const before = page.url();
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    press();
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: words.missing });
    await expect(toast).toContainText(words.failed);
    await expect(toast).toHaveAttribute('data-type', 'error');
    expect(page.url()).toBe(before);
  });

test('the tabs of the sign-in work by keyboard, and a sign-out is announced on the landing page @once', async ({
  portal,
}) => {
  await portal.language('en');
  const { page } = portal;
  await page.goto(`${portal.url}/leadmanager`);
  await page.getByRole('tab', { name: 'Sign in' }).focus();
  await awake(page);
  await page.keyboard.press('ArrowRight');
  const created = page.getByRole('tab', { name: 'Create account' });
  await expect(created).toBeFocused();
  await expect(created).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Confirm password')).toBeVisible();

  await portal.signIn('en');
  await portal.open('/leadmanager');
  await expect(page).toHaveURL(`${portal.url}/leadmanager/dashboard`);
  // Signing out leads to the sign-in of the portal that it happens in.
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`${portal.url}/leadmanager`);
  await expect(page.getByText('You have signed out')).toBeVisible();
});
