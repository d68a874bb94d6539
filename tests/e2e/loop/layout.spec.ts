import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '#tests/api-client.ts';
import { expect, test, type Portal } from '#tests/e2e/fixtures.ts';
import { untilStill } from '#tests/pages/until-still.ts';

// With a mouse the portals are dense, with a finger everything keeps its 44 px; both in the longer language.

const LISTS = [
  '/consultoria',
  '/leadmanager/inbox',
  '/leadmanager/contacts',
  '/leadmanager/companies',
  '/leadmanager/opportunities?view=table',
  '/leadmanager/communications',
  '/leadmanager/tasks',
  '/comercia/companies',
  '/comercia/products',
  '/comercia/campaigns',
  '/comercia/assets',
  '/comercia/leads',
  '/comercia/search',
] as const;
/** With the height of their rows: of one line, or of two. */
const TABLES: Readonly<Record<string, number>> = {
  '/leadmanager/contacts': 40,
  '/leadmanager/companies': 40,
  '/leadmanager/opportunities?view=table': 40,
  '/comercia/campaigns': 55,
  '/comercia/leads': 40,
};
const OTHERS = [
  '/start',
  '/start/loop',
  '/consultoria/portfolio',
  '/leadmanager/opportunities?view=board',
  '/leadmanager/analytics',
  '/leadmanager/settings',
  '/leadmanager/import',
  '/comercia',
  '/comercia/content',
  '/comercia/analytics',
  '/account',
] as const;

async function openDemo(portal: Portal): Promise<{ api: ApiClient; page: Page }> {
  const api = new ApiClient(portal.url);
  await api.call('POST', '/api/demo', { language: 'es' });
  await portal.signInAs(api, 'es');
  return { api, page: portal.page };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator.toString()} is not drawn`);
  return box;
}

/** The height of what stands in the rows of tools, and where the first row of data begins. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: Element) => element.getBoundingClientRect().height > 0;
    const tools = [...document.querySelectorAll('main :is(select, input[type=search], input[type=date])')];
    const rows = [
      ...document.querySelectorAll(
        'main :is(tbody tr, [role=row]:has([role=gridcell]), li article, ul > li)',
      ),
    ].filter((row) => isDrawn(row) && row.closest('nav, [role=tablist]') === null);
    const heights = (elements: Element[]) =>
      elements.filter(isDrawn).map((element) => Math.round(element.getBoundingClientRect().height));
    return {
      tools: heights(tools.filter((tool) => tool.closest('table') === null)),
      buttons: heights([...document.querySelectorAll('main [data-acts] :is(button, a)')]),
      rows: heights(rows),
      first: Math.min(...rows.map((row) => Math.floor(row.getBoundingClientRect().top))),
    };
  });

/** Pixels by which the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('with a mouse a list begins at 120 px, controls are 36 px and rows of tables 40, or 55 of two lines', async ({
  portal,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger has targets of 44 px');
  const { page } = await openDemo(portal);
  for (const path of LISTS) {
    await portal.open(path);
    if (path === '/leadmanager/contacts' || path === '/leadmanager/companies')
      await expect(page.getByRole('grid')).toBeVisible();
    const { tools, buttons, first, rows } = await measure(page);
    expect.soft(first, `${path}: first row`).toBeLessThanOrEqual(120);
    expect.soft(new Set([...tools, ...buttons]), `${path}: controls`).toEqual(new Set([36]));
    const height = TABLES[path];
    if (height !== undefined) expect.soft(new Set(rows), `${path}: rows`).toEqual(new Set([height]));
    await expect.soft(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
  }
  const navigation = page.getByRole('navigation', { name: 'Secciones' });
  expect((await boxOf(navigation)).width).toBe(224);
  const entries = await navigation.locator('ul a:visible').all();
  for (const entry of entries) expect((await boxOf(entry)).height).toBe(32);
});

test('with a finger every control of a list is 44 px high', async ({ portal, isMobile }) => {
  test.skip(!isMobile, 'a mouse has controls of 36 px');
  const { page } = await openDemo(portal);
  for (const path of LISTS) {
    await portal.open(path);
    const { tools, buttons } = await measure(page);
    for (const height of [...tools, ...buttons]) expect.soft(height, path).toBeGreaterThanOrEqual(44);
  }
});

test('no screen is wider than 320 px, nor than half a desk at 200 per cent', async ({ portal, isMobile }) => {
  test.skip(isMobile, 'the width is set here');
  const { page } = await openDemo(portal);
  for (const path of [...LISTS, ...OTHERS]) {
    await page.setViewportSize({ width: 320, height: 450 });
    await portal.open(path);
    for (const width of [320, 720]) {
      await page.setViewportSize({ width, height: 450 });
      await untilStill(page);
      expect.soft(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
  }
});

test('the board reaches the bottom, has one left edge, and shows its acts at hover', async ({
  portal,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows one column');
  const { page } = await openDemo(portal);
  await portal.open('/leadmanager/opportunities?view=board');
  const columns = await page.locator('section[data-stage]').all();
  const boxes = await Promise.all(columns.map(boxOf));
  expect(boxes.length).toBe(5);
  for (const { y, height } of boxes) {
    expect(y).toBeLessThanOrEqual(120);
    expect(y + height).toBeGreaterThanOrEqual(900 - 20);
  }
  const card = page.locator('section[data-stage] [role=row]').first();
  const edges = await card.evaluate((element) =>
    [...element.querySelectorAll('h3, p')].map((line) => line.getBoundingClientRect().left),
  );
  expect(new Set(edges).size).toBe(1);
  const acts = card.locator('.acts');
  await expect(acts).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(acts).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await card.locator('.acts button').last().focus();
  await expect(acts).toHaveCSS('opacity', '1');
});

test('a company’s long name stands whole in its title and in at most two lines of its header; a tab to be filled in says so', async ({
  portal,
}) => {
  const name =
    'Sociedad Cooperativa Olivarera y Agroalimentaria Nuestra Señora de los Remedios de la Sierra Sur';
  const page = await portal.openCompany({ locale: 'es', company: { name: `${name}, ${name}` } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('title', `${name}, ${name}`);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((await boxOf(page.locator('.record-header'))).height).toBe(width < 640 ? 72 : 56);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('tab', { name: 'Problemas 0 (Falta)' }).click();
  await expect(page.getByRole('tab', { name: /^Problemas/ })).toHaveAttribute('aria-selected', 'true');
});
