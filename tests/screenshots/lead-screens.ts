import type { Page } from '@playwright/test';
import { INBOX_SCREENS } from './inbox-screens.ts';
import type { Screen } from './screens.ts';

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const ACTIONS = /^(Actions for|Acciones (para|de)) ./;

const openFirst = async (page: Page, area: string) => {
  const link = page.locator(`main a[href^="/leadmanager/${area}/"]`).first();
  await link.waitFor();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
};

const CSV =
  '\uFEFFNombre;Apellidos;Correo electrónico;Teléfono;Empresa;Ciudad\n' +
  'Ana;Ruiz;ana.ruiz@feria.example;612345678;Talleres Mar;Valencia\n' +
  'Brais;Otero;no-es-un-correo;;Bodegas Roda;Logroño\n' +
  'Carme;Vidal;carme@feria.example;;;Girona\n';
const chooseFile = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'clientes-feria.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });

/** The lead manager: a demo with data, and an empty account. */
export const LEAD_SCREENS: Screen[] = [
  ...(
    [
      'contacts',
      'companies',
      'opportunities',
      'communications',
      'communications/templates',
      'tasks',
      'analytics',
      'settings',
      'import',
    ] as const
  ).flatMap((area): Screen[] => [
    { name: `lead-${area.replace('/', '-')}`, viewer: 'demo', path: () => `/leadmanager/${area}` },
    { name: `lead-${area.replace('/', '-')}-empty`, viewer: 'empty', path: () => `/leadmanager/${area}` },
  ]),
  ...(['contacts', 'companies', 'opportunities'] as const).map((area): Screen => ({
    name: `lead-record-${area}`,
    viewer: 'demo',
    path: () => `/leadmanager/${area}?view=table`,
    prepare: (page) => openFirst(page, area),
  })),
  ...INBOX_SCREENS,
  { name: 'lead-table', viewer: 'demo', path: () => '/leadmanager/opportunities?view=table' },
  { name: 'lead-tasks-open', viewer: 'demo', path: () => '/leadmanager/tasks?state=open' },
  {
    name: 'lead-tasks-done',
    viewer: 'demo',
    path: () => '/leadmanager/tasks?state=done&doneFrom=2026-01-01',
  },
  {
    name: 'lead-task-dialog',
    viewer: 'demo',
    path: () => '/leadmanager/tasks?new',
    opens: '[role=dialog]',
    isViewport: true,
  },
  {
    name: 'lead-tasks-record',
    viewer: 'demo',
    path: () => '/leadmanager/tasks',
    opens: '[role=dialog]',
    isViewport: true,
    prepare: (page) => press(page, /(by contact or company|por contacto o empresa)$/),
  },
  {
    name: 'lead-analytics-table',
    viewer: 'demo',
    path: () => '/leadmanager/analytics?from=2027-01-02&to=2026-01-01',
    prepare: (page) => page.locator('summary').filter({ visible: true }).last().click(),
  },
  {
    name: 'lead-contact-dialog',
    viewer: 'demo',
    path: () => '/leadmanager/contacts?new',
    opens: '[role=dialog]',
    isViewport: true,
  },
  {
    name: 'lead-bulk',
    viewer: 'demo',
    path: () => '/leadmanager/contacts',
    prepare: async (page) => {
      const boxes = page.getByRole('checkbox');
      await boxes.nth(1).click({ force: true });
      await boxes.nth(2).click({ force: true });
    },
  },
  {
    name: 'lead-merge',
    viewer: 'demo',
    path: () => '/leadmanager/contacts',
    opens: '[role=dialog] fieldset',
    isViewport: true,
    prepare: async (page) => {
      await openFirst(page, 'contacts');
      await press(page, ACTIONS);
      await page.getByRole('menuitem', { name: /^(Merge|Combinar|Fusionar|Unir)/ }).click();
      await page.getByRole('combobox').fill('a');
      await page.getByRole('option').nth(2).click();
      await page.getByRole('dialog').locator('button[type=submit], footer button').last().click();
    },
  },
  {
    name: 'lead-import-mapping',
    viewer: 'demo',
    path: () => '/leadmanager/import',
    prepare: async (page) => {
      await chooseFile(page);
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'lead-import-checked',
    viewer: 'demo',
    path: () => '/leadmanager/import',
    prepare: async (page) => {
      await chooseFile(page);
      await press(page, /^(Check the file|Comprobar el archivo)$/);
      await page.locator('main dl').first().waitFor();
    },
  },
  {
    name: 'lead-palette',
    viewer: 'demo',
    path: () => '/consultoria',
    opens: '[role=dialog] [role=option]',
    isViewport: true,
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('searchbox').fill('mar');
      await page.getByRole('dialog').getByRole('option').nth(3).waitFor();
    },
  },
  {
    name: 'lead-navigation',
    viewer: 'demo',
    path: () => '/leadmanager/dashboard',
    isViewport: true,
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: /^(Open the navigation|Abrir la navegación)$/ });
      if (await menu.isVisible()) await menu.click();
    },
  },
];
