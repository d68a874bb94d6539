import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { act, expectToast, signedIn, undo, wordsOf } from './leads.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

test('a contact with a known email is shown instead of duplicated, and takes over the typed values @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  await api.make('/api/crm/contacts', aCrmContact({ email: 'ana@mar.example', source: 'event' }));
  const page = await portal.open('/leadmanager/contacts');
  await expect(page.getByText('Ruiz, Ana')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('leads:contacts.add') }).click();
  await page.getByLabel(t('leads:contacts.firstName')).fill('Anita');
  await page
    .getByRole('textbox', { name: new RegExp(`^${t('leads:contacts.email')}`) })
    .fill('ANA@MAR.EXAMPLE');
  await page.getByLabel(t('leads:contacts.position')).fill('Gerente');
  await page.getByRole('button', { name: t('ui:actions.save'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  // Another name at the address: a question.
  const field = t('leads:merge.fields.email');
  await expect(dialog.getByText(t('leads:merge.sharedTitle', { name: 'Ana Ruiz', field }))).toBeVisible();
  // The notice is complete: no toast repeats it.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: t('leads:merge.open', { name: 'Ana Ruiz' }) })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('leads:merge.fill') }).click();
  await page.getByRole('button', { name: t('leads:merge.fillConfirm') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  await expect(page.getByText('Gerente', { exact: true })).toBeVisible();
  expect((await api.call('GET', '/api/crm/contacts')).body).toMatchObject({
    items: [{ firstName: 'Ana', position: 'Gerente', source: 'event' }],
  });
});

test('a company is edited and tagged on its page, and its deletion is undone in the list @once', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const id = await api.make('/api/crm/companies', aCrmCompany());
  const page = await portal.open(`/leadmanager/companies/${id}`);
  await act(page, t('leads:list.actions', { name: 'Talleres Mar' }), t('leads:common.edit'));
  await page.getByLabel(t('leads:companies.sector')).fill('Astilleros');
  await page.getByRole('button', { name: t('ui:actions.save'), exact: true }).click();
  await expectToast(page, t('leads:companies.updated'));
  await expect(page.getByText('Astilleros')).toBeVisible();
  await page.getByRole('button', { name: t('leads:tags.add') }).click();
  await page.getByLabel(t('leads:tags.addLabel')).fill('vip');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('leads:tags.remove', { name: 'vip' }) })).toBeVisible();
  await checkAccessibility(page);
  await act(page, t('leads:list.actions', { name: 'Talleres Mar' }), t('leads:common.delete'));
  await expect(page).toHaveURL(`${portal.url}/leadmanager/companies`);
  await expectToast(page, t('leads:companies.deleted', { name: 'Talleres Mar' }));
  await expect(page.getByText(t('leads:companies.emptyTitle'))).toBeVisible();
  await undo(page, t('ui:actions.undo'));
  await expect(page.getByText('Talleres Mar', { exact: true })).toBeVisible();
  await expect(page.getByText('vip').filter({ visible: true }).first()).toBeVisible();
});

test('several contacts are tagged at once, and two are merged by a choice for each field @once', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  await portal.signIn('en');
  const api = await portal.api();
  const people = [
    { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@mar.example', position: 'Buyer' },
    { firstName: 'Ana María', lastName: 'Ruiz', phone: '+34612345678', position: 'Head of purchasing' },
    { firstName: 'Brais', lastName: 'Soto' },
  ];
  for (const person of people) await api.make('/api/crm/contacts', aCrmContact(person));
  const page = await portal.open('/leadmanager/contacts');
  for (const name of ['Ruiz, Ana', 'Ruiz, Ana María'])
    await page
      .getByRole('checkbox', { name: t('ui:table.selectRow', { name }), exact: true })
      .click({ force: true });
  await page.getByRole('button', { name: t('leads:common.bulkTag'), exact: true }).click();
  await page.getByLabel(t('leads:tags.addLabel')).fill('fair');
  await page.getByRole('button', { name: t('leads:common.bulkApply') }).click();
  await expectToast(page, t('leads:common.bulkTagged', { count: 2 }));
  await expect(page.getByRole('row').filter({ hasText: 'fair' })).toHaveCount(2);
  // Its exit animation covers the rows.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const name of ['Ruiz, Ana', 'Ruiz, Ana María'])
    await page
      .getByRole('checkbox', { name: t('ui:table.selectRow', { name }), exact: true })
      .click({ force: true });
  await page.getByRole('button', { name: t('leads:common.merge') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Head of purchasing/ }).check();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('leads:merge.confirm') }).click();
  await expectToast(page, t('leads:merge.done'));
  await expect(page.getByRole('row').filter({ hasText: 'Ruiz' })).toHaveCount(1);
  expect((await api.call('GET', '/api/crm/contacts?q=ruiz')).body).toMatchObject({
    items: [{ email: 'ana@mar.example', phone: '+34612345678', position: 'Head of purchasing' }],
  });
});

test('the palette finds a contact without accents from any portal, and Enter opens the first result', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  await api.make('/api/crm/contacts', aCrmContact({ firstName: 'Márgara', lastName: 'Muñoz' }));
  const page = await portal.open('/consultoria');
  if (project.name === 'phone') await page.getByRole('button', { name: t('leads:search.open') }).click();
  else await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: t('leads:search.label') }).fill('mar');
  await expect(page.getByRole('option', { name: 'Márgara Muñoz' })).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Márgara Muñoz' })).toBeVisible();

  // Presses Enter before the response.
  await api.make('/api/crm/companies', aCrmCompany());
  // Opens the palette before hydration.
  let letScriptsCome = () => {};
  const asked = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(new URL('/consultoria', page.url()).href, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: t('leads:search.open') });
  await expect(button).toBeVisible();
  if (project.name === 'phone') await button.click();
  else await page.keyboard.press('Control+k');
  letScriptsCome();
  await page.getByRole('searchbox', { name: t('leads:search.label') }).fill('talleres');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Talleres Mar' })).toBeVisible();
});

test('of two tabs the second to save is shown both versions @once', async ({ portal, context }, {
  project,
}) => {
  const t = wordsOf(project);
  await portal.signIn('en');
  const id = await (await portal.api()).make('/api/crm/contacts', aCrmContact());
  const page = await portal.open(`/leadmanager/contacts/${id}`);
  const other = await hydrated(
    await context.newPage().then(async (tab) => (await tab.goto(page.url()), tab)),
  );
  for (const [tab, position] of [
    [page, 'Mine'],
    [other, 'Theirs'],
  ] as const) {
    await tab.getByRole('button', { name: t('leads:common.edit'), exact: true }).click();
    await tab.getByLabel(t('leads:contacts.position')).fill(position);
  }
  await other.getByRole('button', { name: t('ui:actions.save'), exact: true }).click();
  await expectToast(other, t('leads:contacts.updated'));
  await page.getByRole('button', { name: t('ui:actions.save'), exact: true }).click();
  await expect(page.getByRole('alert').getByText('Theirs')).toBeInViewport();
  await expect(page.getByLabel(t('leads:contacts.position'))).toHaveValue('Mine');
  await page.getByRole('button', { name: t('ui:form.staleOverwrite') }).click();
  await expect(page.getByText('Mine', { exact: true })).toBeVisible();
});
