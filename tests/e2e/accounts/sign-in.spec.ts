import { expect, test } from '#tests/e2e/fixtures.ts';

const WORDS = {
  en: {
    submit: 'Sign in',
    user: 'Username',
    pass: 'Password',
    required: 'Username is required',
    failed: 'Sign-in error',
    welcome: 'Welcome, ',
    wrong: 'Invalid credentials',
    register: 'Create account',
    name: 'Full name',
    email: 'Email',
    confirm: 'Confirm password',
    differ: 'The passwords do not match',
    companies: 'Companies',
    terms: 'terms of service',
    termsPage: '/terms',
  },
  es: {
    submit: 'Iniciar sesión',
    user: 'Usuario',
    pass: 'Contraseña',
    required: 'El usuario es requerido',
    failed: 'Error de inicio de sesión',
    welcome: 'Le damos la bienvenida, ',
    wrong: 'Credenciales inválidas',
    register: 'Crear cuenta',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    confirm: 'Confirmar contraseña',
    differ: 'Las contraseñas no coinciden',
    companies: 'Empresas',
    terms: 'condiciones del servicio',
    termsPage: '/es/terms',
  },
} as const;

test('signing in: empty fields, a wrong password, then a welcome in the list @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const words = WORDS.es;
  await portal.api();
  await portal.language('es');
  const page = await portal.open('/consultoria');
  await expect(page).toHaveURL(/\/auth\?next=%2Fconsultoria/);
  await checkAccessibility(page);
  const submit = page.getByRole('button', { name: words.submit, exact: true });
  await submit.click();
  await expect(page.getByText(words.required)).toBeVisible();
  await page.getByLabel(words.user).fill(portal.username);
  await page.getByLabel(words.pass, { exact: true }).fill('wrong-one');
  await submit.click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: words.wrong })).toBeVisible();
  await expect(page.getByLabel(words.user)).toHaveValue(portal.username);
  await page.getByLabel(words.pass, { exact: true }).fill('clave-de-prueba');
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: words.companies })).toBeVisible();
  await expect(page.getByText(words.welcome + portal.username)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toMatch(/^[\w-]{43}$/);
});

test('creating an account: the confirmation must match, then the portal opens @once', async ({ portal }) => {
  const words = WORDS.en;
  await portal.language('en');
  const page = await portal.open('/auth');
  await page.getByRole('tab', { name: words.register }).click();
  await expect(page.getByRole('link', { name: words.terms })).toHaveAttribute('href', words.termsPage);
  const username = `new${test.info().workerIndex}`;
  await page.getByLabel(words.name).fill('Ana Ruiz Couto');
  await page.getByLabel(words.email).fill(`${username}@test.example`);
  await page.getByLabel(words.user).fill(username);
  await page.getByLabel(words.pass, { exact: true }).fill('clave-de-prueba');
  await page.getByLabel(words.confirm).fill('Secreta');
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page.getByText(words.differ)).toBeVisible();
  await page.getByLabel(words.confirm).fill('clave-de-prueba');
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page).toHaveURL(`${portal.url}/consultoria`);
});

test('a signed-in user is redirected from the sign-in, and `next` accepts only paths of this site @once', async ({
  portal,
}) => {
  await portal.signIn('en');
  const page = await portal.open('/auth');
  await expect(page).toHaveURL(`${portal.url}/consultoria`);
  await portal.open('/auth?next=https://evil.example/');
  await expect(page).toHaveURL(`${portal.url}/consultoria`);
  await portal.open('/auth?next=%2F%09%2Fevil.example');
  await expect(page).toHaveURL(`${portal.url}/consultoria`);
  await portal.open('/comercia-auth');
  await expect(page).toHaveURL(`${portal.url}/comercia`);
  // The start page is one click away.
  await page.goto(`${portal.url}/start`);
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
});

test('the language of the portal is selected and remembered', async ({ portal, isMobile }) => {
  await portal.signIn('en');
  const page = await portal.open('/consultoria');
  // A phone's top bar belongs to the title; there it stands in the menu.
  if (isMobile) await page.getByRole('button', { name: 'Open the navigation' }).click();
  await page.locator('summary').filter({ hasText: 'Language', visible: true }).click();
  await page.getByRole('link', { name: 'Español' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/consultoria`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
});

test('signing out ends the session and leads to the sign-in @phone', async ({ portal }) => {
  await portal.signIn('es');
  const page = await portal.open('/consultoria');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await portal.open('/consultoria');
  await expect(page).toHaveURL(/\/auth/);
});
