// One long file: counts, filters, jobs and duplicates of the same lists, walked through in turn.
import { ApiClient } from '#tests/api-client.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { act, expectToast, localeOf, manyContacts, signedIn, undo, wordsOf } from './leads.ts';
import { expect, reloaded, test } from '#tests/e2e/fixtures.ts';

/** More than the first page of a list. */
const MANY = 57;

test('the counter shows the number of matches @once', async ({ portal }, { project }) => {
  const { t, api } = await signedIn(portal, project);
  await api.make('/api/crm/contacts', aCrmContact());
  await api.make('/api/crm/contacts', aCrmContact({ firstName: 'Luis' }));
  const page = await portal.open('/leadmanager/contacts');
  await expect(page.getByText(t('leads:contacts.count', { count: 2 }))).toBeVisible();
  await page.getByRole('searchbox', { name: t('leads:contacts.search') }).fill('luís');
  await expect(page.getByText(t('leads:contacts.matching', { count: 1 }))).toBeVisible();
  await page.getByRole('searchbox', { name: t('leads:contacts.search') }).fill('nobody');
  await expect(page.getByText(t('leads:contacts.matching', { count: 0 }))).toBeVisible();
});

test('a long list shows its rows before they are counted, and its rows stay where they are @once', async ({
  portal,
  page,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  await manyContacts(api, MANY);
  const { promise: counted, resolve: count } = Promise.withResolvers<void>();
  await page.route(/[?&]count=true/, async (route) => {
    await counted;
    await route.continue();
  });
  await portal.open('/leadmanager/contacts');
  const row = page.getByRole('grid').getByText('Ruiz 00').first();
  const words = t('leads:contacts.count', { count: 50 });
  await expect(page.getByText(t('ui:list.moreThan', { words }))).toBeVisible();
  const place = await row.boundingBox();
  count();
  await expect(page.getByText(t('leads:contacts.count', { count: MANY }), { exact: true })).toBeVisible();
  expect(await row.boundingBox()).toEqual(place);
});

test('in a demo the list is visible, its links have touch targets, and only one thing scrolls', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  const language = localeOf(project);
  const demo = new ApiClient(portal.url);
  await demo.call('POST', '/api/demo', { language });
  await demo.make(
    '/api/crm/contacts',
    aCrmContact({ lastName: 'Aa', email: 'aa@mar.example', phone: '600 11 22 33' }),
  );
  await demo.make('/api/crm/contacts', aCrmContact({ lastName: 'Ab', email: 'ab@mar.example', phone: null }));
  await portal.signInAs(demo, language);
  const page = await portal.open('/leadmanager/contacts');
  await expect(page.getByText(t('leads:contacts.add'), { exact: true })).toBeAttached();
  if (project.name !== 'phone') {
    await expect(page.getByRole('grid')).toBeVisible();
    // Its background covers the rows that scroll under it.
    const header = page.getByRole('grid').getByRole('rowgroup').first();
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
    // On a narrower screen the filters wait behind one button, so that the tools stay on one row.
    await page.setViewportSize({ width: 1024, height: 768 });
    expect((await page.getByRole('grid').boundingBox())?.y).toBeLessThan(100);
    const source = page.getByRole('combobox', { name: t('leads:common.filterSource') });
    await expect(source).toBeHidden();
    await page.getByRole('button', { name: t('ui:list.filters'), exact: true }).click();
    await source.selectOption('website');
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.getByRole('button', { name: t('ui:list.filtersSet', { count: 1 }) })).toBeVisible();
    return;
  }
  const name = 'Aa, Ana';
  const first = page.getByRole('listitem').filter({ hasText: name });
  await expect(first.getByRole('link', { name: t('leads:common.call', { name }) })).toHaveAttribute(
    'href',
    'tel:600112233',
  );
  // Who has no number is written to.
  const write = t('leads:common.write', { name: 'Ab, Ana' });
  await expect(page.getByRole('link', { name: write })).toHaveAttribute('href', 'mailto:ab@mar.example');
  expect((await first.boundingBox())?.y).toBeLessThan(240);
  await page.getByRole('button', { name: t('ui:list.filters'), exact: true }).click();
  await page.getByRole('combobox', { name: t('leads:common.filterSource') }).selectOption('website');
  const shown = page.getByRole('dialog').getByRole('button').last();
  await expect(shown).toBeVisible();
  await checkAccessibility(page);
  await shown.click();
  await expect(page.getByRole('button', { name: t('ui:list.filtersSet', { count: 1 }) })).toBeVisible();
  await checkAccessibility(page);
});

test('all matching rows are tagged and deleted by a job, and its undo restores them', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  await manyContacts(api, MANY);
  const page = await portal.open('/leadmanager/contacts');
  const loaded = page.getByRole('checkbox', { name: t('ui:table.selectAll') });
  const more = t('ui:actions.more');
  // A phone has no header checkbox: selecting one row opens the bar, which offers all.
  if (project.name === 'phone') {
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await act(page, more, t('leads:common.select'));
    await checkAccessibility(page);
    // The whole row ticks then, and opens nothing.
    await page.getByRole('listitem').filter({ hasText: 'Ruiz 00' }).click();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  } else await loaded.check({ force: true });
  const all = t('leads:jobs.selectAll', { count: MANY });
  const bar = page.getByRole('button', { name: t('leads:common.clearSelection') }).locator('..');
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  const actInBar = async (entry: string) => {
    await bar.getByRole('button', { name: more, exact: true }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  if (project.name === 'phone') await actInBar(all);
  else await page.getByRole('button', { name: all }).click();
  await expect(page.getByText(t('leads:jobs.allSelected', { count: MANY }))).toBeVisible();
  await actInBar(t('leads:common.bulkDelete'));
  await expect(
    page.getByRole('alertdialog', {
      name: t('leads:common.bulkDeleteTitle', { count: MANY }),
    }),
  ).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('leads:jobs.deleteConfirm', { count: MANY }) }).click();
  await expect(page.getByText(t('leads:jobs.deleted', { count: MANY }))).toBeVisible();
  await expect(page.getByText(t('leads:contacts.emptyTitle'))).toBeVisible();
  await checkAccessibility(page);
  await reloaded(page);
  await page.getByRole('button', { name: t('ui:actions.undo'), exact: true }).click();
  await expect(page.getByText(t('leads:jobs.undone', { count: MANY }))).toBeVisible();
  await expect(page.getByText(t('leads:contacts.count', { count: MANY }))).toBeVisible();
});

test('a known number is saved again on confirmation, with the typed company @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  await api.make('/api/crm/companies', aCrmCompany());
  await api.make('/api/crm/contacts', aCrmContact({ phone: '981 123 456' }));
  const page = await portal.open('/leadmanager/contacts');
  await page.getByRole('button', { name: t('leads:contacts.add') }).click();
  await page.getByLabel(t('leads:contacts.firstName')).fill('Luis');
  await page.getByRole('textbox', { name: new RegExp(`^${t('leads:contacts.phone')}`) }).fill('981123456');
  const company = page.getByRole('combobox', { name: t('leads:contacts.company') });
  await company.pressSequentially('tállér');
  await expect(page.getByRole('option', { name: 'Talleres Mar' })).toBeVisible();
  await company.fill('');
  await company.pressSequentially('Astilleros Rías');
  await expect(
    page.getByRole('option', { name: t('leads:picker.create', { name: 'Astilleros Rías' }) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('leads:picker.willCreate', { name: 'Astilleros Rías' }))).toBeVisible();
  await page.getByRole('button', { name: t('ui:actions.save'), exact: true }).click();
  const anyway = page.getByRole('button', { name: t('leads:merge.createAnyway') });
  await expect(anyway).toBeVisible();
  await checkAccessibility(page);
  await anyway.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luis' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Astilleros Rías' }).first()).toBeVisible();
});

test('likely duplicates are merged, undone and marked distinct @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const known = { email: 'ana@mar.example', allowDuplicate: true };
  const keepId = await api.make('/api/crm/contacts', {
    ...aCrmContact({ phone: '+34 600 11 22 33' }),
    ...known,
  });
  await api.make('/api/crm/contacts', {
    ...aCrmContact({ firstName: 'Anita', phone: '600112233' }),
    ...known,
  });
  const list = await portal.open('/leadmanager/contacts');
  await act(list, t('ui:actions.more'), t('leads:duplicates.link'));
  const page = list;
  await expect(page.getByText(t('leads:duplicates.reasons.email'))).toBeVisible();
  await checkAccessibility(page);
  const stays = page.getByRole('radio', { name: t('leads:duplicates.keep') });
  await expect(stays.first()).toBeChecked();
  const merge = async () => {
    await page.getByRole('button', { name: t('leads:common.merge'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('leads:merge.stays'), { exact: true })).toBeVisible();
    await expect(dialog.getByText('Anita Ruiz')).toBeVisible();
    // One number in two spellings needs no choice.
    await expect(dialog.getByRole('group', { name: t('leads:contacts.firstName') })).toBeVisible();
    await expect(dialog.getByRole('group', { name: t('leads:contacts.phone') })).toHaveCount(0);
    await page.getByRole('button', { name: t('leads:merge.confirm'), exact: true }).click();
    await expect(page.getByText(t('leads:duplicates.emptyTitle'))).toBeVisible();
  };
  await merge();
  await undo(page, t('ui:actions.undo'));
  await expectToast(page, t('leads:merge.undone'));
  await merge();
  await portal.open(`/leadmanager/contacts/${keepId}`);
  await page.getByRole('button', { name: t('leads:merge.undo') }).click();
  await expectToast(page, t('leads:merge.undone'));
  await page.goto(`${portal.url}/leadmanager/contacts/duplicates`);
  await page.getByRole('button', { name: t('leads:duplicates.distinct') }).click();
  await expect(page.getByText(t('leads:duplicates.emptyTitle'))).toBeVisible();
});
