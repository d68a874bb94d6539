// One long file: the cells of one table by keyboard, mouse and clipboard.
import type { Page } from '@playwright/test';
import { translator } from '#i18n/index.ts';
import { expect, expectAccessible, test, type Portal } from '#tests/e2e/fixtures.ts';

const PEOPLE = ['Ana', 'Berta', 'Clara'] as const;

/** The list of contacts in the order of their names, and the columns with e-mail and position. */
async function openList(portal: Portal) {
  await portal.signIn('es');
  const client = await portal.api();
  for (const firstName of PEOPLE)
    await client.make('/api/crm/contacts', { firstName, email: `${firstName.toLowerCase()}@uno.example` });
  await portal.page.addInitScript(() =>
    localStorage.setItem('columns-contacts', 'name,email,position,source'),
  );
  const page = await portal.open('/leadmanager/contacts');
  await expect(page.getByRole('grid')).toBeVisible();
  // The script of the cells comes with the first movement over the list.
  await expect(async () => {
    await page.getByRole('searchbox').hover();
    await cell(page, 3, 'clara@uno.example').hover();
    await expect(page.locator('[data-cell-pencil]')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const stored = async () =>
    ((await client.call('GET', '/api/crm/contacts?sort=name')).body as { items: Record<string, unknown>[] })
      .items;
  return { page, client, stored };
}

const cell = (page: Page, row: number, text: string) =>
  page.getByRole('row').nth(row).getByRole('gridcell', { name: text, exact: true });

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('a cell is opened, stored and left by the keyboard, and Ctrl+Z takes back what was stored last', async ({
  portal,
}) => {
  const t = translator('es');
  const { page, stored } = await openList(portal);
  const editor = page.getByLabel(`${t('leads:contacts.position')} de Ana`, { exact: true });

  await cell(page, 1, 'ana@uno.example').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Directora');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 'Directora')).toBeVisible();

  // One row below; a letter begins a new value, and Esc leaves the old one.
  await page.keyboard.press('J');
  await expect(page.getByLabel(`${t('leads:contacts.position')} de Berta`)).toHaveValue('J');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await page.keyboard.type('Jefa de compras');
  await page.keyboard.press('Tab');
  await expect(cell(page, 2, 'Jefa de compras')).toBeVisible();
  // The next column is a choice.
  await expect(cell(page, 2, t('leads:sources.other'))).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel(`${t('leads:contacts.source')} de Berta`).selectOption('referral');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, t('leads:sources.referral'))).toBeVisible();
  expect(await stored()).toMatchObject([
    { position: 'Directora' },
    { position: 'Jefa de compras', source: 'referral' },
    { position: null },
  ]);

  await page.keyboard.press('Control+z');
  await expect(cell(page, 2, t('leads:sources.other'))).toBeVisible();
  await cell(page, 1, 'Directora').focus();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 2, 'Jefa de compras')).toHaveCount(0);
  await expect(cell(page, 1, 'Directora')).toBeVisible();
});

test('an invalid value and a change by somebody else keep what is typed, and say why', async ({ portal }) => {
  const t = translator('es');
  const { page, client, stored } = await openList(portal);
  const editor = page.getByLabel(`${t('leads:contacts.email')} de Ana`, { exact: true });
  await cell(page, 1, 'ana@uno.example').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('ana arroba dos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(t('leads:contacts.emailInvalid'));
  await expect(editor).toHaveValue('ana arroba dos');

  const [ana] = await stored();
  await client.call('PATCH', `/api/crm/contacts/${String(ana?.['id'])}`, { position: 'Gerente' });
  await editor.fill('ana@dos.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).not.toContainText(t('leads:contacts.emailInvalid'));
  await expect(cell(page, 1, 'Gerente')).toBeVisible();
  await expect(editor).toHaveValue('ana@dos.example');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 'ana@dos.example')).toBeVisible();
  expect(await stored()).toMatchObject([{ email: 'ana@dos.example', position: 'Gerente' }, {}, {}]);
});

test('the pencil under the mouse opens a cell, and a press elsewhere stores it', async ({ portal }) => {
  const t = translator('es');
  const { page } = await openList(portal);
  await page.getByRole('button', { name: `Editar ${t('leads:contacts.email')} de Clara` }).click();
  await page.getByLabel(`${t('leads:contacts.email')} de Clara`, { exact: true }).fill('clara@tres.example');
  await page.getByRole('searchbox').first().click();
  await expect(cell(page, 3, 'clara@tres.example')).toBeVisible();
});

test('columns of a spreadsheet are pasted downwards, undone at once, and refused whole where one does not fit', async ({
  portal,
}) => {
  const t = translator('es');
  const { page, stored } = await openList(portal);
  await cell(page, 1, 'ana@uno.example').focus();
  await page.keyboard.press('ArrowRight');
  await paste(page, 'Directora\tEvento\nJefa\tinventada\n');
  await expect(page.getByText(t('leads:cells.noChoice', { text: 'inventada' }))).toBeVisible();
  expect(await stored()).toMatchObject([{ position: null }, { position: null }, { position: null }]);

  await paste(page, `Directora\t${t('leads:sources.event')}\nJefa\t${t('leads:sources.website')}\n`);
  await expect(page.getByText(t('leads:cells.pasted', { count: 2 }))).toBeVisible();
  expect(await stored()).toMatchObject([
    { position: 'Directora', source: 'event' },
    { position: 'Jefa', source: 'website' },
    { position: null },
  ]);
  await page
    .locator('[data-sonner-toast]')
    .getByRole('button', { name: t('ui:actions.undo') })
    .click();
  await expect(cell(page, 1, 'Directora')).toHaveCount(0);
  expect(await stored()).toMatchObject([{ position: null }, { position: null }, { position: null }]);
});

test('in the table of opportunities the cursor is seen, a stage asks for what it requires, and the amount of a won one is told', async ({
  portal,
}) => {
  const t = translator('es');
  await portal.signIn('es');
  const client = await portal.api();
  const { body } = await client.call('GET', '/api/crm/pipelines');
  const [pipeline] = (body as { items: { id: number; stages: Record<string, unknown>[] }[] }).items;
  const stages = pipeline?.stages.map(({ position: _, ...stage }) => ({
    ...stage,
    ...(stage['key'] === 'negotiation' && { requiredFields: ['expectedClose'] }),
  }));
  await client.call('PATCH', `/api/crm/pipelines/${pipeline?.id}`, { stages });
  await client.make('/api/crm/opportunities', { title: 'Tienda', stage: 'won', amountCents: 500_000 });
  await client.make('/api/crm/opportunities', { title: 'Página', stage: 'proposal', amountCents: 100_000 });
  await portal.page.addInitScript(() =>
    localStorage.setItem('columns-opportunities', 'title,stage,amount,expectedClose'),
  );
  const page = await portal.open('/leadmanager/opportunities?view=table&sort=title');
  const stage = cell(page, 1, t('leads:stages.proposal'));
  await expect(async () => {
    await page.getByRole('searchbox').first().hover();
    await stage.hover();
    await expect(page.locator('[data-cell-pencil]')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await stage.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(stage).toBeFocused();
  await expect(stage).toHaveCSS('outline-style', 'solid');
  await expect(stage).toHaveCSS('outline-width', '2px');

  await page.keyboard.press('Enter');
  await page.getByLabel(`${t('leads:opportunities.stage')} de Página`).selectOption('negotiation');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('leads:opportunities.expectedClose')).fill('2031-05-07');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('leads:opportunities.askedMove') }).click();
  await expect(cell(page, 1, t('leads:stages.negotiation'))).toBeVisible();

  const amount = page
    .getByRole('row')
    .nth(2)
    .getByRole('gridcell', { name: /^5\.000/ });
  await amount.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(`${t('leads:opportunities.amount')} de Tienda`).fill('6500');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('leads:cells.amountOf.won'))).toBeVisible();
  await page
    .locator('[data-sonner-toast]')
    .getByRole('button', { name: t('ui:actions.undo') })
    .click();
  await expect(amount).toBeVisible();
});

test('"?" lists the keys where nothing is typed, and Esc closes the list', async ({ portal }) => {
  const t = translator('es');
  const { page } = await openList(portal);
  const list = page.getByRole('dialog', { name: t('layout:shortcuts.title') });
  await page.getByRole('searchbox').first().fill('?');
  await expect(list).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});
