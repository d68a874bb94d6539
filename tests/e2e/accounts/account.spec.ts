// One long file: one account goes through all of its settings.
import { startServer, type TestServer } from '#tests/server.ts';
import { startSmtp, type SmtpServer } from '#tests/servers/smtp.ts';
import { expect, hydrated, reloaded, test } from '#tests/e2e/fixtures.ts';

// One server for all of it.
test.describe.configure({ mode: 'default' });

let smtp: SmtpServer;
let server: TestServer;
test.beforeAll(async () => {
  smtp = await startSmtp();
  server = await startServer({
    SMTP_URL: smtp.url,
    ADMIN_USERNAME: 'root',
    ADMIN_PASSWORD: 'clave-de-prueba',
    ADMIN_EMAIL: 'root@test.example',
  });
});
test.afterAll(async () => {
  await server.stop();
  await smtp.close();
});

/** Returns the path that the button of the newest email to an address links to. */
async function linkFor(recipient: string, kind: string): Promise<string> {
  const find = () => {
    const emails = smtp.received.filter(({ to }) => to.includes(recipient));
    const texts = emails.map(({ parsed }) => parsed.text ?? '').reverse();
    return texts.map((text) => new RegExp(`/${kind}/[\\w-]{43}`).exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

test('from a new account to signing out everywhere: confirm, profile, password, token @phone', async ({
  page,
  checkAccessibility,
}, { project }) => {
  const username = `journey${project.name}`;
  const email = `${username}@test.example`;
  const open = async (path: string) => {
    await page.goto(server.url + path);
    await hydrated(page);
  };
  await open('/auth?create=1');
  await page.getByLabel('Full name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('clave-de-prueba');
  await page.getByLabel('Confirm password').fill('clave-de-prueba');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();

  // The pill in the top bar asks for the confirmation, which the link of the newest email completes.
  await page.waitForURL('**/consultoria');
  await hydrated(page);
  // The welcome covers the pill on a phone, and stays while the mouse is on it.
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Email not confirmed' }).click();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText(`The link is on its way to ${email}`)).toBeVisible();
  await expect.poll(() => smtp.received.filter(({ to }) => to.includes(email)).length).toBe(2);
  await open(await linkFor(email, 'confirm'));
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();

  await open('/account');
  await expect(page.getByText('Send the link again')).toHaveCount(0);
  await checkAccessibility(page);
  await page.getByLabel('Full name').fill('Ana Ruiz Couto');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile has been saved')).toBeVisible();

  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByLabel('Current password').fill('wrong-one');
  await page.getByLabel('New password', { exact: true }).fill('otra-clave-1');
  await page.getByLabel('Confirm new password').fill('otra-clave-1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await page.getByLabel('Current password').fill('clave-de-prueba');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('tab', { name: 'API tokens' }).click();
  await page.getByRole('button', { name: 'Create the first token' }).click();
  await page.getByLabel('Name').fill('Sales dashboard');
  await page.getByLabel('Current password').fill('otra-clave-1');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  const answer = await fetch(`${server.url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject({ username, name: 'Ana Ruiz Couto' });
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('heading', { name: 'Sales dashboard' })).toBeVisible();

  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/auth?next=*');
  await open('/account');
  await expect(page).toHaveURL(/\/auth\?next=%2Faccount/);
});

test('an administrator invites a user, who joins, forgets the password and sets another @phone', async ({
  page,
  checkAccessibility,
}, { project }) => {
  const guest = `guest${project.name}`;
  const email = `${guest}@test.example`;
  const open = async (path: string) => {
    await page.goto(server.url + path);
    await hydrated(page);
  };
  const signIn = async (username: string, password: string) => {
    await page.getByLabel('Usuario').fill(username);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  };
  await page.context().addCookies([{ name: 'lang', value: 'es', url: server.url }]);
  await open('/admin/users');
  await signIn('root', 'clave-de-prueba');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Invitar' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  // The administration asks for the password once, then continues with the request.
  const again = page.getByRole('dialog', { name: 'Escriba su contraseña' });
  await again.getByLabel('Contraseña').fill('equivocada');
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(again.getByText('Esta no es su contraseña actual')).toBeVisible();
  await checkAccessibility(page);
  await again.getByLabel('Contraseña').fill('clave-de-prueba');
  await again.getByRole('button', { name: 'Continuar' }).click();
  const link = await page.getByLabel('Enlace', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Hecho' }).click();
  await expect(page.getByText(`Para ${email}`)).toBeVisible();
  await checkAccessibility(page);
  expect(link).toContain(await linkFor(email, 'invite'));

  await page.context().clearCookies({ name: 'session' });
  await open(new URL(link).pathname);
  await checkAccessibility(page);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  await page.getByLabel('Nombre completo').fill('Iago Lema');
  await page.getByLabel('Usuario').fill(guest);
  await page.getByLabel('Contraseña', { exact: true }).fill('clave-de-prueba');
  await page.getByLabel('Confirmar contraseña').fill('clave-de-prueba');
  await page.getByRole('button', { name: 'Crear cuenta', exact: true }).click();
  // No confirmation needed: the link was received by email.
  await page.waitForURL('**/start');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Enviar el enlace de nuevo' })).toHaveCount(0);

  await page.context().clearCookies({ name: 'session' });
  await open('/auth');
  await page.getByRole('link', { name: '¿Ha olvidado su contraseña?' }).click();
  await hydrated(page);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revise su correo' })).toBeVisible();
  await open(await linkFor(email, 'reset'));
  await checkAccessibility(page);
  await page.getByLabel('Contraseña', { exact: true }).fill('otra-clave-1');
  await page.getByLabel('Confirmar contraseña').fill('otra-clave-1');
  await page.getByRole('button', { name: 'Establecer la contraseña' }).click();
  await page.waitForURL('**/auth?next=*');
  await hydrated(page);
  await signIn(guest, 'otra-clave-1');
  await expect(page).toHaveURL(`${server.url}/start`);
});

test('an action on an account continues after the password, and waits if it is cancelled @once', async ({
  page,
}, { project }) => {
  const username = `promoted${project.name}`;
  const account = {
    username,
    password: 'clave-de-prueba',
    name: username,
    email: `${username}@test.example`,
  };
  await page.request.post(`${server.url}/api/register`, { data: account });
  const credentials = { username: 'root', password: 'clave-de-prueba' };
  await page.request.post(`${server.url}/api/login`, { data: credentials });
  await page.goto(`${server.url}/admin/users`);
  await hydrated(page);
  await page.getByLabel('Name, username or email').fill(username);
  const act = async (name: string) => {
    await page
      .getByRole('button', { name: `Actions for ${username}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
  };
  const promote = () => act('Make administrator');
  const again = page.getByRole('dialog', { name: 'Enter your password' });
  await promote();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Enter your password again to continue.')).toBeVisible();
  await promote();
  await again.getByLabel('Password').fill('clave-de-prueba');
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(again).toHaveCount(0);
  await expect(page.getByText(`The account of ${username} has been changed`)).toBeVisible();
  await act('Sign out everywhere');
  await expect(page.getByText(`${username} has been signed out everywhere`)).toBeVisible();
});

test('a demo shows a finished company and its expiry @phone', async ({ page, checkAccessibility }) => {
  await page.context().addCookies([{ name: 'lang', value: 'es', url: server.url }]);
  await page.goto(`${server.url}/auth`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Probar la demostración' }).click();
  await page.waitForURL('**/consultoria');
  await hydrated(page);
  await expect(page.getByText('Aceites Valdearce')).toBeVisible();
  await page.getByRole('button', { name: /^Demo hasta el/ }).click();
  await expect(page.getByText('Esta es una demostración con datos de ejemplo')).toBeVisible();
  await checkAccessibility(page);
});

test('typed changes to the profile survive an ended session, and are saved after signing in again @once', async ({
  page,
}, { project }) => {
  const username = `expiring${project.name}`;
  const account = { username, password: 'clave-de-prueba', name: 'Ana', email: `${username}@test.example` };
  await page.request.post(`${server.url}/api/register`, { data: account });
  await page.goto(`${server.url}/account`);
  await hydrated(page);
  await page.getByLabel('Full name').fill('Ana Ruiz');
  await page.request.post(`${server.url}/api/logout`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill('clave-de-prueba');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your profile has been saved')).toBeVisible();
  await reloaded(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Ruiz');
});
