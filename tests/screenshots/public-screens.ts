import { pageName, PUBLIC_PAGES } from '#features/site/pages/pages.values.ts';
import type { Locale, Screen } from './screens.ts';

const at = (locale: Locale, path: string): string =>
  locale === 'es' ? `/es${path}`.replace(/\/$/, '') : path;

export const PUBLIC_SCREENS: Screen[] = [
  ...PUBLIC_PAGES.map((path): Screen => ({
    name: `site-${pageName(path)}`,
    viewer: 'nobody',
    path: (_, locale) => at(locale, path),
  })),
  {
    name: 'site-not-found',
    viewer: 'nobody',
    path: (_, locale) => at(locale, '/nowhere'),
  },
  {
    name: 'site-menu',
    viewer: 'nobody',
    path: (_, locale) => at(locale, '/'),
    isViewport: true,
    prepare: async (page) => {
      const menu = page.locator('header [popovertarget]');
      if (await menu.isVisible()) await menu.click();
      else await page.locator('header summary').click();
    },
  },
  {
    name: 'site-home-need',
    viewer: 'nobody',
    path: (_, locale) => `${at(locale, '/')}#soluciones`,
    isViewport: true,
    prepare: async (page) => {
      await page.locator('#soluciones label').first().click();
    },
  },
  {
    name: 'site-contact-waitlist',
    viewer: 'nobody',
    path: (_, locale) => `${at(locale, '/')}?service=soluciones_ia&about=algorithmia&waitlist=1#contacto`,
    isViewport: true,
  },
  {
    name: 'site-contact-answer',
    viewer: 'nobody',
    path: (_, locale) => at(locale, '/'),
    isViewport: true,
    // Posts natively, without scripts: the response has the form with its errors.
    prepare: async (page) => {
      await page.locator('#contacto form').evaluate((form) => {
        if (form instanceof HTMLFormElement) form.submit();
      });
      await page.locator('main [role=alert]').waitFor();
    },
  },
  {
    name: 'site-leadmanager-errors',
    viewer: 'nobody',
    path: (_, locale) => at(locale, '/leadmanager'),
    isViewport: true,
    prepare: async (page) => {
      await page.locator('[data-sign-in] input[name=username]').focus();
      await page.locator('[data-sign-in]:not([data-island])').waitFor();
      await page.locator('[data-sign-in] button[type=submit]').first().click();
      await page.locator('[data-sonner-toast]').waitFor();
    },
  },
];
