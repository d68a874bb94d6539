import type { Page } from '@playwright/test';
import type { Screen, Seeded } from './screens.ts';

const company = (key: Exclude<keyof Seeded, 'loop' | 'marketing'>, tab: string) => (seeded: Seeded) =>
  `/empresa/${seeded[key]}?tab=${tab}`;
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

const LIST =
  '• Ventas; Pedidos y ferias.; 2\n• Almacén\n• Compras; Pide, recibe y paga a los proveedores.; 9';
const paste = async (page: Page) => {
  await press(page, /^(Paste a list|Pegar una lista)$/);
  await page.getByRole('dialog').getByRole('textbox').fill(LIST);
};

export const PROFILE_SCREENS: Screen[] = [
  {
    name: 'companies-table',
    viewer: 'full',
    path: () => '/consultoria',
    prepare: (page) => press(page, /^(Table|Tabla)$/),
  },
  { name: 'portfolio', viewer: 'full', path: () => '/consultoria/portfolio' },
  { name: 'portfolio-empty', viewer: 'empty', path: () => '/consultoria/portfolio' },
  { name: 'portfolio-no-match', viewer: 'full', path: () => '/consultoria/portfolio?q=zzz' },
  {
    name: 'row-undo',
    viewer: 'full',
    path: company('full', 'problems'),
    opens: '[data-sonner-toast] [data-button]',
    isViewport: true,
    prepare: async (page) => {
      await page.route('**/api/problems/*', (route) => route.fulfill({ status: 204 }));
      await press(page, /^(Delete|Eliminar) /);
    },
  },
  {
    name: 'row-order',
    viewer: 'full',
    path: company('full', 'problems'),
    opens: '[role=grid]',
    prepare: (page) => press(page, /^(Reorder|Reordenar)$/),
  },
  {
    name: 'several-text',
    viewer: 'full',
    path: company('full', 'departments'),
    opens: '[role=dialog]',
    isViewport: true,
    prepare: (page) => press(page, /^(Paste a list|Pegar una lista)$/),
  },
  {
    name: 'several-preview',
    viewer: 'full',
    path: company('full', 'departments'),
    opens: '[role=dialog] ol',
    isViewport: true,
    prepare: async (page) => {
      await paste(page);
      await press(page, /^(Preview|Vista previa)$/);
    },
  },
];
