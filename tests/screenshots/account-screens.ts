import type { Page } from '@playwright/test';
import type { Screen, Words } from './screens.ts';
import { ADMIN } from './seed.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const CODES = Array.from({ length: 10 }, (_, index) => `abcd${'efghjkmnpq'[index]}-23456`);
const PASSKEY = { id: 1, name: 'Laptop', lastUsedAt: null, createdAt: '2026-03-02T09:00:00.000Z' };
const STATE = {
  isRequired: false,
  totpSince: '2026-03-01T09:00:00.000Z',
  recoveryCodesLeft: 2,
  passkeys: [PASSKEY],
  canHavePasskeys: true,
};

const WORDS = {
  en: { setUp: 'Set up an authenticator app', continue: 'Continue', use: 'Use this app' },
  es: { setUp: 'Configurar una aplicación', continue: 'Continuar', use: 'Usar esta aplicación' },
} as const;
const wordsOf = ({ signIn }: Words) => WORDS[signIn === 'Sign in' ? 'en' : 'es'];

/** Through the password to the key of the app. */
async function offer(page: Page, words: Words): Promise<void> {
  await press(page, wordsOf(words).setUp);
  await page.locator('[role=dialog] input[type=password]').fill(ADMIN.ADMIN_PASSWORD);
  await press(page, wordsOf(words).continue);
  await page.locator('[role=dialog] svg[role=img]').waitFor();
}

/** The code that a change takes where a factor is in use. */
async function proof(page: Page, words: Words): Promise<void> {
  const json = { message: '', code: 'second_factor_required', challenge: 'x'.repeat(43), passkey: {} };
  await page.route('**/second-factor/totp', (route) => route.fulfill({ status: 401, json }));
  await press(page, wordsOf(words).setUp);
  await page.locator('[role=dialog] input[type=password]').fill(ADMIN.ADMIN_PASSWORD);
  await press(page, wordsOf(words).continue);
  await page.locator('[role=dialog] input[name=code]').waitFor();
}

async function codes(page: Page, words: Words): Promise<void> {
  const json = { recoveryCodes: CODES };
  await page.route('**/totp/confirm', (route) => route.fulfill({ json }));
  await page.route('**/api/user/second-factor', (route) => route.fulfill({ json: STATE }));
  await offer(page, words);
  await page.locator('[role=dialog] input[name=code]').fill('123456');
  await press(page, wordsOf(words).use);
  await page.getByText(CODES[0] ?? '').waitFor();
}

const security = { viewer: 'admin', path: () => '/account?tab=security' } as const;

export const ACCOUNT_SCREENS: Screen[] = [
  {
    name: 'auth-second-step',
    viewer: 'nobody',
    path: () => '/auth',
    prepare: async (page, words) => {
      const json = { message: '', code: 'second_factor_required', challenge: 'x'.repeat(43) };
      await page.route('**/api/login', (route) => route.fulfill({ status: 401, json }));
      await page.getByLabel(words.user).fill('ana');
      await page.getByLabel(words.pass, { exact: true }).fill('clave-de-prueba');
      await page.locator('button[type=submit]').first().click();
      await page.locator('input[name=code]').waitFor();
    },
  },
  {
    ...security,
    name: 'second-factor-password',
    opens: '[role=dialog]',
    isViewport: true,
    prepare: (page, words) => press(page, wordsOf(words).setUp),
  },
  { ...security, name: 'second-factor-proof', opens: '[role=dialog]', isViewport: true, prepare: proof },
  { ...security, name: 'second-factor-app', opens: '[role=dialog]', isViewport: true, prepare: offer },
  { ...security, name: 'second-factor-codes', opens: '[role=dialog]', isViewport: true, prepare: codes },
  {
    ...security,
    name: 'second-factor-on',
    prepare: async (page, words) => {
      await codes(page, words);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'system', viewer: 'admin', path: () => '/admin/system' },
  { name: 'system-mail-none', viewer: 'admin', path: () => '/admin/system?q=zzzz' },
  { name: 'system-forbidden', viewer: 'empty', path: () => '/admin/system' },
  { name: 'audit', viewer: 'admin', path: () => '/admin/audit' },
  { name: 'audit-nothing', viewer: 'admin', path: () => '/admin/audit?q=zzzz' },
  { name: 'audit-forbidden', viewer: 'empty', path: () => '/admin/audit' },
];
