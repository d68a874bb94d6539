// @ts-check
/** `npm run i18n:coverage`: prints how much of the public site is translated into each language. */
import { coverage } from '../src/i18n/content-coverage.ts';
import { SITE_LOCALES } from '../src/i18n/locales.ts';
import { readContent } from './lib/content.mjs';

const share = (/** @type {number} */ part, /** @type {number} */ all) =>
  `${part} of ${all} (${Math.round((part / all) * 100)} %)`;

for (const { locale, texts, allTexts, pages, allPages } of coverage(await readContent())) {
  const state = SITE_LOCALES.includes(locale) ? 'published' : 'not published';
  console.log(
    `${locale}  ${state.padEnd(13)}  navigation, home and footer ${share(texts, allTexts)}, pages ${share(pages, allPages)}`,
  );
}
