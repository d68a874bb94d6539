// One long file: the tools of every list, by the same helpers.
import type { Locator, Page } from '@playwright/test';
import { translator } from '#i18n/index.ts';
import type { ApiClient } from '#tests/api-client.ts';
import { aDairy } from '#tests/builders/landing.ts';
import { aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { aTrackedReport } from '#tests/builders/report.ts';
import { expect, test, type Portal } from '#tests/e2e/fixtures.ts';
import { phoneTools } from '#tests/pages/screen-measures.ts';

// The tools of every list on a phone, and the choices in their rows, in the longer language.

/** A filter of each list, or where it has none an order, in the sheet. */
const CHOICES = {
  '/consultoria': 'Ordenar por',
  '/consultoria/portfolio': 'Etapa',
  '/leadmanager/contacts': 'Origen',
  '/leadmanager/companies': 'Origen',
  '/leadmanager/opportunities?view=table': 'Origen',
  '/leadmanager/communications': 'Tipo',
  '/comercia/products': 'Ordenar por',
  '/comercia/campaigns': 'Tipo',
  '/comercia/content': 'Tipo de texto',
  '/comercia/assets': 'Tamaño',
  '/comercia/leads': 'Origen',
  '/comercia/search': 'Origen',
} as const;
async function openDemo(portal: Portal, demo: ApiClient): Promise<Page> {
  await portal.signInAs(demo, 'es');
  return portal.page;
}

/** In its row: the page may scroll to what takes the focus. */
const placeOf = (control: Locator) =>
  control.evaluate(({ parentElement }) => {
    const row = parentElement?.parentElement?.getBoundingClientRect();
    const { x, y, width, height } = (parentElement ?? document.body).getBoundingClientRect();
    return { x: x - (row?.x ?? 0), y: y - (row?.y ?? 0), width, height };
  });

/** A closed sheet has gone back in the history as well. */
async function isClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('"dialogs"');
}

test('under its label an unset filter says that any value will do @phone', async ({ portal, demo }) => {
  const page = await openDemo(portal, demo);
  await portal.open('/leadmanager/contacts');
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const source = page.getByRole('dialog').getByRole('combobox', { name: 'Origen', exact: true });
  await expect(source.locator('option').first()).toHaveText('Cualquiera');
  await expect(source).toHaveValue('');
});

test('a choice in the sheet asks for the rows again and stands in the address @phone', async ({
  portal,
  demo,
}) => {
  const page = await openDemo(portal, demo);
  for (const [path, label] of Object.entries(CHOICES)) {
    await portal.open(path);
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    const sheet = page.getByRole('dialog');
    const choice = sheet.getByRole('combobox', { name: label, exact: true });
    const value = (await choice.locator('option').last().getAttribute('value')) ?? '';
    const answered = page.waitForResponse((answer) =>
      [...new URL(answer.url()).searchParams.values()].includes(value),
    );
    await choice.selectOption(value);
    const { items, nextCursor } = (await (await answered).json()) as {
      items: unknown[];
      nextCursor: string | null;
    };
    expect.soft(nextCursor, path).toBeNull();
    await sheet.getByRole('button', { name: `Ver ${items.length}`, exact: true }).click();
    await isClosed(page);
    expect.soft([...new URL(page.url()).searchParams.values()], path).toContain(value);
    const name = label === 'Ordenar por' ? 'Filtros' : 'Filtros (1)';
    await expect.soft(page.getByRole('button', { name, exact: true }), path).toBeVisible();
  }
});

test('the figures of one company are chosen in the sheet, and can be saved from then on @phone', async ({
  portal,
  demo,
  checkAccessibility,
}) => {
  const page = await openDemo(portal, demo);
  await demo.make('/api/marketing/companies', aMarketingCompany({ name: 'Telas Norte' }));
  await portal.open('/comercia/analytics');
  expect((await phoneTools(page))?.height).toBeLessThanOrEqual(96);
  const save = page.getByRole('button', { name: 'Guardar una instantánea' });
  await expect(save).toBeHidden();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Empresa', exact: true }).selectOption('Telas Norte');
  await checkAccessibility(page);
  await sheet.getByRole('button', { name: 'Listo', exact: true }).click();
  await isClosed(page);
  await expect(save).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filtros (1)', exact: true })).toBeVisible();
  expect((await phoneTools(page))?.height).toBeLessThanOrEqual(96);
});

test('on a phone a period is chosen behind the button that says it, and no strip of figures is cut @phone', async ({
  portal,
  demo,
  checkAccessibility,
}) => {
  const page = await openDemo(portal, demo);
  await portal.open('/leadmanager/analytics');
  await page.getByRole('button', { name: 'Periodo: 12 semanas' }).click();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Año', exact: true }).click();
  await expect(page).toHaveURL(/from=\d{4}-01-01/);
  await expect(page.getByRole('button', { name: 'Periodo: Año' })).toBeVisible();
  for (const path of [
    '/leadmanager/analytics',
    '/comercia/analytics',
    '/comercia',
    '/consultoria/portfolio',
  ]) {
    await portal.open(path);
    const beyond = await page
      .locator('main ul > li')
      .evaluateAll((figures) =>
        figures
          .filter((figure) => figure.getBoundingClientRect().right > innerWidth)
          .map((it) => it.textContent),
      );
    expect.soft(beyond, path).toEqual([]);
  }
});

test('on a phone the folders of the inbox are one choice beside the search @phone', async ({
  portal,
  demo,
}) => {
  const page = await openDemo(portal, demo);
  await portal.open('/leadmanager/inbox');
  await page.getByRole('combobox', { name: 'Carpeta' }).selectOption({ label: 'Archivadas (0)' });
  await expect(page).toHaveURL(/status=archived/);
  await expect(page.getByRole('searchbox', { name: 'Buscar por nombre, correo o texto' })).toHaveAttribute(
    'placeholder',
    'Buscar',
  );
});

test('on a phone the form for a text opens above the list of texts @phone', async ({
  portal,
  demo,
  checkAccessibility,
}) => {
  const page = await openDemo(portal, demo);
  await portal.open('/comercia/content');
  const write = page.getByRole('button', { name: 'Escribir', exact: true });
  await expect(write).toBeHidden();
  const opener = page.getByRole('button', { name: 'Escribir un texto', exact: true });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(write).toBeVisible();
  await checkAccessibility(page);
});

test('the sheet takes off what the address set, and Back closes it @phone', async ({ portal, demo }) => {
  const page = await openDemo(portal, demo);
  await portal.open('/comercia/leads?source=referral');
  await page.getByRole('button', { name: 'Filtros (1)', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page).not.toHaveURL(/source/);
  await page.goBack();
  await isClosed(page);
  await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/source/);
});

test('a phone’s list of leads says their status, and has no choice in a row @phone', async ({ portal }) => {
  await portal.signIn('es');
  const api = await portal.api();
  const { companyId } = await aDairy(api);
  await api.make('/api/marketing/leads', aLead(companyId, { contactName: 'Ana Ruiz', status: 'qualified' }));
  const page = await portal.open('/comercia/leads');
  await expect(page.getByRole('link', { name: 'Ana Ruiz', exact: true })).toBeVisible();
  const row = page.locator('tr').filter({ hasText: 'Ana Ruiz' });
  await expect(row.getByText(translator('es')('marketing:leadStatuses.qualified')).first()).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveCount(0);
});

test('the status in a row is text that becomes a control under the pointer and the focus, in its place', async ({
  portal,
  isMobile,
}) => {
  await portal.signIn('es');
  const { companyId } = await aTrackedReport(await portal.api(), { language: 'es' });
  const page = await portal.open(`/empresa/${companyId}?tab=report`);
  const status = page.getByRole('combobox', { name: 'Estado de A1', exact: true });
  await expect(status).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  const place = await placeOf(status);
  if (isMobile) expect(place.height).toBeGreaterThanOrEqual(44);
  else {
    await status.hover();
    await expect(status).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await page.mouse.move(0, 0);
    await expect(status).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
  await status.focus();
  await expect(status).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  expect(await placeOf(status)).toEqual(place);
});
