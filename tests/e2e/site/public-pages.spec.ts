import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { publicAddresses } from '#tests/public-addresses.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

/** Records the requested scripts, and the errors of CSP and scripts. */
function listen(page: Page): { scripts: string[]; complaints: string[] } {
  const heard = { scripts: [] as string[], complaints: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') heard.scripts.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') heard.complaints.push(message.text());
  });
  page.on('pageerror', (error) => heard.complaints.push(error.message));
  return heard;
}

/** Excludes the sentences about registration, which a server setting selects. */
const WORDS = 'main :is(h1, h2, h3, p, li):not([data-registration] *)';

const notThere = ['/nowhere/at/all', '/es/en-ninguna/parte'];

/** In dark mode only colours differ. */
async function colourFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

test('every public page is accessible in light and dark, fits its screen, loads no script and obeys the CSP', async ({
  portal,
  page,
  checkAccessibility,
}) => {
  test.setTimeout(180_000);
  const heard = listen(page);
  const addresses = await publicAddresses(portal.url);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of [...addresses, ...notThere.map((path) => portal.url + path)]) {
    const { pathname } = new URL(address);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await test.step(pathname, () => checkAccessibility(page));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([pathname, overflow]).toEqual([pathname, 0]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect([pathname, await colourFaults(page)]).toEqual([pathname, []]);
  }
  // The browser logs a 404 by itself.
  expect(heard.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  expect(heard.scripts).toEqual([]);
});

test('without JavaScript every public page shows all its text, and its menu, its language and its links work', async ({
  browser,
  portal,
  viewport,
}, { project }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  for (const address of await publicAddresses(portal.url)) {
    await page.goto(address);
    const hidden = await page.evaluate(
      (words) =>
        [...document.querySelectorAll(words)]
          .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element) => element.textContent.slice(0, 60)),
      WORDS,
    );
    expect([new URL(address).pathname, hidden]).toEqual([new URL(address).pathname, []]);
  }

  await page.goto(`${portal.url}/consultia`);
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  }
  await expect(page).toHaveURL(`${portal.url}/#contacto`);
  await page.goto(`${portal.url}/consultia`);
  await page.locator('summary').filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${portal.url}/es/consultia`);
  await context.close();
});
