import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/api-client.ts';
import { aSecondFactor, codeOfApp } from '#tests/builders/second-factor.ts';
import { freePort, startServer, type TestServer } from '#tests/server.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

// One server for all of it.
test.describe.configure({ mode: 'default' });

let server: TestServer;
let site: string;
test.beforeAll(async () => {
  // Passkeys belong to a name, which a network address is none.
  const port = await freePort();
  site = `http://localhost:${port}`;
  server = await startServer({ PORT: String(port), SITE_URL: site });
});
test.afterAll(() => server.stop());

const password = 'clave-de-prueba';

/** First step of a sign-in, as a browser that has no session. */
async function signIn(page: Page, username: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${site}/auth?next=/account?tab=security`);
  await hydrated(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an authenticator app is set up, asked for, and replaced by a recovery code when the phone is lost @phone', async ({
  page,
  checkAccessibility,
}, { project }) => {
  const username = `app${project.name}`;
  await new ApiClient(server.url).register(username);
  await signIn(page, username);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  await checkAccessibility(page);
  const key = (await dialog.getByLabel('Key').inputValue()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Use this app' }).click();
  await expect(dialog.getByText('This code is not valid')).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(codeOfApp(key));
  await dialog.getByRole('button', { name: 'Use this app' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = '', secondCode = '', thirdCode = ''] = await dialog
    .getByRole('listitem')
    .allTextContents();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await signIn(page, username);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel('Code').fill(codeOfApp(key, new Date(Date.now() + 30_000)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await signIn(page, username);
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  // An act that could take the account over asks for a factor in use as well.
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByLabel('Email').fill(`new-${username}@test.example`);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Confirm it with your second factor as well').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await checkAccessibility(page);
  await dialog.getByLabel('Code').fill(thirdCode);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your profile has been saved')).toBeVisible();

  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await checkAccessibility(page);
  await dialog.getByLabel('Code').fill(recoveryCode);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This code is not valid')).toBeVisible();
  await dialog.getByLabel('Code').fill(secondCode);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Not set up')).toBeVisible();
});

test('a new password, a token and the deletion of the account ask for a code, and can be left and begun again @phone', async ({
  page,
  checkAccessibility,
}, { project }) => {
  const username = `acts${project.name}`;
  const client = await new ApiClient(server.url).register(username);
  const [first = '', second = '', third = ''] = (await aSecondFactor(client)).recoveryCodes;
  const [name = '', value = ''] = client.cookie.split('=');
  await page.context().addCookies([{ name, value, url: site, httpOnly: true }]);
  await page.goto(`${site}/account?tab=security`);
  await hydrated(page);
  const dialog = page.getByRole('dialog').last();
  const prove = async (code: string) => {
    await expect(dialog.getByLabel('Code')).toBeFocused();
    await checkAccessibility(page);
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };
  const newPassword = 'otra-clave-larga';
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Confirm it with your second factor as well').first()).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await prove(first);
  await expect(page.getByText('Your password has been changed')).toBeVisible();

  await page.getByRole('tab', { name: 'API tokens' }).click();
  await page.getByRole('button', { name: 'Create the first token' }).click();
  await dialog.getByLabel('Name').fill('Dashboard');
  await dialog.getByLabel('Current password').fill(newPassword);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await prove(second);
  await expect(dialog.getByText('Authorization: Bearer')).toBeVisible();
  await dialog.getByRole('button').last().click();

  await page.getByRole('tab', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Delete', exact: false }).last().click();
  await dialog.getByRole('textbox').first().fill(username);
  await dialog.getByLabel('Current password').fill(newPassword);
  await dialog.getByRole('button', { name: 'Delete', exact: false }).click();
  await prove(first);
  await expect(dialog.getByText('This code is not valid')).toBeVisible();
  await dialog.getByLabel('Code').fill(third);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('a passkey is added in the browser and signs in there @once', async ({ page }, { project }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const username = `key${project.name}`;
  await new ApiClient(server.url).register(username);
  await signIn(page, username);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name, to tell it apart').fill('Laptop');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Laptop')).toBeVisible();

  await signIn(page, username);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/^Passkey since .*, last used/)).toBeVisible();

  await page.getByRole('tab', { name: 'API tokens' }).click();
  await page.getByRole('button', { name: 'Create the first token' }).click();
  await dialog.getByLabel('Name').fill('Dashboard');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.last().getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog.getByText('Authorization: Bearer')).toBeVisible();
  await dialog.getByRole('button').last().click();

  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Not set up')).toBeVisible();
});
