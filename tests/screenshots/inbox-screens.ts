import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

const openEntry = async (page: Page, name: string) => {
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('article').getByRole('heading', { level: 2 }).waitFor();
};
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

export const INBOX_SCREENS: Screen[] = [
  { name: 'lead-inbox', viewer: 'admin', path: () => '/leadmanager/inbox' },
  { name: 'lead-inbox-empty', viewer: 'empty', path: () => '/leadmanager/inbox' },
  { name: 'lead-inbox-folder', viewer: 'empty', path: () => '/leadmanager/inbox?status=spam' },
  { name: 'lead-inbox-nothing', viewer: 'admin', path: () => '/leadmanager/inbox?q=zzzz' },
  ...(['Ana Ruiz', 'Brais Otero', 'Compañía'] as const).map((name, index): Screen => ({
    name: `lead-inbox-entry-${index + 1}`,
    viewer: 'admin',
    path: () => '/leadmanager/inbox',
    prepare: (page) => openEntry(page, name),
  })),
  ...(['reply', 'convert'] as const).map((dialog): Screen => ({
    name: `lead-inbox-${dialog}`,
    viewer: 'admin',
    path: () => '/leadmanager/inbox',
    opens: dialog === 'reply' ? '[role=dialog] textarea' : '[role=dialog] [type=radio]',
    isViewport: true,
    prepare: async (page) => {
      await openEntry(page, 'Ana Ruiz');
      await press(page, dialog === 'reply' ? /^(Reply|Responder)$/ : /^(Create contact|Crear contacto)$/);
    },
  })),
  {
    name: 'lead-letter',
    viewer: 'demo',
    path: () => '/leadmanager/communications?new',
    opens: '[role=dialog]',
    isViewport: true,
  },
  {
    name: 'lead-template',
    viewer: 'demo',
    path: () => '/leadmanager/communications/templates',
    opens: '[role=dialog]',
    isViewport: true,
    prepare: (page) => page.locator('article h2 button').first().click(),
  },
  {
    name: 'lead-communication',
    viewer: 'demo',
    path: () => '/leadmanager/communications',
    prepare: async (page) => {
      await page.locator('main a[href^="/leadmanager/communications/"]').nth(1).click();
      await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
