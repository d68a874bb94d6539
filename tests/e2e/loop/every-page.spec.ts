import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/api-client.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { aCompany, aProduct } from '#tests/builders/profile.ts';
import { expect, test, type Portal } from '#tests/e2e/fixtures.ts';
import {
  boxOf,
  listHeights,
  overflow,
  phoneRows,
  phoneTools,
  toolsGap,
  typeSizes,
} from '#tests/pages/screen-measures.ts';
import { untilStill } from '#tests/pages/until-still.ts';

// One walk through all pages of a demo in the longer language, on each screen: what holds for every page is measured
// while it is open. With a mouse the portals are dense, with a finger everything keeps its 44 px.

type Screen = {
  path: string;
  /** `list`: begins at 120 px. `tools`: only the row of tools, its content begins where it likes. */
  kind?: 'list' | 'tools';
  /** The height of a row of its table: of one line, or of two. */
  row?: 40 | 55;
  /** Buttons of a phone's tools that open a sheet of filters. */
  filters?: 0 | 1;
  /** The stages of a board, a row of their own between its tools and its cards. */
  hasStages?: true;
  /** Records, which a phone shows as rows of one shape. */
  hasRecords?: true;
};

const SCREENS: readonly Screen[] = [
  { path: '/start' },
  { path: '/start/loop', kind: 'tools', filters: 0 },
  { path: '/consultoria', kind: 'list', filters: 1, hasRecords: true },
  { path: '/consultoria/portfolio', kind: 'tools', filters: 1, hasRecords: true },
  { path: '/leadmanager/inbox', kind: 'list', filters: 0 },
  { path: '/leadmanager/contacts', kind: 'list', row: 40, filters: 1, hasRecords: true },
  { path: '/leadmanager/companies', kind: 'list', row: 40, filters: 1, hasRecords: true },
  { path: '/leadmanager/opportunities?view=table', kind: 'list', row: 40, filters: 1, hasRecords: true },
  { path: '/leadmanager/opportunities?view=board', kind: 'tools', filters: 1, hasStages: true },
  { path: '/leadmanager/communications', kind: 'list', filters: 1, hasRecords: true },
  { path: '/leadmanager/communications/templates', kind: 'tools', filters: 0 },
  { path: '/leadmanager/tasks', kind: 'list', filters: 1, hasRecords: true },
  { path: '/leadmanager/analytics', kind: 'tools', filters: 0 },
  { path: '/leadmanager/views' },
  { path: '/leadmanager/settings' },
  { path: '/leadmanager/import' },
  { path: '/comercia' },
  { path: '/comercia/companies', kind: 'list', filters: 0, hasRecords: true },
  { path: '/comercia/products', kind: 'list', filters: 1, hasRecords: true },
  { path: '/comercia/campaigns', kind: 'list', row: 55, filters: 1, hasRecords: true },
  { path: '/comercia/content', kind: 'tools', filters: 1 },
  { path: '/comercia/assets', kind: 'list', filters: 1 },
  { path: '/comercia/leads', kind: 'list', row: 40, filters: 1, hasRecords: true },
  { path: '/comercia/lists' },
  { path: '/comercia/search', kind: 'list', filters: 1, hasRecords: true },
  { path: '/comercia/analytics', kind: 'tools', filters: 1 },
  { path: '/account' },
];
const STAFFS: readonly Screen[] = [
  { path: '/leadmanager/inbox', kind: 'tools', filters: 1 },
  { path: '/admin/users', kind: 'tools', filters: 1 },
  { path: '/admin/audit', kind: 'tools', filters: 1 },
  { path: '/admin/pages', kind: 'tools', filters: 0 },
  { path: '/admin/catalogue', kind: 'tools' },
  { path: '/admin/system', kind: 'tools' },
];

/** Opens each screen of a demo, of one company's tab, and of the administrator, and measures it. */
async function walk(portal: Portal, staff: ApiClient, measure: (screen: Screen) => Promise<void>) {
  const visitor = new ApiClient(portal.url);
  const faults: string[] = [];
  portal.page.on('pageerror', ({ message }) => faults.push(`${portal.page.url()}: ${message}`));
  await visitor.call('POST', '/api/demo', { language: 'es' });
  await portal.signInAs(visitor, 'es');
  const openAll = async (screens: readonly Screen[]) => {
    for (const screen of screens) {
      await portal.open(screen.path);
      await measure(screen);
    }
  };
  await openAll(SCREENS);
  const companyId = await visitor.make('/api/companies', aCompany());
  await visitor.make('/api/products', aProduct(companyId));
  await openAll([{ path: `/empresa/${companyId}?tab=products`, kind: 'tools' }]);
  await visitor.call('POST', '/api/contact/send-email', aPayload());
  await portal.signInAs(staff, 'es');
  await openAll(STAFFS);
  // A server that renders other HTML than the browser is one of them.
  expect.soft(faults, 'errors in the pages').toEqual([]);
}

/** Holds on every screen. */
async function checkPage(page: Page, path: string): Promise<void> {
  const sizes = await typeSizes(page);
  expect.soft(sizes.length, `${path}: sizes of type ${sizes.join(', ')}`).toBeLessThanOrEqual(7);
  expect.soft(await overflow(page), `${path}: wider than its screen`).toBeLessThanOrEqual(0);
}

test('with a mouse every list begins at 120 px, its controls are 36 px, its rows 40 or 55, its tools 12 px above; no page is wider than 320 px @once', async ({
  portal,
  staff,
  checkAccessibility,
}) => {
  test.slow(true, 'thirty pages');
  const { page } = portal;
  await walk(portal, staff, async ({ path, kind, row }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (path === '/leadmanager/contacts' || path === '/leadmanager/companies')
      await expect(page.getByRole('grid')).toBeVisible();
    await checkPage(page, path);
    if (kind) expect.soft(await toolsGap(page), `${path}: below its tools`).toBe(12);
    if (kind === 'list') {
      const { controls, first, rows } = await listHeights(page);
      expect.soft(first, `${path}: first row`).toBeLessThanOrEqual(120);
      expect.soft(new Set(controls), `${path}: controls`).toEqual(new Set([36]));
      if (row !== undefined) expect.soft(new Set(rows), `${path}: rows`).toEqual(new Set([row]));
    }
    if (kind === 'list')
      await expect.soft(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccessibility(page);
    // Half a desk at 200 per cent, and the narrowest screen.
    for (const width of [720, 320]) {
      await page.setViewportSize({ width, height: 450 });
      await untilStill(page);
      expect.soft(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  const navigation = page.getByRole('navigation', { name: 'Secciones' });
  expect((await boxOf(navigation)).width).toBe(224);
  for (const entry of await navigation.locator('ul a:visible').all())
    expect((await boxOf(entry)).height).toBe(32);
});

test('with a finger every control is 44 px high, the tools are one row, their list begins at 96 px, and its rows are of one shape @phone', async ({
  portal,
  staff,
  checkAccessibility,
}) => {
  test.slow(true, 'thirty pages');
  const { page } = portal;
  await walk(portal, staff, async ({ path, kind, filters, hasStages, hasRecords }) => {
    await checkPage(page, path);
    if (kind) expect.soft(await toolsGap(page), `${path}: below its tools`).toBe(6);
    if (kind === 'list')
      for (const height of (await listHeights(page)).controls)
        expect.soft(height, path).toBeGreaterThanOrEqual(44);
    if (filters !== undefined)
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await untilStill(page);
        const tools = await phoneTools(page);
        expect.soft(tools?.height, `${path} at ${width} px`).toBeLessThanOrEqual(hasStages ? 96 + 44 : 96);
        expect.soft(tools, path).toMatchObject({ bordered: 0, filters, lines: 1, gap: 8 });
      }
    await checkAccessibility(page);
    if (!hasRecords) return;
    await expect(page.locator('main [data-in=name]').first()).toBeVisible();
    const rows = await phoneRows(page);
    expect.soft(rows.length, path).toBeGreaterThan(0);
    for (const row of rows)
      expect.soft(row, path).toMatchObject({ isHigh: true, weight: '600', isShort: true, opens: true });
  });
});
