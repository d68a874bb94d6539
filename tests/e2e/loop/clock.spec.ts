import { formatNear } from '#shared/dates/moment-text.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { member } from '#tests/api-client.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

const PAGES = [
  '/start',
  '/start/loop',
  '/consultoria',
  '/consultoria/portfolio',
  '/comercia',
  '/comercia/leads',
  '/comercia/campaigns',
  '/comercia/content',
  '/comercia/analytics',
  '/leadmanager/dashboard',
  '/leadmanager/inbox',
  '/leadmanager/companies',
  '/leadmanager/opportunities',
  '/leadmanager/communications',
  '/leadmanager/tasks',
  '/leadmanager/analytics',
  '/leadmanager/import',
  '/leadmanager/settings',
  '/account',
];

/** Hours, and days of a month: what another zone would change. */
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const TIMES = new RegExp(`\\d{1,2}:\\d{2}|\\d{1,2} (?:de )?${MONTH}\\b\\.?(?: \\d{4})?`, 'gi');

/** Another zone than the server's. */
const MEXICO = 'America/Mexico_City';

test.describe('a browser elsewhere', () => {
  test.use({ timezoneId: MEXICO });

  test('reads one clock on every page, from the first one after a sign-in without scripts on @once', async ({
    portal,
    page,
  }) => {
    await portal.language('en');
    const demo = await page.request.post(`${portal.url}/api/demo`, {
      data: { language: 'en' },
      headers: { origin: portal.url },
    });
    const { user } = (await demo.json()) as { user: unknown };
    const ends = member(user, 'demoExpiresAt', 'string');
    const until = formatNear(ends, INTL_TAG.en, MEXICO);
    for (const path of PAGES) {
      await page.goto(portal.url + path);
      await expect(page.locator('html')).toHaveAttribute('data-time-zone', MEXICO);
      const notice = page.locator('[popovertarget=account-notice]');
      await expect(notice).toContainText(until);
      const main = page.locator('main');
      // Served again, the page holds the times that it shows after its scripts have run.
      const served = await (await page.request.get(portal.url + path)).text();
      await hydrated(page);
      const shown = (await main.innerText()).match(TIMES) ?? [];
      const missing = await page.evaluate(
        ({ html, times }) => {
          const { body } = new DOMParser().parseFromString(html, 'text/html');
          const text = body.querySelector('main')?.textContent ?? '';
          return times.filter((time) => !text.includes(time));
        },
        { html: served, times: shown },
      );
      expect([path, missing]).toEqual([path, []]);
    }
  });
});

test.describe('a browser that has moved', () => {
  test.use({ timezoneId: MEXICO });

  test('loads a page again once, before anybody sees it, and no other after it @once', async ({
    portal,
    page,
  }) => {
    await portal.signIn('en');
    await page.context().addCookies([{ name: 'tz', value: 'Europe%2FMadrid', url: portal.url }]);
    let loads = 0;
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) loads += 1;
    });
    await page.goto(`${portal.url}/start`);
    await expect(page.locator('html')).toHaveAttribute('data-time-zone', MEXICO);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toBe(2);
    await page.goto(`${portal.url}/consultoria`);
    await hydrated(page);
    expect(loads).toBe(3);
  });
});

test('without scripts a page says whose clock it shows @once', async ({ portal, browser }) => {
  await portal.signIn('en');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const cookies = await portal.page.context().cookies();
  await context.addCookies(cookies.filter(({ name }) => name !== 'tz'));
  const page = await context.newPage();
  await page.goto(`${portal.url}/start`);
  const note = page.locator('main noscript p');
  await expect(note).toBeVisible();
  await expect(note).toHaveText('All times are in the time zone Europe/Madrid');
  await context.close();
});
