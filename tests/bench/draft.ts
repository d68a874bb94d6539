/**
 * Part of `npm run bench`: measures reading, draft and preview by the processor (`draft-rules.ts`), then how soon the
 * preview of a report's draft shows what is typed, from the key to the frame that draws it, and what the page's processor
 * does for a key: `node tests/bench/draft.ts [rows]`. Bound: 100 ms. `phone`: at a quarter of this machine's speed. Times
 * depend on the machine, so this is no test.
 */
import { chromium, type Page } from '@playwright/test';
import { LAUNCH } from '../browser.ts';
import { ApiClient } from '../api-client.ts';
import { aCompany } from '../builders/profile.ts';
import { startServer } from '../server.ts';
import { draftTimes } from './draft-rules.ts';

const ROWS = Number(process.argv[2] ?? 30);
const KEYS = 40;

const LISTS = {
  products: (i: number) => ({ name: `Hinge ${i}`, description: 'Of steel.' }),
  departments: (i: number) => ({
    name: `Team ${i}`,
    function: 'Takes orders.',
    digitalizationLevel: (i % 5) + 1,
  }),
  problems: (i: number) => ({
    description: `Orders of type ${i} are copied by hand, two hours a day.`,
    priority: (i % 5) + 1,
  }),
  strengths: (i: number) => ({ description: `Ten years of sales data, case ${i}.`, impact: (i % 5) + 1 }),
};

/** Runs in the page: marks each input, and the frame that follows the preview's change. */
function watchPreview(): void {
  const preview = document.querySelector('[tabindex="0"][role="region"]');
  if (!preview) throw new Error('There is no preview.');
  document.addEventListener('input', () => performance.mark('typed'), true);
  new MutationObserver(() =>
    requestAnimationFrame(() => {
      if (performance.getEntriesByName('typed').length === 0) return;
      performance.measure('preview', 'typed');
      performance.clearMarks('typed');
    }),
  ).observe(preview, { subtree: true, childList: true, characterData: true });
}

async function type(page: Page): Promise<number[]> {
  await page.locator('[id^="draft-row-analysis"]').first().click();
  await page.locator('textarea').focus();
  await page.evaluate(watchPreview);
  // Slow enough for a save to come between two keys.
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('a', { delay: 60 });
  return page.evaluate(() => performance.getEntriesByName('preview').map(({ duration }) => duration));
}

console.table(draftTimes());
const server = await startServer();
const client = await new ApiClient(server.url).register('bench');
const id = await client.make('/api/companies', aCompany());
for (const [list, make] of Object.entries(LISTS)) {
  const items = Array.from({ length: ROWS }, (_, index) => make(index + 1));
  await client.call('POST', `/api/companies/${id}/${list}/batch`, { items });
}
const browser = await chromium.launch(LAUNCH);
const rows: Record<string, object> = {};
for (const [name, slower] of Object.entries({ desktop: 1, phone: 4 })) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [cookie = '', value = ''] = client.cookie.split('=');
  await context.addCookies([{ name: cookie, value, url: server.url }]);
  const page = await context.newPage();
  await page.goto(`${server.url}/empresa/${id}?tab=report`);
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name: metric }) => metric === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await busy();
  const times = (await type(page)).sort((a, b) => a - b);
  const perKey = Math.round((await busy()) - before) / KEYS;
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);
  rows[name] = {
    keys: times.length,
    'median ms': at(0.5),
    'p95 ms': at(0.95),
    'worst ms': at(1),
    'processor ms a key': perKey,
  };
  await context.close();
}
console.table(rows);
await browser.close();
await server.stop();
