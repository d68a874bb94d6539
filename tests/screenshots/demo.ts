// One long file: the list of all screens, and how each is reached.
/**
 * `npm run screenshots:demo [-- part …]`: takes pictures of the site and of a demo account as a visitor sees them: every
 * list, the first records of each, the composer and the menus, at 390 and 1440 px, en and es, and in part dark, into
 * screenshots/demo/. A part of a name selects pictures.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { PUBLIC_PAGES, pageName } from '#features/site/pages/pages.values.ts';
import { LAUNCH } from '../browser.ts';
import { ApiClient, idsOf } from '../api-client.ts';
import { untilStill } from '../pages/until-still.ts';
import { startServer } from '../server.ts';

const OUT = 'screenshots/demo';
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const LOCALES = ['en', 'es'] as const;
type Locale = (typeof LOCALES)[number];
type Size = keyof typeof SIZES;
type View = {
  name: string;
  path: string;
  viewer?: 'demo' | 'empty' | 'nobody';
  /** The window alone, for long pages and for dialogs. */
  isWindow?: boolean;
  isDark?: boolean;
  /** Name of a button to press first. */
  press?: RegExp;
};

const LEADS = [
  'dashboard',
  'contacts',
  'companies',
  'opportunities',
  'communications',
  'communications/templates',
  'tasks',
  'inbox',
  'analytics',
  'settings',
  'import',
];
const MARKETING = [
  'dashboard',
  'companies',
  'products',
  'campaigns',
  'content',
  'assets',
  'leads',
  'search',
  'analytics',
  'settings',
];
const ACCOUNT = [
  '/account',
  '/account?tab=security',
  '/account?tab=data',
  '/account/workspaces',
  '/account/webhooks',
];
const PROFILE = ['products', 'departments', 'problems', 'strengths', 'contacts', 'followup'];

const slug = (path: string) => path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');
const publicPath = (locale: Locale, path: string) =>
  locale === 'es' ? `/es${path}`.replace(/\/$/, '') : path;

async function firstIds(client: ApiClient, path: string, most: number): Promise<number[]> {
  return idsOf((await client.call('GET', path)).body).slice(0, most);
}

/** Dialogs and composers, which open by a button. */
const OPENED: View[] = [
  { name: 'lm-new-contact', path: '/leadmanager/contacts', press: /^(New contact|Nuevo contacto)$/ },
  { name: 'lm-new-task', path: '/leadmanager/tasks', press: /^(New task|Nueva tarea)$/ },
  { name: 'mk-new-product', path: '/comercia/products', press: /^(Add product|Añadir producto)$/ },
  { name: 'cs-new-company', path: '/consultoria', press: /^(New company|Nueva empresa)$/ },
].map((view) => ({ ...view, isWindow: true }));

async function viewsOf(client: ApiClient, locale: Locale): Promise<View[]> {
  const records = async (folder: string, list: string, prefix: string, most = 2): Promise<View[]> =>
    (await firstIds(client, list, most)).flatMap((id, at): View[] => {
      const path = `${folder}/${id}`;
      const name = `${prefix}-${at + 1}`;
      return [
        { name, path },
        { name: `${name}-top`, path, isWindow: true },
      ];
    });
  const companies = await firstIds(client, '/api/companies', 2);
  return [
    ...PUBLIC_PAGES.map((path): View => ({
      name: `site-${pageName(path)}`,
      path: publicPath(locale, path),
      viewer: 'nobody',
    })),
    { name: 'site-home-top', path: publicPath(locale, '/'), viewer: 'nobody', isWindow: true },
    { name: 'site-home-dark', path: publicPath(locale, '/'), viewer: 'nobody', isDark: true },
    { name: 'auth', path: '/auth', viewer: 'nobody' },
    { name: 'start', path: '/start' },
    { name: 'start-dark', path: '/start', isDark: true },
    { name: 'start-empty', path: '/start', viewer: 'empty' },
    { name: 'loop', path: '/start/loop' },
    { name: 'cs-list', path: '/consultoria' },
    { name: 'cs-list-empty', path: '/consultoria', viewer: 'empty' },
    { name: 'cs-portfolio', path: '/consultoria/portfolio' },
    ...companies.flatMap((id, at): View[] => [
      ...PROFILE.map((tab): View => ({ name: `cs-${at + 1}-${tab}`, path: `/empresa/${id}?tab=${tab}` })),
      { name: `cs-${at + 1}-report`, path: `/empresa/${id}?tab=report` },
      { name: `cs-${at + 1}-report-top`, path: `/empresa/${id}?tab=report`, isWindow: true },
      { name: `cs-${at + 1}-report-dark`, path: `/empresa/${id}?tab=report`, isWindow: true, isDark: true },
    ]),
    ...LEADS.flatMap((area): View[] => [
      { name: `lm-${slug(area)}`, path: `/leadmanager/${area}` },
      { name: `lm-${slug(area)}-empty`, path: `/leadmanager/${area}`, viewer: 'empty' },
    ]),
    { name: 'lm-opportunities-table', path: '/leadmanager/opportunities?view=table' },
    { name: 'lm-opportunities-dark', path: '/leadmanager/opportunities', isDark: true },
    { name: 'lm-contacts-dark', path: '/leadmanager/contacts', isDark: true },
    ...(await records('/leadmanager/contacts', '/api/crm/contacts', 'lm-contact')),
    ...(await records('/leadmanager/companies', '/api/crm/companies', 'lm-company')),
    ...(await records('/leadmanager/opportunities', '/api/crm/opportunities', 'lm-opportunity')),
    ...(await records('/leadmanager/communications', '/api/crm/communications', 'lm-communication')),
    ...(await records('/leadmanager/tasks', '/api/crm/tasks', 'lm-task', 1)),
    ...(await records('/leadmanager/inbox', '/api/crm/inbox', 'lm-inbox-entry', 1)),
    ...MARKETING.flatMap((area): View[] => [
      { name: `mk-${slug(area)}`, path: `/comercia/${area}` },
      { name: `mk-${slug(area)}-empty`, path: `/comercia/${area}`, viewer: 'empty' },
    ]),
    { name: 'mk-dashboard-dark', path: '/comercia/dashboard', isDark: true },
    ...(await records('/comercia/companies', '/api/marketing/companies', 'mk-company', 1)),
    ...(await records('/comercia/products', '/api/marketing/products', 'mk-product')),
    ...(await records('/comercia/campaigns', '/api/marketing/campaigns', 'mk-campaign', 3)),
    ...(await firstIds(client, '/api/marketing/campaigns', 3)).map((id, at): View => ({
      name: `mk-preview-${at + 1}`,
      path: `/comercia/campaigns/${id}/preview`,
    })),
    ...(await records('/comercia/content', '/api/marketing/content', 'mk-content', 3)),
    ...(await records('/comercia/assets', '/api/marketing/assets', 'mk-asset')),
    ...(await records('/comercia/leads', '/api/marketing/leads', 'mk-lead')),
    ...ACCOUNT.map((path): View => ({ name: slug(path), path })),
    ...OPENED,
  ];
}

type Visit = { browser: Browser; url: string; cookies: Record<'demo' | 'empty', string> };

async function take(
  { browser, url, cookies }: Visit,
  view: View,
  locale: Locale,
  size: Size,
): Promise<string> {
  const file = `${OUT}/${view.name}--${locale}-${size}.png`;
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: view.isDark === true ? 'dark' : 'light',
    locale: locale === 'es' ? 'es-ES' : 'en-GB',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
  });
  try {
    const viewer = view.viewer ?? 'demo';
    const [name = '', value = ''] = viewer === 'nobody' ? [] : cookies[viewer].split('=');
    await context.addCookies([
      { name: 'lang', value: locale, url },
      { name: 'tz', value: encodeURIComponent('Europe/Madrid'), url },
      ...(name === '' ? [] : [{ name, value, url }]),
    ]);
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    await page.goto(url + view.path);
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
    await page.evaluate(() => document.fonts.ready);
    if (view.press) await press(page, view.press);
    await untilStill(page);
    await page.screenshot({
      path: file,
      fullPage: view.isWindow !== true,
      animations: 'disabled',
      timeout: 60_000,
    });
    return '';
  } catch (error) {
    return `${file}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
  } finally {
    await context.close();
  }
}

async function press(page: Page, name: RegExp): Promise<void> {
  const act = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  await act.click();
  // With touch emulation, frames are delayed while a field takes the focus: wait until the dialog is drawn.
  await page
    .getByRole('dialog')
    .last()
    .click({ trial: true, position: { x: 24, y: 24 } });
}

const wanted = process.argv.slice(2);
await mkdir(OUT, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(LAUNCH);
try {
  const queue: (() => Promise<string>)[] = [];
  for (const locale of LOCALES) {
    const demo = new ApiClient(server.url);
    await demo.call('POST', '/api/demo', { language: locale }, { origin: server.url });
    const empty = await new ApiClient(server.url).register(`empty-${locale}`);
    const visit = { browser, url: server.url, cookies: { demo: demo.cookie, empty: empty.cookie } };
    const views = await viewsOf(demo, locale);
    for (const view of views.filter(
      ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
    )) {
      for (const size of ['desktop', 'phone'] as const) queue.push(() => take(visit, view, locale, size));
    }
  }
  const total = queue.length;
  const failures: string[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const failure = await next();
      if (failure !== '') failures.push(failure);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  console.log(`${total - failures.length} of ${total} pictures in ${OUT}`);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
