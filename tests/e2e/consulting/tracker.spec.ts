import type { Page } from '@playwright/test';
import type { ApiClient } from '#tests/api-client.ts';
import { aTrackedReport } from '#tests/builders/report.ts';
import { expect, test, type Portal } from '#tests/e2e/fixtures.ts';

const WORDS = {
  es: {
    panel: 'Seguimiento de las acciones',
    status: 'Estado de A1',
    done: 'Hecha',
    headline: /^1 de \d+ hechas · ahorro previsto de lo hecho: [\d.–]+ h al año/,
    spent: /1\.250\s€ gastados/,
    edit: 'Editar A1',
    cost: /^Coste hasta ahora/,
    amount: '1.250',
    save: 'Guardar',
    value: 'Valor',
    reading: '18,5',
    add: 'Añadir medición',
    chart: /: 18,5 el /,
    remove: /^Eliminar la medición/,
    undo: 'Deshacer',
    stale: /se ha cambiado en otra pestaña/,
    changed: /El perfil ha cambiado desde este informe/,
    followUp: 'Iniciar un seguimiento',
  },
  en: {
    panel: 'Actions',
    status: 'Status of A1',
    done: 'Done',
    headline: /^1 of \d+ done · [\d,–]+ h a year expected from what is done/,
    spent: /€1,250 spent/,
    edit: 'Edit A1',
    cost: /^Cost so far/,
    amount: '1,250',
    save: 'Save',
    value: 'Value',
    reading: '18.5',
    add: 'Add reading',
    chart: /: 18\.5 on /,
    remove: /^Delete the reading/,
    undo: 'Undo',
    stale: /was changed in another tab/,
    changed: /The profile has changed since this report/,
    followUp: 'Start a follow-up',
  },
} as const;

async function openActions(portal: Portal, locale: 'es' | 'en') {
  await portal.signIn(locale);
  const api: ApiClient = await portal.api();
  const made = await aTrackedReport(api, { language: locale });
  const page: Page = await portal.open(`/empresa/${made.companyId}?tab=report`);
  const panel = page.getByRole('region', { name: WORDS[locale].panel });
  // Overdue, as all of them are by now, so the list is open.
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  return { ...made, api, page, panel };
}

test('an action is done, paid and measured beside its report @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const words = WORDS.es;
  const { page, panel } = await openActions(portal, 'es');
  await panel.getByLabel(words.status).selectOption(words.done);
  await expect(panel.getByRole('status')).toHaveText(words.headline);
  await panel.getByRole('button', { name: /^A1/ }).click();
  await panel.getByRole('textbox', { name: words.value }).fill(words.reading);
  await panel.getByRole('button', { name: words.add }).click();
  await expect(panel.getByRole('img', { name: words.chart })).toBeVisible();
  await checkAccessibility(page);
  await panel.getByRole('button', { name: words.remove }).click();
  await expect(panel.getByRole('img', { name: words.chart })).toBeHidden();
  await page.getByRole('button', { name: words.undo }).click();
  await expect(panel.getByRole('img', { name: words.chart })).toBeVisible();

  await panel.getByRole('button', { name: words.edit }).click();
  await page.getByRole('dialog').getByLabel(words.cost).fill(words.amount);
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: words.save, exact: true }).click();
  await expect(panel.getByRole('status')).toHaveText(words.spent);
});

test('a status chosen over that of another tab says so and shows the other @once', async ({ portal }) => {
  const words = WORDS.en;
  const { api, page, panel, reportId } = await openActions(portal, 'en');
  await api.call('PATCH', `/api/reports/${reportId}/actions`, { actionId: 'A1', status: 'dropped' });
  await panel.getByLabel(words.status).selectOption(words.done);
  await expect(page.getByText(words.stale)).toBeVisible();
  await expect(panel.getByLabel(words.status)).toHaveValue('dropped');
});

test('a profile that has changed since its report says so beside it @once', async ({ portal }) => {
  const words = WORDS.es;
  const { api, page, companyId } = await openActions(portal, 'es');
  await expect(page.getByText(words.changed)).toBeHidden();
  await api.call('PATCH', `/api/companies/${companyId}`, { employees: 41 });
  await portal.open(`/empresa/${companyId}?tab=report`);
  await expect(page.getByText(words.changed)).toBeVisible();
  await page.getByRole('button', { name: words.followUp }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
