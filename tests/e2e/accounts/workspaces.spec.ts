import type { Browser, Page } from '@playwright/test';
import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anInvitation, aSharedWorkspace, inside, join } from '#tests/builders/workspace.ts';
import type { TestServer } from '#tests/server.ts';
import { expect, hydrated, reloaded, test } from '#tests/e2e/fixtures.ts';

/** A browser of a new account, in a language. */
async function aPerson(
  server: TestServer,
  browser: Browser,
  username: string,
  locale: 'en' | 'es',
): Promise<{ page: Page; client: ApiClient }> {
  const client = await new ApiClient(server.url).register(username);
  const context = await browser.newContext();
  const [name = '', value = ''] = client.cookie.split('=');
  await context.addCookies([
    { name, value, url: server.url, httpOnly: true },
    { name: 'lang', value: locale, url: server.url },
  ]);
  return { page: await context.newPage(), client };
}

/** The switch in the navigation, which a phone hides behind its button. */
async function switchOf(page: Page) {
  await hydrated(page);
  const menu = page.getByRole('button', { name: /^(Open the navigation|Abrir el menú)$/ });
  if (await menu.isVisible()) await menu.click();
  return page.locator('#portal-menu details').filter({ has: page.locator('form[action$="/choose"]') });
}

test('two people share a workspace, and whoever is removed is told so over what was typed @phone', async ({
  server,
  browser,
  checkAccessibility,
}) => {
  const marta = await aPerson(server, browser, 'marta', 'en');
  const eva = await aPerson(server, browser, 'eva', 'es');

  await marta.page.goto(`${server.url}/account/workspaces`);
  await hydrated(marta.page);
  await marta.page.getByRole('button', { name: 'New workspace' }).click();
  await marta.page.getByLabel('Name').fill('Ventas Norte');
  await marta.page.getByRole('button', { name: 'Create workspace' }).click();
  const panel = marta.page.getByRole('region', { name: 'Ventas Norte' });
  await panel.getByRole('button', { name: 'Invite' }).click();
  await expect(marta.page.locator('[data-workspace-name="Ventas Norte"]')).toBeAttached();
  await marta.page.getByLabel('Email addresses').fill('Eva <eva@test.example>, marta@test.example; nobody');
  await marta.page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(marta.page.getByText('Not sent: no mail server is set up')).toBeVisible();
  await expect(marta.page.getByRole('dialog').getByRole('listitem')).toHaveText([
    /eva@test\.example.*not sent/,
    /marta@test\.example.*Already a member/,
    /nobody.*Not an email address/,
  ]);
  await checkAccessibility(marta.page);
  const link = await marta.page.getByLabel('Link', { exact: true }).inputValue();
  await marta.page.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByText('eva@test.example')).toBeVisible();
  await checkAccessibility(marta.page);

  await eva.page.goto(server.url + new URL(link).pathname);
  await expect(eva.page.getByText('Su rol: Miembro')).toBeVisible();
  await checkAccessibility(eva.page);
  await eva.page.getByRole('button', { name: 'Unirse al espacio' }).click();
  await expect((await switchOf(eva.page)).locator('summary')).toContainText('Ventas Norte');

  await marta.page.goto(`${server.url}/leadmanager/dashboard`);
  const choice = await switchOf(marta.page);
  await choice.locator('summary').click();
  await checkAccessibility(marta.page);
  await choice.getByRole('button', { name: 'Work in Ventas Norte' }).click();
  await expect(marta.page.locator('[data-workspace-name="Ventas Norte"]')).toBeAttached();
  await marta.client.make('/api/crm/contacts', aCrmContact({ firstName: 'Casilda' }));
  await eva.page.goto(`${server.url}/leadmanager/dashboard`);
  await hydrated(eva.page);
  await expect(eva.page.getByText('Casilda').first()).toBeVisible();

  await eva.page.getByRole('button', { name: 'Nuevo contacto' }).click();
  const firstName = eva.page.getByLabel('Nombre', { exact: true });
  await firstName.fill('Leandro');
  await marta.page.goto(`${server.url}/account/workspaces`);
  await hydrated(marta.page);
  const more = marta.page.getByRole('button', { name: 'More for eva' });
  await more.click();
  await marta.page.getByRole('menuitem', { name: 'Remove eva' }).click();
  await expect(marta.page.getByRole('alertdialog')).toContainText('answers for no records');
  await marta.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(more).toBeHidden();

  await eva.page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(eva.page.getByText('Ya no tiene acceso a este espacio de trabajo').first()).toBeVisible();
  await expect(firstName).toHaveValue('Leandro');

  await eva.page.goto(`${server.url}/leadmanager/tasks`);
  const told = eva.page.getByRole('status').filter({ hasText: 'Ya no tiene acceso a «Ventas Norte»' });
  await expect(told.getByRole('textbox')).toHaveValue(/^Leandro$/m);
  await expect(told).toContainText('Ahora trabaja en: Personal');
  await hydrated(eva.page);
  await checkAccessibility(eva.page);
  await told.getByRole('button', { name: 'Cerrar' }).click();
  await reloaded(eva.page);
  await expect(told).toBeHidden();
});

test('the last owner who leaves says who takes over, and the records go along @once', async ({
  server,
  browser,
  checkAccessibility,
}) => {
  const { page, client } = await aPerson(server, browser, 'rosa', 'en');
  const iker = await new ApiClient(server.url).register('iker');
  const left = await new ApiClient(server.url).register('leonor');
  const id = await aSharedWorkspace(client, 'Ventas Sur');
  await join(client, id, iker);
  await join(client, id, left);
  const contacts = '/api/crm/contacts';
  await client.make(contacts, aCrmContact({ firstName: 'Aurora' }), inside(id));
  await left.make(contacts, aCrmContact({ firstName: 'Berta', email: 'berta@test.example' }));
  const { body } = await left.call('GET', '/api/user');
  await left.call('DELETE', `/api/workspaces/${id}/members/${member(body, 'id', 'number')}`);

  await page.goto(`${server.url}/account/workspaces`);
  await hydrated(page);
  const panel = page.getByRole('region', { name: 'Ventas Sur' });
  await expect(panel.getByText('No longer a member, still answers for records')).toBeVisible();
  await panel.getByRole('button', { name: 'More for leonor' }).click();
  await page.getByRole('menuitem', { name: 'Hand over leonor’s records' }).click();
  await page.getByRole('alertdialog').getByLabel('New owner').selectOption('rosa');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(panel.getByText('No longer a member')).toBeHidden();

  await panel.getByRole('button', { name: 'More for Ventas Sur' }).click();
  await page.getByRole('menuitem', { name: 'Leave' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByLabel('Who takes over what you answer for')).toContainText('iker');
  await expect(asked).toContainText('whoever takes over becomes an owner too');
  await expect(asked).toContainText('You answer for 2 contacts');
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(asked.getByText('Choose who takes over, or nobody')).toBeVisible();
  await asked.getByLabel('Who takes over what you answer for').selectOption('iker');
  await checkAccessibility(page);
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You have left “Ventas Sur”')).toBeVisible();

  const members = await iker.call('GET', `/api/workspaces/${id}/members`);
  expect(members.body).toMatchObject({ items: [{ name: 'iker', role: 'owner' }] });
  expect(idsOf((await iker.call('GET', `${contacts}?owner=mine`)).body)).toHaveLength(2);
});

test('somebody invited creates the account with the address of the invitation, and stands in the workspace @phone', async ({
  server,
  browser,
  page,
}) => {
  const { page: owner, client } = await aPerson(server, browser, 'nuria', 'en');
  const id = await aSharedWorkspace(client, 'Ventas Este');
  const { token } = await anInvitation(client, id, 'gael@test.example');
  await page.goto(`${server.url}/join/${token}`);
  await page.getByRole('link', { name: 'Create account' }).click();
  await hydrated(page);
  await expect(page.getByLabel('Email')).toHaveValue('gael@test.example');
  await page.getByLabel('Full name').fill('Gael');
  await page.getByLabel('Username').fill('gael');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery 9');
  await page.getByLabel('Confirm password').fill('correct horse battery 9');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/leadmanager/dashboard');
  await expect(page.locator('[data-workspace-name="Ventas Este"]')).toBeAttached();

  await owner.goto(`${server.url}/account/workspaces`);
  await hydrated(owner);
  await owner.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(owner.getByText('Gael has joined Ventas Este')).toBeVisible();
});

test('the people of the workspace are found from the settings and by their words in both languages @once', async ({
  server,
  browser,
}) => {
  const { page } = await aPerson(server, browser, 'olga', 'en');
  for (const word of ['team', 'invite', 'member', 'people', 'equipo', 'invitar', 'miembros']) {
    await page.goto(`${server.url}/leadmanager/settings`);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill(word);
    await expect(page.getByRole('option', { name: 'Workspaces' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Invite people to the team' })).toBeVisible();
  }
  await page.goto(`${server.url}/leadmanager/settings`);
  await page.getByRole('link', { name: /^Team/ }).click();
  await expect(page.getByRole('dialog', { name: 'New workspace' })).toBeVisible();
});
