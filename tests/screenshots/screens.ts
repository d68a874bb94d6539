// One long list of screens: each takes a line or two, and gaps are found by reading down.
import type { BrowserContext, Page } from '@playwright/test';
import { ACCOUNT_SCREENS } from './account-screens.ts';
import { LEAD_SCREENS } from './lead-screens.ts';
import { LOOP_SCREENS } from './loop-screens.ts';
import { MARKETING_SCREENS } from './marketing-screens.ts';
import { PROFILE_SCREENS } from './profile-screens.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';
import { ADMIN } from './seed.ts';
import type { seedLoop } from './seed-loop.ts';
import type { seedMarketing } from './seed-marketing.ts';

export type Locale = 'en' | 'es';

/** The viewer: signed out, an account without records, one with records, a demo, an administrator. */
export type Viewer = 'nobody' | 'empty' | 'full' | 'demo' | 'admin';

export type Seeded = {
  full: number;
  ready: number;
  bare: number;
  longest: number;
  /** Of the marketing portal. */
  marketing: Awaited<ReturnType<typeof seedMarketing>>;
  /** Addresses of one walk round the loop. */
  loop: Awaited<ReturnType<typeof seedLoop>>;
  invitation: string;
};

export type Screen = {
  name: string;
  viewer: Viewer;
  path: (seeded: Seeded, locale: Locale) => string;
  prepare?: (page: Page, words: Words, context: BrowserContext) => Promise<void>;
  /** Selector that `prepare` opens and the picture waits for. */
  opens?: string;
  /** Pictures the viewport, for a dialog or toast; otherwise the whole page. */
  isViewport?: boolean;
};

export type Words = (typeof WORDS)[Locale];

export const WORDS = {
  en: {
    signIn: 'Sign in',
    register: 'Create account',
    user: 'Username',
    pass: 'Password',
    newCompany: 'New company',
    save: 'Save',
    search: 'Search by name or sector',
    actions: /^Actions for/,
    delete: 'Delete',
    edit: 'Edit',
    addProduct: 'Add product',
    addProblem: 'Add problem',
    description: 'Description',
    generate: 'Generate report',
    share: 'Share',
    menu: /menu/i,
    invite: 'Invite',
    createToken: 'Create token',
    deleteAccount: 'Delete my account',
    createInvitation: 'Create the link',
  },
  es: {
    signIn: 'Iniciar sesión',
    register: 'Crear cuenta',
    user: 'Usuario',
    pass: 'Contraseña',
    newCompany: 'Nueva empresa',
    save: 'Guardar',
    search: 'Buscar por nombre o sector',
    actions: /^Acciones para/,
    delete: 'Eliminar',
    edit: 'Editar',
    addProduct: 'Añadir producto',
    addProblem: 'Añadir problema',
    description: 'Descripción',
    generate: 'Generar informe',
    share: 'Compartir',
    menu: /menú/i,
    invite: 'Invitar',
    createToken: 'Crear token',
    deleteAccount: 'Eliminar mi cuenta',
    createInvitation: 'Crear el enlace',
  },
} as const;

const company =
  (key: Exclude<keyof Seeded, 'invitation' | 'loop' | 'marketing'>, tab: string) => (seeded: Seeded) =>
    `/empresa/${seeded[key]}?tab=${tab}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Blocks a request, so that the screen stays in its loading state. */
const stall = (page: Page, pattern: string) => page.route(pattern, () => undefined);
const break_ = (page: Page, pattern: string) => page.route(pattern, (route) => route.abort());

/** Every screen in every state. Each issue adds its screens here. */
export const SCREENS: Screen[] = [
  ...PUBLIC_SCREENS,
  ...(['demo', 'empty'] as const).map((viewer): Screen => ({
    name: `loop-${viewer}`,
    viewer,
    path: () => '/start/loop',
  })),
  { name: 'loop-period', viewer: 'demo', path: () => '/start/loop?from=2020-01-01&to=2020-01-31' },
  ...LOOP_SCREENS,
  { name: 'auth', viewer: 'nobody', path: () => '/auth' },
  {
    name: 'auth-errors',
    viewer: 'nobody',
    path: () => '/auth',
    prepare: async (page, words) => {
      await page.getByRole('tab', { name: words.register }).click();
      await page.locator('button[type=submit]').first().click();
    },
  },
  {
    name: 'auth-refused',
    viewer: 'nobody',
    path: () => '/auth',
    isViewport: true,
    prepare: async (page, words) => {
      await page.getByLabel(words.user).fill('nobody');
      await page.getByLabel(words.pass, { exact: true }).fill('wrong-one');
      await page.locator('button[type=submit]').first().click();
      await page.locator('[data-sonner-toast]').waitFor();
    },
  },
  { name: 'companies-empty', viewer: 'empty', path: () => '/consultoria' },
  { name: 'companies-full', viewer: 'full', path: () => '/consultoria' },
  {
    name: 'companies-no-match',
    viewer: 'full',
    path: () => '/consultoria',
    prepare: async (page, words) => {
      await page.getByRole('searchbox', { name: words.search }).fill('zzz');
      await page.getByText('zzz').last().waitFor();
    },
  },
  {
    name: 'companies-loading',
    viewer: 'full',
    path: () => '/consultoria',
    prepare: async (page, words) => {
      await stall(page, '**/api/companies?*');
      await page.getByRole('searchbox', { name: words.search }).fill('a');
      await page.getByRole('progressbar').first().waitFor();
    },
  },
  {
    name: 'companies-error',
    viewer: 'full',
    path: () => '/consultoria',
    prepare: async (page, words) => {
      await break_(page, '**/api/companies?*');
      await page.getByRole('searchbox', { name: words.search }).fill('a');
      await page.locator('main section h2').first().waitFor();
    },
  },
  {
    name: 'company-dialog',
    viewer: 'full',
    opens: '[role=dialog]',
    path: () => '/consultoria',
    isViewport: true,
    prepare: (page, words) => press(page, words.newCompany),
  },
  {
    name: 'company-dialog-errors',
    viewer: 'full',
    opens: '[role=dialog]',
    path: () => '/consultoria',
    isViewport: true,
    prepare: async (page, words) => {
      await press(page, words.newCompany);
      await press(page, words.save);
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'company-menu',
    viewer: 'full',
    opens: '[role=menu]',
    path: () => '/consultoria',
    isViewport: true,
    prepare: (page, words) => press(page, words.actions),
  },
  {
    name: 'company-delete',
    viewer: 'full',
    opens: '[role=alertdialog]',
    path: () => '/consultoria',
    isViewport: true,
    prepare: async (page, words) => {
      await press(page, words.actions);
      await page.getByRole('menuitem', { name: words.delete }).click();
    },
  },
  ...(['contacts', 'products', 'departments', 'problems', 'strengths'] as const).flatMap((tab): Screen[] => [
    { name: `tab-${tab}`, viewer: 'full', path: company('full', tab) },
    { name: `tab-${tab}-empty`, viewer: 'full', path: company('bare', tab) },
  ]),
  { name: 'tab-products-long', viewer: 'full', path: company('longest', 'products') },
  {
    name: 'row-dialog',
    viewer: 'full',
    opens: '[role=dialog]',
    path: company('full', 'problems'),
    isViewport: true,
    prepare: (page, words) => press(page, words.addProblem),
  },
  {
    name: 'row-dialog-restored',
    viewer: 'full',
    opens: '[role=dialog]',
    path: company('full', 'products'),
    isViewport: true,
    prepare: async (page, words) => {
      await press(page, words.addProduct);
      await page.getByLabel(words.description).fill('…');
      await page.keyboard.press('Escape');
      await press(page, words.addProduct);
    },
  },
  ...PROFILE_SCREENS,
  ...LEAD_SCREENS,
  ...MARKETING_SCREENS,
  { name: 'report-not-ready', viewer: 'full', path: company('bare', 'report') },
  { name: 'report-ready', viewer: 'full', path: company('ready', 'report') },
  {
    name: 'report-dialog',
    viewer: 'full',
    opens: '[role=dialog]',
    path: company('ready', 'report'),
    isViewport: true,
    prepare: (page, words) => press(page, words.generate),
  },
  { name: 'report', viewer: 'full', path: company('full', 'report') },
  {
    name: 'report-share',
    viewer: 'full',
    opens: '[role=dialog]',
    path: company('full', 'report'),
    isViewport: true,
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words.share, exact: true }).click();
    },
  },
  { name: 'report-link-unknown', viewer: 'nobody', path: () => '/r/unknown' },
  { name: 'report-verify-unknown', viewer: 'nobody', path: () => '/verify/unknown' },
  {
    name: 'session-ended',
    viewer: 'full',
    path: company('full', 'products'),
    isViewport: true,
    prepare: async (page, words, context) => {
      await press(page, words.addProduct);
      await context.clearCookies({ name: 'session' });
      await press(page, words.save);
      await page.getByRole('dialog').nth(1).or(page.locator('input[type=password]')).first().waitFor();
    },
  },
  { name: 'company-not-found', viewer: 'full', path: () => '/empresa/999999' },
  { name: 'reset', viewer: 'nobody', path: () => '/reset' },
  { name: 'link-invalid', viewer: 'nobody', path: () => '/reset/nothing' },
  { name: 'invite', viewer: 'nobody', path: ({ invitation }) => invitation },
  { name: 'demo', viewer: 'demo', path: () => '/consultoria' },
  { name: 'demo-account', viewer: 'demo', path: () => '/account?tab=security' },
  ...(['profile', 'security', 'tokens', 'data'] as const).map((tab): Screen => ({
    name: `account-${tab}`,
    viewer: 'admin',
    path: () => `/account?tab=${tab}`,
  })),
  { name: 'account-tokens-empty', viewer: 'empty', path: () => '/account?tab=tokens' },
  {
    name: 'token-dialog',
    viewer: 'admin',
    opens: '[role=dialog]',
    path: () => '/account?tab=tokens',
    isViewport: true,
    prepare: (page, words) => press(page, words.createToken),
  },
  {
    name: 'delete-account',
    viewer: 'empty',
    opens: '[role=dialog]',
    path: () => '/account?tab=data',
    isViewport: true,
    prepare: (page, words) => press(page, words.deleteAccount),
  },
  ...ACCOUNT_SCREENS,
  { name: 'users', viewer: 'admin', path: () => '/admin/users' },
  { name: 'users-forbidden', viewer: 'empty', path: () => '/admin/users' },
  {
    name: 'users-menu',
    viewer: 'admin',
    opens: '[role=menu]',
    path: () => '/admin/users',
    isViewport: true,
    prepare: (page, words) => press(page, words.actions),
  },
  {
    name: 'invite-dialog',
    viewer: 'admin',
    opens: '[role=dialog]',
    path: () => '/admin/users',
    isViewport: true,
    prepare: (page, words) => press(page, words.invite),
  },
  {
    name: 'password-dialog',
    viewer: 'admin',
    opens: '[role=dialog] input[type=password]',
    path: () => '/admin/users',
    isViewport: true,
    prepare: async (page, words) => {
      // As after ten minutes, in whatever order the pictures are taken.
      const json = { message: '', code: 'password_required' };
      await page.route('**/api/invitations', (route) => route.fulfill({ status: 403, json }));
      await press(page, words.invite);
      await press(page, words.createInvitation);
    },
  },
  {
    name: 'invite-ready',
    viewer: 'admin',
    opens: '[role=dialog] input[readonly]',
    path: () => '/admin/users',
    isViewport: true,
    prepare: async (page, words) => {
      const data = { currentPassword: ADMIN.ADMIN_PASSWORD };
      await page.request.post(new URL('/api/user/confirm', page.url()).href, { data });
      await press(page, words.invite);
      await press(page, words.createInvitation);
    },
  },
];
