import type { Page, Request } from '@playwright/test';
import { MAX_BYTES, MAX_REQUESTS } from '#tests/lighthouse/limits.ts';
import { axeFaults } from '#tests/pages/axe-faults.ts';
import { publicAddresses } from '#tests/pages/public-addresses.ts';
import { expect, expectAccessible, test } from '#tests/e2e/fixtures.ts';

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

/** Requests and bytes over the wire, headers included, until the page has loaded: every time as if for the first. */
async function weigh(page: Page): Promise<(address: string) => Promise<{ requests: number; bytes: number }>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  return async (address) => {
    requests.length = 0;
    await page.goto(address);
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
    return { requests: requests.length, bytes };
  };
}

/** Which sentence about registration is shown, the server's setting decides; which pair of pieces, the chosen need. */
const WORDS = 'main :is(h1, h2, h3, p, li):not([data-registration] *, [data-need])';

const notThere = ['/nowhere/at/all', '/es/en-ninguna/parte'];

/** One layout shows both languages: English is read on the desk, Spanish on the phone. */
const isReadOn = (screen: string, pathname: string): boolean =>
  (screen === 'phone') === /^\/es(?:\/|$)/.test(pathname);

/** In dark mode only colours differ. */
const colourFaults = (page: Page) => axeFaults(page, { runOnly: ['color-contrast'] });

test('every public page in every language is accessible in light and dark, fits its screen, weighs 60 KB in 4 requests without a script and breaks no policy', async ({
  portal,
  page,
}, { project }) => {
  const heard = listen(page);
  const open = await weigh(page);
  const addresses = await publicAddresses(portal.url);
  expect(addresses.length).toBeGreaterThan(20);
  let total = 0;
  for (const address of [...addresses, ...notThere.map((path) => portal.url + path)]) {
    const { pathname } = new URL(address);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const { requests, bytes } = await open(address);
    expect([pathname, requests <= MAX_REQUESTS, bytes <= MAX_BYTES]).toEqual([pathname, true, true]);
    total += bytes;
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([pathname, overflow]).toEqual([pathname, 0]);
    if (!isReadOn(project.name, pathname)) continue;
    await test.step(pathname, () => expectAccessible(page));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect([pathname, await colourFaults(page)]).toEqual([pathname, []]);
  }
  // The fonts alone: nothing was weighed that came from the browser's store.
  expect(total / addresses.length).toBeGreaterThan(30_000);
  // The browser says itself that an address is not there.
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
  const addresses = await publicAddresses(portal.url);
  for (const address of addresses.filter((url) => isReadOn(project.name, new URL(url).pathname))) {
    await page.goto(address);
    const hidden = await page.evaluate(
      (words) =>
        [...document.querySelectorAll(words)]
          // Answers to a choice on the page, which works without a script, are held by home.spec.ts.
          .filter((element) => !element.closest('[data-need]') && element.textContent.trim() !== '')
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
