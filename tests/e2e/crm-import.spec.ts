import { readFile } from 'node:fs/promises';
import { expectToast, localeOf, wordsOf } from './crm.ts';
import { expect, test } from './fixtures.ts';

/** As a spreadsheet in Spanish saves it: with its mark at the front, and semicolons. */
const FILE =
  '\uFEFFNombre;Apellidos;Correo electrónico;Ciudad\r\n' +
  'Begoña;Ibáñez;begona@feria.example;Bilbao\r\n' +
  'Carles;Puig;no-es-un-correo;Girona\r\n';

test('a file is mapped, tried, imported, told its errors as a file, and taken back as a whole', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  await portal.signIn(localeOf(project));
  const api = await portal.api();
  const page = await portal.open('/leadmanager/import?kind=contacts');
  await checkAccessibility(page);
  await page
    .getByLabel(t('leads:imports.file'), { exact: true })
    .setInputFiles({ name: 'feria.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await expect(page.getByLabel(`${t('leads:imports.field')}: Apellidos`)).toHaveValue('lastName');
  await expect(page.getByLabel(`${t('leads:imports.field')}: Correo electrónico`)).toHaveValue('email');
  await page.getByLabel(`${t('leads:imports.field')}: Ciudad`).selectOption('notes');
  await checkAccessibility(page);

  await page.getByRole('button', { name: t('leads:imports.dryRun') }).click();
  await expect(page.getByRole('heading', { name: t('leads:imports.checkedTitle') })).toBeVisible();
  await expect(page.getByText(t('leads:imports.line', { line: 3 }))).toBeVisible();
  expect((await api.call('GET', '/api/crm/contacts')).body).toMatchObject({ items: [] });
  await checkAccessibility(page);

  await page.getByRole('button', { name: t('leads:imports.start') }).click();
  await expect(page.getByRole('heading', { name: t('leads:imports.doneTitle') })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('leads:imports.errorFile') }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('no-es-un-correo');
  expect((await api.call('GET', '/api/crm/contacts')).body).toMatchObject({
    items: [{ firstName: 'Begoña', lastName: 'Ibáñez', notes: 'Bilbao' }],
  });

  await page
    .getByRole('button', { name: t('leads:imports.revert') })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('leads:imports.revertConfirm'), exact: true })
    .click();
  await expectToast(page, t('leads:imports.reverted'));
  await expect(page.getByText(t('leads:imports.statuses.reverted'), { exact: true })).toBeVisible();
  expect((await api.call('GET', '/api/crm/contacts')).body).toMatchObject({ items: [] });
});
