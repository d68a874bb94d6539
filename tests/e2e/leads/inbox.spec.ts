import { ApiClient } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { WORDS } from './inbox-words.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

/** English on desktop, Spanish on phone: each test runs once per device. */
const localeOf = (project: string) => (project === 'phone' ? 'es' : 'en');

test('an enquiry is read, converted with a known contact, replied to, and found on the opportunity @phone', async ({
  portal,
  staff,
  checkAccessibility,
}) => {
  const words = WORDS.es;
  const email = 'ana.taller@talleres-mar.example';
  const message = 'Queremos empezar.\nSomos <b>40</b> personas.';
  await staff.make('/api/crm/contacts', aCrmContact({ lastName: 'Ruiz', email: email.toUpperCase() }));
  await staff.make('/api/crm/templates', {
    name: 'First answer',
    subject: 'Hello',
    body: 'Dear {{firstName}} of {{company}}',
  });
  await new ApiClient(portal.url).call('POST', '/api/contact/send-email', aPayload({ email, message }));
  await portal.signInAs(staff, 'es');

  const page = await portal.open('/leadmanager/inbox');
  await checkAccessibility(page);
  const rows = page.getByRole('list', { name: words.entries }).getByRole('link');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('article', { name: 'Ana Ruiz' });
  await expect(entry.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(/\/leadmanager\/inbox\/\d+$/);
  await expect(entry.getByText('Somos <b>40</b> personas.')).toBeVisible();
  await checkAccessibility(page);

  await entry.getByRole('button', { name: words.convert }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: words.use })).toBeChecked();
  await dialog.getByRole('radio', { name: words.newCompany }).check();
  await dialog.getByRole('radio', { name: words.newOpportunity }).check();
  await checkAccessibility(page);
  await dialog.getByLabel(words.opportunityTitle, { exact: true }).fill('Taller nuevo');
  await dialog.getByRole('button', { name: words.convert, exact: true }).click();
  await expect(entry.getByText(words.converted)).toBeVisible();

  await entry.getByRole('button', { name: words.reply }).click();
  await dialog.getByRole('combobox', { name: words.template }).selectOption('First answer');
  await expect(dialog.getByLabel(words.text, { exact: true })).toHaveValue('Dear Ana of Talleres Mar');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: words.send, exact: true }).click();
  await expect(entry.getByText(words.sent, { exact: true })).toBeVisible({ timeout: 15_000 });

  await entry.getByRole('link', { name: 'Taller nuevo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Taller nuevo' })).toBeVisible();
  const timeline = page.getByRole('region', { name: words.timeline });
  await expect(timeline.getByText('Somos <b>40</b> personas.')).toBeVisible();
  await expect(timeline.getByText('Dear Ana of Talleres Mar')).toBeVisible();
  await checkAccessibility(page);
});

test('a wide screen shows the first unread entry, which stays unread until it is opened @once', async ({
  portal,
  staff,
}) => {
  const name = 'Mara Nieto';
  await new ApiClient(portal.url).call('POST', '/api/contact/send-email', aPayload({ name }));
  await portal.signInAs(staff, 'en');
  const page = await portal.open('/leadmanager/inbox?status=unread');
  const row = page.getByRole('list', { name: WORDS.en.entries }).getByRole('link', { name });
  const entry = page.getByRole('article', { name });
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: WORDS.en.convert }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(entry).toBeVisible();
  await expect(row).toContainText('Unread');
  await expect(page).toHaveURL(/\/leadmanager\/inbox\?status=unread$/);
  const tabs = page.getByRole('navigation').getByRole('link', { name: /^Unread/ });
  const badge = page.getByRole('navigation').locator('[data-badge=inbox]');
  const unread = Number(/\d+/.exec(await tabs.innerText())?.[0]);
  await expect(badge).toContainText(`${unread} unread`);
  await row.click();
  await expect(row).not.toContainText('Unread');
  if (unread === 1) await expect(badge).toBeHidden();
  else await expect(badge).toContainText(`${unread - 1} unread`);
  await expect(entry.getByRole('heading', { level: 2 })).toBeFocused();
});

test('an entry is moved to another folder and back, and keeps the draft of its reply', async ({
  portal,
  staff,
}, { project }) => {
  const locale = localeOf(project.name);
  const words = WORDS[locale];
  const name = `Brais ${project.name}`;
  await new ApiClient(portal.url).call('POST', '/api/contact/send-email', aPayload({ name }));
  await portal.signInAs(staff, locale);
  const page = await portal.open(`/leadmanager/inbox?q=brais+${project.name}`);
  const row = page.getByRole('list', { name: words.entries }).getByRole('link', { name });
  await row.click();
  const entry = page.getByRole('article', { name });
  await entry.getByRole('button', { name: words.reply }).click();
  await page.getByRole('dialog').getByLabel(words.text, { exact: true }).fill('Un momento');
  await page.keyboard.press('Escape');

  if (project.name === 'phone') {
    await entry.getByRole('button', { name: words.more, exact: true }).click();
    await page.getByRole('menuitem', { name: words.archive, exact: true }).click();
  } else await entry.getByRole('button', { name: words.archive, exact: true }).click();
  await expect(page.getByText(words.archived, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(words.noMatch)).toBeVisible();
  await page.getByRole('button', { name: words.undo }).click();
  await row.click();
  await entry.getByRole('button', { name: words.reply }).click();
  await expect(page.getByRole('dialog').getByLabel(words.text, { exact: true })).toHaveValue('Un momento');
});

test('a template is written with a field, becomes an email, and the email is deleted and restored @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const locale = localeOf(project.name);
  const words = WORDS[locale];
  await portal.signIn(locale);
  const client = await portal.api();
  await client.make('/api/crm/contacts', aCrmContact({ lastName: 'Ruiz', email: 'ana@test.example' }));

  const page = await portal.open('/leadmanager/communications/templates');
  await page.getByRole('button', { name: words.addTemplate }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.name, { exact: true }).fill('Thanks');
  await dialog.getByLabel(words.subject, { exact: true }).fill('Hello ');
  await dialog
    .getByRole('group', { name: words.insert })
    .getByRole('button', { name: words.firstName, exact: true })
    .click();
  await dialog.getByLabel(words.text, { exact: true }).fill('Dear {{firstName}}, dear {{firstNam}}');
  await expect(dialog.getByRole('status')).toContainText('{{firstNam}}');
  await dialog.getByLabel(words.text, { exact: true }).fill('Dear {{firstName}}');
  await expect(dialog.getByRole('region', { name: words.preview })).toContainText('Hello Ana');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByRole('article').getByText(`Hello ${words.firstName}`)).toBeVisible();
  await checkAccessibility(page);

  // More than a list can show, so that the email form searches for its template.
  for (let count = 0; count < 30; count += 1)
    await client.make('/api/crm/templates', { name: `Other ${count}`, subject: 'Other', body: 'Other' });
  await page.getByRole('banner').getByRole('link', { name: words.history, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.history }).waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: words.addFirst }).click();
  await page.getByRole('menuitem', { name: words.writeEmail }).click();
  // The field appears after the form, and shifts what is below it.
  await expect(dialog.getByRole('combobox', { name: words.template })).toBeVisible();
  await dialog.getByRole('combobox', { name: words.to }).fill('Ana');
  await page.getByRole('option', { name: /Ana Ruiz/ }).click();
  await dialog.getByRole('combobox', { name: words.template }).fill('Than');
  await page.getByRole('option', { name: /Thanks/ }).click();
  await expect(dialog.getByLabel(words.subject, { exact: true })).toHaveValue('Hello Ana');
  await dialog.getByRole('button', { name: words.send, exact: true }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'Dear Ana' });
  // A row on a phone says the state of an email only until it has left.
  await expect(message.getByText(words.sent, { exact: true })).toBeAttached({ timeout: 15_000 });
  await checkAccessibility(page);

  await message.getByRole('button', { name: words.actions }).click();
  await page.getByRole('menuitem', { name: words.delete }).click();
  await expect(page.getByText(words.deleted)).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: words.undo }).click();
  await message.getByRole('link', { name: 'Hello Ana' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Ana' })).toBeVisible();
  await checkAccessibility(page);
});
