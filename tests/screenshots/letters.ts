/**
 * `npm run screenshots:letters`: takes a picture of every email, en and es, 390 and 720 px, light and dark, into
 * screenshots/letters/ with an index page.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { LOCALES } from '#shared/languages.ts';
import { LAUNCH } from '../browser.ts';
import { allLetters } from '../builders/letters.ts';

const OUT = 'screenshots/letters';
const WIDTHS = [720, 390];

await mkdir(OUT, { recursive: true });
const browser = await chromium.launch(LAUNCH);
const rows: string[] = [];
try {
  for (const locale of LOCALES)
    for (const { name, html } of allLetters(locale)) {
      const figures: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of WIDTHS) {
          const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
          await page.setContent(html);
          const file = `${name}--${locale}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: `${OUT}/${file}`, fullPage: true });
          await page.close();
          figures.push(`<img loading="lazy" src="${file}" height="480">`);
        }
      rows.push(`<h2>${name} ${locale}</h2><p>${figures.join(' ')}</p>`);
    }
} finally {
  await browser.close();
}
await writeFile(
  `${OUT}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Emails</title>${rows.join('')}`,
);
console.log(`${rows.length} emails in ${OUT}/index.html`);
