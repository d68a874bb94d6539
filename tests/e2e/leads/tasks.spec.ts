import type { Page } from '@playwright/test';
import { aCrmContact } from '#tests/builders/crm.ts';
import { act, expectToast, localeOf, signedIn, undo, wordsOf, showFacts } from './leads.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

const taskName = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: label });
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

test('a task is added, completed and reopened, and its deletion is undone @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  await portal.signIn(localeOf(project));
  const page = await portal.open('/leadmanager/tasks');
  await expect(page.getByRole('heading', { name: t('leads:tasks.emptyTitle') })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('leads:tasks.addFirst') }).click();
  await taskName(page, t('leads:tasks.name')).fill('Enviar la oferta');
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('ui:actions.save'), exact: true }).click();
  await expectToast(page, t('leads:tasks.created'));

  const box = page.getByRole('checkbox', { name: t('leads:tasks.checkOff', { name: 'Enviar la oferta' }) });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expectToast(page, t('leads:tasks.done', { name: 'Enviar la oferta' }));
  await undo(page, t('ui:actions.undo'));
  await expect(box).not.toBeChecked();

  await act(page, t('leads:list.actions', { name: 'Enviar la oferta' }), t('leads:tasks.edit'));
  await taskName(page, t('leads:tasks.name')).fill('Enviar el contrato');
  // A nonexistent day is an error, not saved as empty.
  await page.getByLabel(t('leads:tasks.dueDay')).focus();
  await page.keyboard.type('02312027');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('ui:field.dateUnread'))).toBeVisible();
  await page.getByLabel(t('leads:tasks.dueDay')).fill('');
  await page.getByRole('button', { name: t('ui:actions.save'), exact: true }).click();
  await expect(page.getByText('Enviar el contrato')).toBeVisible();
  await act(page, t('leads:list.actions', { name: 'Enviar el contrato' }), t('leads:tasks.delete'));
  await expect(page.getByText('Enviar el contrato', { exact: true })).toHaveCount(0);
  await undo(page, t('ui:actions.undo'));
  await expect(page.getByText('Enviar el contrato', { exact: true })).toBeVisible();
});

test('the day shows overdue tasks and those that are due, and a record its own @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const contactId = await api.make('/api/crm/contacts', aCrmContact());
  await api.make('/api/crm/tasks', { title: 'Late call', dueAt: inDays(-2), contactId });
  const later = await api.make('/api/crm/tasks', { title: 'Later offer', dueAt: inDays(9), contactId });
  await api.make('/api/crm/tasks', { title: 'Without a record', dueAt: inDays(9) });
  const page = await portal.open('/leadmanager/tasks');
  const group = (tone: 'late' | 'later', count: number) =>
    page.getByRole('region', {
      name: t('leads:tasks.group', { name: t(`leads:tasks.groups.${tone}`), count }),
    });
  await expect(group('late', 1).getByText('Late call')).toBeVisible();
  await expect(group('late', 1).getByText(t('leads:common.lateBy', { count: 2 }))).toBeVisible();
  await expect(group('later', 2).getByText('Later offer')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    t('leads:tasks.groups.late'),
    t('leads:tasks.groups.later'),
  ]);
  await checkAccessibility(page);

  await portal.open(`/leadmanager/contacts/${contactId}`);
  await showFacts(page);
  await page.getByRole('link', { name: t('leads:activity.allTasks') }).click();
  const narrowed = page
    .getByText(t('leads:tasks.filters.record', { name: 'Ana Ruiz' }))
    .filter({ visible: true });
  await page.getByRole('button', { name: t('ui:list.filtersSet', { count: 1 }) }).click();
  await expect(narrowed).toBeVisible();
  await page.getByRole('button', { name: t('ui:list.show', { count: 2 }), exact: true }).click();
  await expect(page.getByText('Later offer')).toBeVisible();
  await expect(page.getByText('Without a record')).toHaveCount(0);

  await portal.open(`/leadmanager/tasks/${later}`);
  await expect(taskName(page, t('leads:tasks.name'))).toHaveValue('Later offer');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${portal.url}/leadmanager/tasks`);
});

test('Back closes the choice of a record before the sheet below it, and the focus returns to what opened each @phone', async ({
  portal,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const contactId = await api.make('/api/crm/contacts', aCrmContact());
  await api.make('/api/crm/tasks', { title: 'Late call', dueAt: inDays(-2), contactId });
  const page = await portal.open('/leadmanager/tasks');
  const filters = page.getByRole('button', { name: t('ui:list.filters'), exact: true });
  const sheet = page.getByRole('dialog', { name: t('ui:list.filters'), exact: true });
  const byRecord = sheet.getByRole('button', { name: t('leads:tasks.ofRecord') });
  const records = page.getByRole('dialog', { name: t('leads:tasks.ofRecordTitle'), exact: true });
  await filters.click();
  await byRecord.click();
  await expect(records).toBeVisible();
  // Each has its step in the history, which comes some moments after it.
  await expect
    .poll(() => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs))
    .toBe(2);
  await page.goBack();
  await expect(records).toBeHidden();
  await expect(byRecord).toBeFocused();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(page).toHaveURL(/\/leadmanager\/tasks$/);

  await filters.click();
  await byRecord.click();
  await records.getByRole('combobox').last().pressSequentially('Ana');
  await page.getByRole('option', { name: /Ana Ruiz/ }).click();
  await records.getByRole('button', { name: t('leads:tasks.ofRecordShow') }).click();
  await expect(records).toBeHidden();
  await expect(sheet.getByText(t('leads:tasks.filters.record', { name: 'Ana Ruiz' }))).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`contactId=${contactId}`));
});

test('ticked tasks are done, get a due day and are deleted at once, each with its undo @once', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  for (const title of ['Llamar a Ana', 'Enviar la oferta', 'Pedir el logotipo'])
    await api.make('/api/crm/tasks', { title });
  const page = await portal.open('/leadmanager/tasks?state=open');
  await page.getByRole('tabpanel').waitFor();
  await page
    .locator('main')
    .getByRole('button', { name: t('ui:actions.more'), exact: true })
    .click();
  await page.getByRole('menuitem', { name: t('leads:tasks.asTable') }).click();
  const tick = (name: string) => page.getByRole('checkbox', { name: t('ui:table.selectRow', { name }) });
  const rows = page.getByRole('grid').getByRole('rowheader');
  const chosen = async (...names: string[]) => {
    for (const name of names) await tick(name).check({ force: true });
    await expect(page.getByText(t('leads:common.selected', { count: names.length }))).toBeVisible();
  };
  await chosen('Llamar a Ana', 'Enviar la oferta');
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('leads:tasks.bulkDone') }).click();
  await expect(rows).toHaveText(['Pedir el logotipo']);
  await undo(page, t('ui:actions.undo'));
  await expect(rows).toHaveCount(3);

  await chosen('Llamar a Ana', 'Pedir el logotipo');
  await page.getByRole('button', { name: t('leads:tasks.dueDay') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('leads:tasks.dueDay')).fill('2031-05-07');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('leads:common.bulkApply') }).click();
  await expectToast(page, t('leads:tasks.bulkChanged', { count: 2 }));
  const due = async () => {
    const { body } = await api.call('GET', '/api/crm/tasks?state=upcoming');
    return (body as { items: { dueAt: string }[] }).items.map(({ dueAt }) => dueAt.slice(0, 10));
  };
  expect(await due()).toEqual(['2031-05-07', '2031-05-07']);

  await chosen('Enviar la oferta');
  await page.getByRole('button', { name: t('leads:common.bulkDelete') }).click();
  await expect(rows).toHaveCount(2);
  // The undo of the due day holds its five seconds before it.
  await expectToast(page, t('leads:tasks.bulkDeleted', { count: 1 }));
  await undo(page, t('ui:actions.undo'));
  await expect(rows).toHaveCount(3);
});

test('a figure links to the rows behind it, and the settings show the current user and theme @once', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  for (const firstName of ['Uno', 'Dos'])
    await api.make('/api/crm/contacts', aCrmContact({ firstName, source: 'event' }));
  await api.make('/api/crm/contacts', aCrmContact({ firstName: 'Tres', source: 'website' }));
  await api.make('/api/crm/opportunities', { title: 'Website', amountCents: 100_000 });
  const page = await portal.open('/leadmanager/analytics');
  await page
    .locator('summary')
    .filter({ hasText: t('leads:analytics.asTable') })
    .first()
    .click();
  await checkAccessibility(page);
  const figure = `${t('leads:sources.event')}, ${t('leads:analytics.total')}: 2`;
  await page.getByRole('link', { name: figure, exact: true }).click();
  await expect(page.getByText('Uno Ruiz')).toBeVisible();
  await expect(page.getByText('Dos Ruiz')).toBeVisible();
  await expect(page.getByText('Tres Ruiz')).toHaveCount(0);

  await portal.open('/leadmanager/settings');
  await expect(page.getByRole('definition').filter({ hasText: portal.username }).first()).toBeVisible();
  await expect(
    page.getByRole('definition').filter({ hasText: `${portal.username}@test.example` }),
  ).toBeVisible();
  const theme = (name: 'system' | 'dark') =>
    page.getByRole('radio', { name: t(`leads:settings.themes.${name}`), exact: true });
  await expect(theme('system')).toBeChecked();
  await theme('system').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(theme('dark')).toBeChecked();
  await page.reload();
  await expect(theme('dark')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await checkAccessibility(page);
  // The button in the header returns to the system's theme.
  await page.getByRole('button', { name: t('layout:theme.toggle') }).click();
  await expect(theme('system')).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
