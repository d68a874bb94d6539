/**
 * `npm run lighthouse`: every public page in every language and a landing page that a marketer published, on a phone and a desktop, five times; the
 * median counts. Needs a machine that does nothing else meanwhile. To narrow it: `-- --runs 1 --form mobile --page / --page /es`.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ApiClient } from '../api-client.ts';
import { aLivePage } from '../builders/landing.ts';
import { publicAddresses } from '../pages/public-addresses.ts';
import { startServer } from '../server.ts';
import { openBrowser } from './browser.ts';
import { leaveOneCore } from './cores.ts';
import { faultsOf, medianOf } from './limits.ts';
import { measure, type Figures, type Form } from './measure.ts';

const { values: chosen } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    form: { type: 'string', multiple: true, default: ['mobile', 'desktop'] },
    page: { type: 'string', multiple: true },
  },
});
const runs = Number(chosen.runs);
const forms = (['mobile', 'desktop'] as const).filter((form) => chosen.form.includes(form));

if ((loadavg()[0] ?? 0) > availableParallelism() / 2)
  console.warn(`The machine is busy (load ${loadavg()[0]?.toFixed(1)}): times will be too long.`);
leaveOneCore();
const server = await startServer();
const browser = await openBrowser();
const rows: Record<string, object> = {};
const faults: string[] = [];

async function measurePage(address: string, form: Form): Promise<void> {
  const { pathname } = new URL(address);
  const found: Figures[] = [];
  const complaints = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const result = await measure(address, form, browser.port);
    found.push(result.figures);
    for (const complaint of result.complaints) complaints.add(complaint);
  }
  const median = medianOf(found);
  rows[`${pathname} ${form}`] = {
    scores: [median.performance, median.accessibility, median['best-practices'], median.seo].join('/'),
    'performance of each run': found.map(({ performance }) => performance).join(' '),
    'FCP ms': found.map(({ fcpMs }) => fcpMs).join(' '),
    'LCP ms': found.map(({ lcpMs }) => lcpMs).join(' '),
    CLS: median.cls,
    'TBT ms': found.map(({ tbtMs }) => tbtMs).join(' '),
    KB: Math.round(median.bytes / 102.4) / 10,
    requests: median.requests,
  };
  const own = faultsOf(median, form);
  if (own.length > 0) faults.push(`${pathname} ${form}: ${[...own, ...complaints].join(', ')}`);
}

try {
  const { slug } = await aLivePage(await new ApiClient(server.url).register('marketer'));
  const landing = `${server.url}/l/${slug}`;
  const addresses = [...(await publicAddresses(server.url)), landing];
  // A browser that has just been started, and a server, are slower for their first pages.
  for (let run = 0; run < 5; run += 1) await measure(server.url, 'mobile', browser.port);
  for (const form of forms) {
    for (const address of addresses) {
      if (!(chosen.page?.includes(new URL(address).pathname) ?? true)) continue;
      // The only one that the server renders, with code that lay idle: its first visitor in a while waits for that.
      if (address === landing) await measure(address, form, browser.port);
      await measurePage(address, form);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

console.table(rows);
if (faults.length > 0) {
  console.error(`Not reached:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
}
