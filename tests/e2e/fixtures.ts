import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { TIME_ZONE_COOKIE } from '#shared/dates/time-zone.ts';
import { ApiClient } from '../api-client.ts';
import { aCompany } from '../builders/profile.ts';
import { ADMIN, startServer, type TestServer } from '../server.ts';
import { axeFaults } from '../pages/axe-faults.ts';
import { untilStill } from '../pages/until-still.ts';

type Locale = 'en' | 'es';
type CompanyOptions = { locale: Locale; tab?: string; company?: object };

let made = 0;

/** Waits for hydration, because islands ignore events before. */
export async function hydrated(page: Page): Promise<Page> {
  await expect(page.locator('astro-island[ssr], [data-island]')).toHaveCount(0);
  return page;
}

/** Waits until a closed dialog has gone back in the history: the step would end another load of a page. */
const withoutDialogs = (page: Page) =>
  expect(async () => {
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('"dialogs"');
  }).toPass({ intervals: [20] });

/** Loads the page again, which has no open dialog. */
export async function reloaded(page: Page): Promise<Page> {
  await withoutDialogs(page);
  await page.reload();
  return hydrated(page);
}

/** A new consultant in a browser, signed in by fixture instead of the screens. */
export class Portal {
  readonly #server: TestServer;
  readonly #context: BrowserContext;
  readonly page: Page;
  #client: ApiClient | undefined;
  username = '';

  constructor(server: TestServer, context: BrowserContext, page: Page) {
    this.#server = server;
    this.#context = context;
    this.page = page;
  }

  get url(): string {
    return this.#server.url;
  }

  async api(): Promise<ApiClient> {
    if (!this.#client) {
      made += 1;
      this.username = `user${process.pid}x${made}`;
      this.#client = await new ApiClient(this.#server.url).register(this.username);
    }
    return this.#client;
  }

  async language(locale: Locale): Promise<void> {
    await this.#context.addCookies([{ name: 'lang', value: locale, url: this.#server.url }]);
  }

  async signIn(locale: Locale): Promise<void> {
    const { cookie } = await this.api();
    const [name = '', value = ''] = cookie.split('=');
    // The sign-in sets it too: a page in another zone loads again.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await this.#context.addCookies([
      { name, value, url: this.#server.url, httpOnly: true },
      { name: TIME_ZONE_COOKIE, value: encodeURIComponent(timeZone), url: this.#server.url },
    ]);
    await this.language(locale);
  }

  async signInAs(client: ApiClient, locale: Locale): Promise<void> {
    this.#client = client;
    await this.signIn(locale);
  }

  /** Ends the session on the server while the page stays open. */
  async endSession(): Promise<void> {
    const client = await this.api();
    await client.call('POST', '/api/logout');
  }

  async open(path: string): Promise<Page> {
    // A dialog that is still open stays behind with its page.
    if ((await this.page.getByRole('dialog').count()) === 0) await withoutDialogs(this.page);
    await this.page.goto(this.#server.url + path);
    return hydrated(this.page);
  }

  async openCompany({ locale, tab = 'products', company = {} }: CompanyOptions): Promise<Page> {
    await this.signIn(locale);
    const id = await (await this.api()).make('/api/companies', aCompany(company));
    return this.open(`/empresa/${id}?tab=${tab}`);
  }
}

type WorkerFixtures = { server: TestServer; staff: ApiClient; demo: ApiClient };
type Fixtures = { portal: Portal; checkAccessibility: (page: Page) => Promise<void> };

/**
 * Waits for the final screen: react-aria clears its announcer some seconds after the announcement, and entry animations
 * hide content at first.
 */
export const expectAccessible = (page: Page): Promise<void> =>
  expect(async () => {
    await untilStill(page);
    expect(await axeFaults(page)).toEqual([]);
  }).toPass({ intervals: [250], timeout: 60_000 });

/** One kind of server for all, with an administrator: another kind is another process and another browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright requires the destructuring pattern, even if empty.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer(ADMIN);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  staff: [async ({ server }, use) => use(await new ApiClient(server.url).login('root')), { scope: 'worker' }],
  // In Spanish, for tests that take nothing away from it: its samples take the server a second.
  demo: [
    async ({ server }, use) => {
      const visitor = new ApiClient(server.url);
      await visitor.call('POST', '/api/demo', { language: 'es' });
      await use(visitor);
    },
    { scope: 'worker' },
  ],
  portal: async ({ server, context, page }, use) => {
    await use(new Portal(server, context, page));
  },
  checkAccessibility: async ({ page: _page }, use, { project, title }) => {
    // A state that both screens show is audited once; the pages themselves on both (every-page, record-pages).
    const isAudited = project.name === 'phone' || title.includes('@once');
    await use((page) => (isAudited ? expectAccessible(page) : Promise.resolve()));
  },
});

export { expect };
