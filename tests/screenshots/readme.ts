/**
 * `npm run screenshots:readme`: takes the picture of README.md, of a demo account in English, and notes what it shows, so
 * that a test can tell when it has become old (readme-sources.ts).
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { LAUNCH } from '../browser.ts';
import { ApiClient, idsOf, member } from '../api-client.ts';
import { untilStill } from '../pages/until-still.ts';
import { startServer } from '../server.ts';
import { currentSources, PICTURE, RECORD } from './readme-sources.ts';

const SIZE = { width: 1280, height: 800 };

async function reportedCompany(client: ApiClient): Promise<number> {
  for (const id of idsOf((await client.call('GET', '/api/companies')).body)) {
    const { body } = await client.call('GET', `/api/companies/${id}/report`);
    if (body !== null) return member(body, 'companyId', 'number');
  }
  throw new Error('No company of the demo has a report.');
}

const server = await startServer();
const browser = await chromium.launch(LAUNCH);
try {
  const demo = new ApiClient(server.url);
  await demo.call('POST', '/api/demo', { language: 'en' }, { origin: server.url });
  const context = await browser.newContext({
    viewport: SIZE,
    colorScheme: 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const [name = '', value = ''] = demo.cookie.split('=');
  await context.addCookies([
    { name: 'lang', value: 'en', url: server.url },
    { name, value, url: server.url },
  ]);
  const page = await context.newPage();
  await page.goto(`${server.url}/empresa/${await reportedCompany(demo)}?tab=report`);
  await page.evaluate(() => document.fonts.ready);
  // The first load may show the fallback faces (font-display: optional); the second has the fonts.
  await page.reload();
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  // The actions are fetched after the page.
  await page.getByRole('region', { name: 'Actions' }).getByRole('status').first().waitFor();
  await untilStill(page);
  const shot = await page.screenshot({ animations: 'disabled' });
  await writeFile(PICTURE, await sharp(shot).png({ palette: true, quality: 90, effort: 10 }).toBuffer());
  await writeFile(RECORD, `${JSON.stringify(currentSources(), null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}
