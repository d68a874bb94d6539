import { translator } from '#i18n/index.ts';
import { expect, test } from '../fixtures.ts';

test('a rule is written, tried on the last week, switched on, and does what it says @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const t = translator('es');
  await portal.signIn('es');
  const client = await portal.api();
  await client.make('/api/crm/contacts', { firstName: 'Inés', lastName: 'Vidal', position: 'Dirección' });
  await client.make('/api/crm/contacts', { firstName: 'Leo', lastName: 'Roca' });

  const page = await portal.open('/leadmanager/settings/rules');
  await checkAccessibility(page);
  const ready = page.getByRole('list', { name: t('rules:readyTitle') });
  await ready.getByRole('button').first().click();
  const list = page.getByRole('list', { name: t('rules:list') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('checkbox')).not.toBeChecked();

  await expect(page.getByRole('link', { name: t('rules:add') })).toBeVisible();
  await portal.open('/leadmanager/settings/rules/new');
  await page.getByLabel(t('rules:name')).fill('Directivos');
  await page.getByRole('button', { name: t('views:addCondition') }).click();
  await page
    .getByLabel(t('views:of', { part: t('views:field'), number: 1 }))
    .selectOption(t('leads:contacts.position'));
  await page
    .getByLabel(t('views:of', { part: t('views:operator'), number: 1 }))
    .selectOption(t('views:is.filled'));
  await page.getByLabel(t('rules:taskTitle')).fill('Presentarnos');
  await page.getByRole('button', { name: t('rules:try') }).click();
  await expect(page.getByText(t('rules:would', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inés Vidal' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByText(t('rules:isOn')).click();
  await page.getByRole('button', { name: t('rules:save') }).click();
  await expect(list.getByRole('checkbox', { name: t('rules:switch', { name: 'Directivos' }) })).toBeChecked();

  await client.make('/api/crm/contacts', { firstName: 'Eva', lastName: 'Gil', position: 'Dirección' });
  await expect
    .poll(async () => JSON.stringify((await client.call('GET', '/api/crm/tasks')).body))
    .toContain('Presentarnos');
  await portal.open(
    (await list.getByRole('link', { name: 'Directivos' }).getAttribute('href')) ?? '/leadmanager',
  );
  await expect(page.getByText(t('rules:statuses.done'))).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('rules:undo') }).click();
  await expect(page.getByText(t('rules:undone'))).toBeVisible();
  expect((await client.call('GET', '/api/crm/tasks')).body).toMatchObject({ items: [] });
});
