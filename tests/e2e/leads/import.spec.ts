// One long file: an import from its file to its undo, by every kind of file.
import { readFile } from 'node:fs/promises';
import { expectToast, localeOf, signedIn, wordsOf, showFacts } from './leads.ts';
import { expect, test, hydrated } from '#tests/e2e/fixtures.ts';

/** As saved by a spreadsheet in Spanish: with a byte order mark and semicolons. */
const FILE =
  '\uFEFFNombre;Apellidos;Correo electrónico;Ciudad\r\n' +
  'Begoña;Ibáñez;begona@feria.example;Bilbao\r\n' +
  'Carles;Puig;no-es-un-correo;Girona\r\n';

test('a file is mapped, dry-run, imported, its errors downloaded, and the whole import reverted @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
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
  await expect(page.getByText(t('leads:imports.line', { line: 3 }), { exact: true }).first()).toBeVisible();
  const leftOut = page.getByRole('tab', { name: t('leads:imports.outcomesCheck.failed') });
  await expect(leftOut).toHaveText(/1$/);
  await leftOut.click();
  await expect(page.getByRole('tabpanel').getByText('no-es-un-correo')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Begoña')).toHaveCount(0);
  expect((await api.call('GET', '/api/crm/contacts')).body).toMatchObject({ items: [] });
  await checkAccessibility(page);

  await page.getByRole('button', { name: t('leads:imports.start') }).click();
  await expect(page.getByRole('heading', { name: t('leads:imports.doneTitle') })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('leads:imports.errorFile', { count: 1 }) }).click(),
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

test('a broken workbook goes no further than the first step, which gives instructions @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  await portal.signIn(localeOf(project));
  const page = await portal.open('/leadmanager/import?kind=contacts');
  await page.getByLabel(t('leads:imports.file'), { exact: true }).setInputFiles({
    name: 'clientes.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004\u0014\0\u0006\0'),
  });
  await expect(page.getByRole('alert').filter({ hasText: t('leads:imports.excelBroken') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('leads:imports.choose') })).toBeVisible();
  await checkAccessibility(page);
});

const SHARED =
  'Nombre;Correo;Teléfono;Cargo\r\n' +
  'Luis Pérez;luis@taller.example;986 000 100;Compras\r\n' +
  'Ana Ruiz;ana@casa.example;986 000 100;Gerencia\r\n' +
  'Eva Gil;;986 000 100;\r\n';

test('people with a shared phone are asked about side by side, and each answer is carried out @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@taller.example', phone: '986 000 100' };
  await api.call('POST', '/api/crm/contacts', ana);
  const page = await portal.open('/leadmanager/import?kind=contacts');
  await page
    .getByLabel(t('leads:imports.file'), { exact: true })
    .setInputFiles({ name: 'taller.csv', mimeType: 'text/csv', buffer: Buffer.from(SHARED) });
  await page.getByRole('button', { name: t('leads:imports.dryRun') }).click();
  await expect(page.getByText(t('leads:imports.reasons.email'))).toBeVisible();
  const question = (line: number) =>
    page.getByRole('group', { name: t('leads:imports.decisionFor', { line }) });
  await expect(
    page.getByRole('link', { name: t('leads:imports.openRecord', { name: 'Ana Ruiz' }) }),
  ).toHaveCount(3);
  await checkAccessibility(page);

  // Unanswered questions are shown as such, and the button says what happens to them.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText(t('leads:imports.answered', { done: 0, total: 3 }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('leads:imports.startUnanswered', { count: 3 }) }),
  ).toBeVisible();

  const later = t('leads:imports.decisions.later');
  await page
    .getByRole('group', { name: t('leads:imports.answerAll') })
    .getByRole('button', { name: later })
    .click();
  await expect(page.getByText(t('leads:imports.answered', { done: 3, total: 3 }))).toBeVisible();
  await expect(question(4).getByRole('radio', { name: later })).toBeChecked();
  await question(2).getByRole('radio', { name: later }).press('ArrowUp');
  await expect(
    question(2).getByRole('radio', { name: t('leads:imports.decisions.different') }),
  ).toBeChecked();
  await question(3).getByText(t('leads:imports.decisions.same'), { exact: true }).click();

  await page.getByRole('button', { name: t('leads:imports.start') }).click();
  await expect(page.getByRole('heading', { name: t('leads:imports.doneTitle') })).toBeVisible();
  await expect(page.getByText(t('leads:imports.laterTitle', { count: 1 }))).toBeVisible();
  await expect(page.getByText(t('leads:imports.laterText', { count: 1, lines: '4' }))).toBeVisible();
  await expect(page.getByRole('tab', { name: t('leads:imports.outcomes.later') })).toHaveText(/1$/);
  await expect(
    page.getByText(t('leads:imports.said.updated', { name: 'Ana Ruiz' }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(`${t('leads:imports.counts.later')}: 1`)).toBeVisible();
  expect((await api.call('GET', '/api/crm/contacts?sort=createdAt')).body).toMatchObject({
    items: [
      { email: 'ana@taller.example', emails: ['ana@casa.example'], position: 'Gerencia' },
      { email: 'luis@taller.example', position: 'Compras' },
    ],
  });
  const contact = await portal.open('/leadmanager/contacts?q=ana');
  await contact.getByRole('link', { name: 'Ruiz, Ana' }).first().click();
  await expect(contact).toHaveURL(/\/contacts\/\d+$/);
  await hydrated(contact);
  await showFacts(contact);
  await expect(contact.getByRole('link', { name: 'ana@casa.example' })).toBeVisible();
});

test('firms that share a site are asked about, and hundreds of lines are shown a page at a time @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const rows = Array.from({ length: 400 }, (_, n) => `Firma ${n} SL;firma-${n}.example`);
  const file = ['Empresa;Web', 'Alfa Norte SL;grupo-alfa.example', 'Beta Sur SA;grupo-alfa.example', ...rows];
  const page = await portal.open('/leadmanager/import?kind=companies');
  await page.getByLabel(t('leads:imports.file'), { exact: true }).setInputFiles({
    name: 'firmas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file.join('\r\n')),
  });
  await page.getByRole('button', { name: t('leads:imports.dryRun') }).click();
  await expect(page.getByText(t('leads:imports.reasons.company.domain'))).toBeVisible();
  await expect(page.getByRole('tab', { name: t('leads:imports.outcomeAll') })).toHaveText(/402$/);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(20);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: t('ui:list.more') })
    .click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(40);
  await checkAccessibility(page);
  await page.getByRole('radio', { name: t('leads:imports.decisions.later') }).check();
  await page.getByRole('button', { name: t('leads:imports.start') }).click();
  await expect(page.getByRole('heading', { name: t('leads:imports.doneTitle') })).toBeVisible();
  expect((await api.call('GET', '/api/crm/companies?q=Alfa')).body).toMatchObject({
    items: [{ name: 'Alfa Norte SL' }],
  });
});

test('a sheet of a workbook and the cards of a phone are mapped and checked as a table is @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const sample = (name: string) => readFile(new URL(`../../cases/values/${name}`, import.meta.url));
  const page = await portal.open('/leadmanager/import?kind=opportunities');
  const input = page.getByLabel(t('leads:imports.file'), { exact: true });
  await input.setInputFiles({
    name: 'libro.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await sample('libreoffice.xlsx'),
  });
  await page.getByLabel(t('leads:imports.sheet')).selectOption('Clientes');
  await expect(page.getByLabel(`${t('leads:imports.field')}: Importe`)).toHaveValue('amount');
  await expect(
    page.getByText(t('leads:imports.passedOver', { texts: 'Listado de oportunidades' })),
  ).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('leads:imports.dryRun') }).click();
  await expect(page.getByText(/«?“?#DIV\/0!/)).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('leads:imports.otherFile') }).click();
  await input.setInputFiles({
    name: 'contactos.vcf',
    mimeType: 'text/vcard',
    buffer: await sample('iphone-3.0.vcf'),
  });
  await page.getByRole('button', { name: t('leads:imports.dryRun') }).click();
  await page.getByRole('button', { name: t('leads:imports.start') }).click();
  await expect(page.getByRole('heading', { name: t('leads:imports.doneTitle') })).toBeVisible();
  expect((await api.call('GET', '/api/crm/contacts')).body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ firstName: 'Ana María', lastName: 'Núñez' })]),
  });
});
