import type { Page } from '@playwright/test';
import type { Screen, Seeded } from './screens.ts';

type Id = 'companyId' | 'productId' | 'email' | 'social' | 'page';
const at =
  (folder: string, id: Id, rest = '') =>
  ({ marketing }: Seeded) =>
    `/comercia/${folder}/${marketing[id]}${rest}`;
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const LISTS = [
  'companies',
  'products',
  'campaigns',
  'content',
  'assets',
  'leads',
  'search',
  'analytics',
] as const;

export const MARKETING_SCREENS: Screen[] = [
  { name: 'mk-sign-in', viewer: 'nobody', path: () => '/comercia-auth' },
  { name: 'mk-dashboard', viewer: 'full', path: () => '/comercia' },
  { name: 'mk-dashboard-empty', viewer: 'empty', path: () => '/comercia' },
  ...LISTS.flatMap((list): Screen[] => [
    { name: `mk-${list}`, viewer: 'full', path: () => `/comercia/${list}` },
    { name: `mk-${list}-empty`, viewer: 'empty', path: () => `/comercia/${list}` },
  ]),
  { name: 'mk-settings', viewer: 'full', path: () => '/comercia/settings' },
  { name: 'mk-settings-empty', viewer: 'empty', path: () => '/comercia/settings' },
  { name: 'mk-company', viewer: 'full', path: at('companies', 'companyId') },
  { name: 'mk-product', viewer: 'full', path: at('products', 'productId') },
  { name: 'mk-campaign-email', viewer: 'full', path: at('campaigns', 'email') },
  { name: 'mk-campaign-social', viewer: 'full', path: at('campaigns', 'social') },
  { name: 'mk-campaign-page', viewer: 'full', path: at('campaigns', 'page') },
  { name: 'mk-preview', viewer: 'full', path: at('campaigns', 'page', '/preview') },
  {
    name: 'mk-publish',
    viewer: 'full',
    opens: '[role=dialog]',
    path: at('campaigns', 'page'),
    isViewport: true,
    prepare: (page) => press(page, /^(Publish the changes|Publicar los cambios)$/),
  },
  {
    name: 'mk-compare',
    viewer: 'full',
    opens: '[role=dialog]',
    path: at('campaigns', 'email'),
    isViewport: true,
    prepare: (page) => press(page, /^(Compare|Comparar)$/),
  },
  {
    name: 'mk-company-dialog',
    viewer: 'full',
    opens: '[role=dialog]',
    path: () => '/comercia/companies',
    isViewport: true,
    prepare: (page) => press(page, /^(New company|Nueva empresa)$/),
  },
  { name: 'mk-not-found', viewer: 'full', path: () => '/comercia/campaigns/999999' },
  { name: 'mk-landing', viewer: 'nobody', path: ({ marketing }) => `/l/${marketing.slug}` },
  {
    name: 'mk-landing-errors',
    viewer: 'nobody',
    path: ({ marketing }) => `/l/${marketing.slug}`,
    opens: '[role=alert]',
    prepare: (page) => page.locator('form button[type=submit]').click(),
  },
  { name: 'mk-landing-thanks', viewer: 'nobody', path: ({ marketing }) => `/l/${marketing.slug}?sent=1` },
  { name: 'mk-landing-missing', viewer: 'nobody', path: () => '/l/no-such-page' },
];
