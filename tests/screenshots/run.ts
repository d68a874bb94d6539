/**
 * `npm run screenshots [name …]`: takes a picture of every screen in every state, en and es, 360 and 1440 px, light and
 * dark, into screenshots/ with an index page. Names (or parts of them) select screens.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { LAUNCH } from '../browser.ts';
import type { ApiClient } from '../api-client.ts';
import { startServer } from '../server.ts';
import { untilStill } from '../pages/until-still.ts';
import { SCREENS, WORDS, type Locale, type Screen, type Seeded, type Viewer } from './screens.ts';
import { ADMIN, seedAdmin, seedDemo, seedEmpty, seedFull } from './seed.ts';

const OUT = 'screenshots';
const WIDTHS = { 360: 740, 1440: 900 } as const;
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en', 'es'] as const;

type Account = { clients: Record<Exclude<Viewer, 'nobody'>, ApiClient>; seeded: Seeded };
type Shot = { screen: Screen; locale: Locale; width: 360 | 1440; theme: 'light' | 'dark' };

const fileOf = ({ screen, locale, width, theme }: Shot) => `${screen.name}--${locale}-${width}-${theme}.png`;

async function take(
  browser: Browser,
  url: string,
  { clients, seeded }: Account,
  shot: Shot,
): Promise<string | null> {
  const { screen, locale, width, theme } = shot;
  const context = await browser.newContext({
    viewport: { width, height: WIDTHS[width] },
    colorScheme: theme,
    locale: locale === 'es' ? 'es-ES' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: width === 360,
  });
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await context.addCookies([
      { name: 'lang', value: locale, url },
      { name: 'tz', value: encodeURIComponent(timeZone), url },
    ]);
    if (screen.viewer !== 'nobody') {
      const [name = '', value = ''] = clients[screen.viewer].cookie.split('=');
      await context.addCookies([{ name, value, url }]);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    await page.goto(url + screen.path(seeded, locale));
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
    await page.evaluate(() => document.fonts.ready);
    await screen.prepare?.(page, WORDS[locale], context);
    if (screen.opens) await page.locator(screen.opens).last().waitFor();
    // With touch emulation, frames are delayed while a field takes the focus: wait until the dialog is drawn.
    if (screen.opens?.startsWith('[role=dialog]'))
      await page
        .locator('[role=dialog]')
        .last()
        .click({ trial: true, position: { x: 24, y: 24 } });
    await untilStill(page);
    await page.screenshot({
      path: `${OUT}/${fileOf(shot)}`,
      fullPage: screen.isViewport !== true,
      animations: 'disabled',
    });
    return null;
  } catch (error) {
    return `${fileOf(shot)}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  } finally {
    await context.close();
  }
}

function index(shots: Shot[]): string {
  const rows = [...new Set(shots.map(({ screen }) => screen.name))].map((name) => {
    const pictures = shots
      .filter(({ screen }) => screen.name === name)
      .map(
        (shot) =>
          `<figure><img loading="lazy" src="${fileOf(shot)}" height="420"><figcaption>${shot.locale} ${shot.width} ${shot.theme}</figcaption></figure>`,
      );
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'body{font:14px system-ui;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto}figure{margin:0}img{border:1px solid #ccc}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('')}`;
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const shots = screens.flatMap((screen) =>
  LOCALES.flatMap((locale) =>
    ([360, 1440] as const).flatMap((width) =>
      THEMES.map((theme): Shot => ({ screen, locale, width, theme })),
    ),
  ),
);

if (wanted.length === 0) await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const server = await startServer(ADMIN);
const browser = await chromium.launch(LAUNCH);
try {
  const accounts = {} as Record<Locale, Account>;
  for (const locale of LOCALES) {
    const { client: full, seeded } = await seedFull(server.url, locale);
    const { admin, invitation } = await seedAdmin(server.url, locale);
    const [empty, demo] = [await seedEmpty(server.url, locale), await seedDemo(server.url, locale)];
    accounts[locale] = { clients: { full, empty, demo, admin }, seeded: { ...seeded, invitation } };
  }
  const failures: string[] = [];
  const queue = [...shots];
  const worker = async () => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const failure = await take(browser, server.url, accounts[shot.locale], shot);
      if (failure) failures.push(failure);
    }
  };
  await Promise.all([worker(), worker()]);
  await writeFile(`${OUT}/index.html`, index(shots));
  console.log(`${shots.length - failures.length} of ${shots.length} pictures in ${OUT}/index.html`);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
