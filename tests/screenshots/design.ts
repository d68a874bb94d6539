/**
 * `npm run screenshots:design [-- url]`: takes the pictures of docs/design.md, of a demo account on the server at `url`
 * or on one of its own, into docs/images/design/.
 */
import { writeFile } from 'node:fs/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LAUNCH } from '../browser.ts';
import { ApiClient } from '../api-client.ts';
import { allLetters } from '../builders/letters.ts';
import { untilStill } from '../pages/until-still.ts';
import { startServer } from '../server.ts';
import { pageOf, SHEETS } from './design-sheets.ts';

const OUT = 'docs/images/design';
const MOST_BYTES = 60_000;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const GAP = 16;

type Box = { x: number; y: number; width: number; height: number };
type Scene = {
  path: string;
  width: number;
  height: number;
  isTouch?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
  /** Part of the window; the whole of it where it is not given. */
  clip?: Box;
};

/** Writes a picture as large a file as the guide may have, and no larger. */
async function write(name: string, picture: Buffer): Promise<void> {
  for (let quality = 88; quality > 20; quality -= 6) {
    const file = await sharp(picture)
      .resize({ width: 1440, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    if (file.length > MOST_BYTES) continue;
    await writeFile(`${OUT}/${name}.webp`, file);
    console.log(`${name}.webp ${file.length}`);
    return;
  }
  throw new Error(`${name} does not fit into ${MOST_BYTES} bytes`);
}

/** Lays pictures side by side, with a transparent gap. */
async function beside(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const widths = sizes.map(({ width }) => width);
  const total = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const height = Math.max(...sizes.map((size) => size.height));
  return sharp({ create: { width: total, height, channels: 4, background: '#0000' } })
    .composite(
      pictures.map((input, at) => ({
        input,
        top: 0,
        left: widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0),
      })),
    )
    .png()
    .toBuffer();
}

async function take(
  browser: Browser,
  url: string,
  client: ApiClient,
  scene: Scene,
  theme: Theme,
): Promise<Buffer> {
  const { path, width, height, isTouch = false, prepare, clip } = scene;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: isTouch,
    isMobile: isTouch,
  });
  try {
    const [name = '', value = ''] = client.cookie.split('=');
    await context.addCookies([
      { name: 'lang', value: 'en', url },
      { name, value, url },
    ]);
    const page = await context.newPage();
    await page.goto(url + path);
    await page.evaluate(() => document.fonts.ready);
    // The first load may show the fallback faces (font-display: optional); the second has the fonts.
    await page.reload();
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
    await prepare?.(page);
    await untilStill(page);
    return await page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
  } finally {
    await context.close();
  }
}

type Picture = { name: string; isNew?: boolean; shots: readonly (readonly [Scene, Theme])[] };
const light = (scene: Scene) => [scene, 'light'] as const;
const dark = (scene: Scene) => [scene, 'dark'] as const;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const HOME: Scene = { path: '/', width: 1440, height: 860 };
const BOARD = { path: '/leadmanager/opportunities', width: 1440, height: 620 };
const DIALOG: Scene = {
  path: '/consultoria',
  width: 720,
  height: 760,
  prepare: async (page) => {
    await press(page, 'New company');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').locator('[data-invalid]').first().waitFor();
  },
};
const TABLE: Scene = {
  path: '/leadmanager/contacts',
  width: 1240,
  height: 560,
  // The list that is rendered on the server has none; a row's box is seen when the row is pointed at.
  prepare: (page) => page.getByRole('checkbox').first().waitFor({ state: 'attached' }),
};
const CARDS: Scene = {
  path: '/consultoria',
  width: 1040,
  height: 420,
  clip: { x: 236, y: 92, width: 804, height: 172 },
  prepare: (page) => page.locator('article.has-acts').first().hover(),
};
const COMPANY: Scene = {
  path: '/consultoria',
  width: 1240,
  height: 420,
  clip: { x: 236, y: 84, width: 1004, height: 172 },
  prepare: async (page) => {
    await page.locator('article.has-acts a').nth(1).click();
    await page.locator('[role=tab]').first().waitFor();
  },
};
const EMPTY: Scene = { path: '/consultoria', width: 1040, height: 480 };

/** Pictures of the running product: scenes side by side, each in the themes that it is about. */
const PICTURES: readonly Picture[] = [
  { name: 'public', shots: [light(HOME), dark({ ...HOME, width: 390, isTouch: true })] },
  { name: 'form', shots: [light(DIALOG), dark(DIALOG)] },
  { name: 'table', shots: [light(TABLE), dark({ ...TABLE, width: 390, isTouch: true })] },
  { name: 'cards', shots: [light(CARDS), dark(COMPANY)] },
  { name: 'board', shots: [light(BOARD)] },
  { name: 'empty', isNew: true, shots: [light(EMPTY), dark(EMPTY)] },
];

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('http'));
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);
const given = process.argv.slice(2).find((word) => word.startsWith('http'));
const server = given === undefined && PICTURES.some(isWanted) ? await startServer() : null;
const url = given ?? server?.url ?? '';
const browser = await chromium.launch(LAUNCH);
try {
  for (const sheet of SHEETS.filter(isWanted)) {
    const page = await browser.newPage({
      viewport: { width: sheet.width, height: 200 },
      colorScheme: 'light',
    });
    await page.setContent(pageOf(sheet));
    await page.evaluate(() => document.fonts.ready);
    await write(sheet.name, await page.screenshot({ fullPage: true }));
    await page.close();
  }
  if (isWanted({ name: 'letter' })) {
    const letter = allLetters('en').find(({ name }) => name.includes('invitation'));
    const pictures: Buffer[] = [];
    for (const colorScheme of THEMES) {
      const page = await browser.newPage({ viewport: { width: 640, height: 400 }, colorScheme });
      await page.setContent(letter?.html ?? '');
      pictures.push(await page.screenshot({ fullPage: true }));
      await page.close();
    }
    await write('letter', await beside(pictures));
  }
  if (PICTURES.some(isWanted)) {
    const demo = new ApiClient(url);
    await demo.call('POST', '/api/demo', { language: 'en' }, { origin: url });
    const fresh = await new ApiClient(url).register(`design-${Date.now()}`);
    for (const { name, shots, isNew = false } of PICTURES.filter(isWanted)) {
      const pictures: Buffer[] = [];
      for (const [scene, theme] of shots)
        pictures.push(await take(browser, url, isNew ? fresh : demo, scene, theme));
      await write(name, await beside(pictures));
    }
  }
} finally {
  await browser.close();
  await server?.stop();
}
