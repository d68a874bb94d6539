/**
 * Part of `npm run bench`: measures how soon the page of a company with 200 rows per list can be read and used on a
 * phone with a quarter of this machine's speed and slow 4G. `cold`: with an empty cache; `warm`: after the list of
 * companies, the usual way; `fast`: with an empty cache, over fast 4G.
 */
import { chromium, devices, type Browser } from '@playwright/test';
import { LAUNCH } from '../browser.ts';
import { ApiClient } from '../api-client.ts';
import { aCompany } from '../builders/profile.ts';
import { startServer } from '../server.ts';

const ROWS = Number(process.argv[2] ?? 200);
const ROUNDS = 5;
/** As defined by Lighthouse. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** As defined by Chromium's developer tools. */
const FAST_4G = { offline: false, latency: 60, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const WAYS = {
  cold: { isWarm: false, network: SLOW_4G },
  fast: { isWarm: false, network: FAST_4G },
  warm: { isWarm: true, network: SLOW_4G },
};
type Way = (typeof WAYS)[keyof typeof WAYS];

const item = (i: number, over: object) => ({ name: `Entry ${i}`, ...over });
const LISTS = {
  contacts: (i: number) =>
    item(i, { position: 'Operations manager', phone: `+34 986 000 ${i}`, email: `c${i}@mar.example` }),
  products: (i: number) => item(i, { description: 'Steel hinges for doors that are opened all day long.' }),
  departments: (i: number) =>
    item(i, {
      function: 'Takes orders, plans the day and answers customers.',
      digitalizationLevel: (i % 5) + 1,
    }),
  problems: (i: number) => ({ description: `Orders are copied by hand, case ${i}.`, priority: (i % 5) + 1 }),
  strengths: (i: number) => ({ description: `Ten years of sales data, case ${i}.`, impact: (i % 5) + 1 }),
};

async function aCompanyWithRows(client: ApiClient): Promise<number> {
  const id = await client.make('/api/companies', aCompany());
  for (const [list, make] of Object.entries(LISTS)) {
    for (let from = 0; from < ROWS; from += 200) {
      const items = Array.from({ length: Math.min(200, ROWS - from) }, (_, i) => make(from + i + 1));
      await client.call('POST', `/api/companies/${id}/${list}/batch`, { items });
    }
  }
  return id;
}

/** Milliseconds since navigation start. */
type Times = { painted: number; interactive: number; blocked: number };

/**
 * Runs in the page: records when React has hydrated the whole island of the page (React marks each element it hydrates;
 * Astro removes its attribute before that), and how long the main thread was blocked.
 */
function watchIsland(): void {
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const panel = document.querySelector('astro-island[component-export="CompanyPage"] [role="tabpanel"]');
    if (!Object.keys(panel ?? {}).some((key) => key.startsWith('__reactFiber')))
      return void setTimeout(look, 4);
    const interactive = performance.now();
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    // The browser reports long tasks with a delay.
    setTimeout(
      () => Reflect.get(globalThis, 'report')(JSON.stringify({ painted, interactive, blocked })),
      200,
    );
  };
  if (document.location.pathname.startsWith('/empresa/')) look();
}

async function measure(
  browser: Browser,
  client: ApiClient,
  url: string,
  path: string,
  { isWarm, network }: Way,
): Promise<Times> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 } });
  const [name = '', value = ''] = client.cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript(watchIsland);
  const session = await context.newCDPSession(page);
  if (isWarm) await page.goto(`${url}/consultoria`, { waitUntil: 'networkidle' });
  // Sent by the page itself: polling would add 60 ms of the test tool's own script to the measurement.
  const told = new Promise<Times>((resolve) => {
    session.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload) as Times));
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'report' });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url + path, { waitUntil: 'commit' });
  const times = await told;
  await context.close();
  return times;
}

const median = (values: number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN);

const server = await startServer();
const browser = await chromium.launch(LAUNCH);
try {
  const client = await new ApiClient(server.url).register('reader');
  const id = await aCompanyWithRows(client);
  const rows: Record<string, object> = {};
  for (const [name, way] of Object.entries(WAYS)) {
    for (const tab of ['products', 'contacts', 'problems']) {
      const runs: Times[] = [];
      for (let i = 0; i < ROUNDS; i += 1)
        runs.push(await measure(browser, client, server.url, `/empresa/${id}?tab=${tab}`, way));
      rows[`${tab}, ${name}`] = {
        'painted ms': median(runs.map(({ painted }) => painted)),
        'interactive ms': median(runs.map(({ interactive }) => interactive)),
        'thread blocked ms': median(runs.map(({ blocked }) => blocked)),
      };
    }
  }
  console.table(rows);
} finally {
  await browser.close();
  await server.stop();
}
