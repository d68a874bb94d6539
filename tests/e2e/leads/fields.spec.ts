import { translator } from '#i18n/index.ts';
import { expect, test } from '../fixtures.ts';
import { act, showFacts } from './leads.ts';

test('a field is made, filled in on a contact, and found in a view @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const t = translator('es');
  await portal.signIn('es');
  const client = await portal.api();
  const met = await client.make('/api/crm/contacts', { firstName: 'Inés', lastName: 'Vidal' });
  await client.make('/api/crm/contacts', { firstName: 'Leo', lastName: 'Roca' });

  const page = await portal.open('/leadmanager/settings/fields');
  await checkAccessibility(page);
  await page
    .getByRole('button', { name: t('fields:add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('fields:label')).fill('Zona');
  await dialog.getByRole('button', { name: t('fields:type') }).click();
  await page.getByRole('option', { name: t('fields:types.choice'), exact: true }).click();
  await dialog.getByLabel(t('fields:optionNumber', { number: 1 }), { exact: true }).fill('Norte');
  await dialog.getByLabel(t('fields:optionNumber', { number: 2 }), { exact: true }).fill('Sur');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('ui:actions.save') }).click();
  await expect(page.getByText('Norte, Sur')).toBeVisible();

  await portal.open(`/leadmanager/contacts/${met}`);
  await act(page, t('leads:list.actions', { name: 'Inés Vidal' }), t('leads:common.edit'));
  await dialog.getByRole('button', { name: 'Zona' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Norte' }).click();
  await dialog.getByRole('button', { name: t('ui:actions.save') }).click();
  await expect(dialog).toBeHidden();
  await showFacts(page);
  await expect(page.getByLabel('Zona: Inés Vidal')).toHaveValue('norte');
  await page.getByLabel('Zona: Inés Vidal').selectOption('Sur');
  await expect(async () =>
    expect((await client.call('GET', `/api/crm/contacts/${met}`)).body).toMatchObject({
      customFields: { zona: 'sur' },
    }),
  ).toPass();

  await portal.open('/leadmanager/views/new?area=contacts');
  await page.getByRole('button', { name: t('views:addCondition') }).click();
  await page.getByLabel(t('views:of', { part: t('views:field'), number: 1 })).selectOption('Zona');
  await page.getByLabel('Sur').check();
  await checkAccessibility(page);
  await page.getByLabel(t('views:name'), { exact: false }).first().fill('Clientes del sur');
  await page.getByRole('button', { name: t('views:save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes del sur' })).toBeVisible();
  await expect(page.getByText('Vidal, Inés').first()).toBeVisible();
  await expect(page.getByText('Roca, Leo')).toHaveCount(0);
});
