// @ts-check
// One long file: the build, with the lists of modules that travel together.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getAdapter } from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { checkedContent } from './scripts/lib/content.mjs';
import { serverRoutes } from './scripts/lib/server-routes.mjs';
import { waitingIslands } from './scripts/lib/waiting-islands.mjs';
import { contextsApart } from './scripts/vite-contexts-apart.mjs';
import { inlinedScripts } from './scripts/vite-inlined-scripts.mjs';
import { knownScripts } from './scripts/vite-known-scripts.mjs';
import { leanBrowser } from './scripts/vite-lean-browser.mjs';
import { oneByteSources } from './scripts/vite-one-byte-sources.mjs';
import { wholeBundle } from './scripts/vite-whole-bundle.mjs';
import { wholeIslands } from './scripts/vite-whole-islands.mjs';
import { PUBLIC_PAGES } from './src/features/site/pages/pages.values.ts';
import { SITE_PLACEHOLDER } from './src/kernel/front/files/site-placeholder.ts';
import { SITE_LOCALES } from './src/shared/languages.ts';

/**
 * While developing: /styleguide shows every control in every state, with the layouts beside it (a production build
 * does not know these addresses), and no policy is sent, because its hashes exist only after a build.
 * @type {import('astro').AstroIntegration}
 */
const development = {
  name: 'development',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/styleguide', entrypoint: './src/styleguide/index.astro' });
      for (const page of ['portal', 'auth'])
        injectRoute({ pattern: `/styleguide/${page}`, entrypoint: `./src/styleguide/${page}.astro` });
      updateConfig({ security: { csp: false } });
    },
  },
};

/**
 * The rules of the public pages stand in the page: a file would cost a round trip before the first paint. The portals'
 * are a file that the browser keeps. A face of rare letters is loaded where one stands, so it is never in the page.
 * Undefined leaves the rest to Vite's own limit.
 * @param {string} file @param {Buffer} content
 */
function isInlined(file, content) {
  if (file.endsWith('.woff2')) return false;
  return file.endsWith('.css') && content.includes('--sheet:site') ? true : undefined;
}

/**
 * The Node adapter with an entry of our own, which renders for the front and serves nothing by itself.
 * @type {import('astro').AstroIntegration}
 */
const adapter = {
  name: '@astrojs/node',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        ...getAdapter({ staticHeaders: true }),
        serverEntrypoint: new URL('./src/kernel/rendering.ts', import.meta.url),
      }),
  },
};

/** @param {string} address */
const isPublicPage = (address) => {
  const path = new URL(address).pathname;
  const [, first = ''] = path.split('/');
  const isPrefixed = SITE_LOCALES.some((locale) => locale !== 'en' && locale === first);
  return PUBLIC_PAGES.includes(isPrefixed ? path.slice(first.length + 1) || '/' : path);
};

/** The public pages and nothing else, each with its other languages; a page in no language of the reader is English. */
const publicSitemap = sitemap({
  i18n: { defaultLocale: 'en', locales: Object.fromEntries(SITE_LOCALES.map((locale) => [locale, locale])) },
  namespaces: { news: false, video: false, image: false, xhtml: true },
  filter: isPublicPage,
  serialize: (item) => {
    const english = item.links?.find(({ lang }) => lang === 'en');
    if (!item.links || !english) return item;
    return { ...item, links: [...item.links, { lang: 'x-default', url: english.url }] };
  },
});

/**
 * A script of the browser that holds these files where at least `minShareCount` others need them. A file that moved or
 * was deleted ends the build: its script would silently fall apart.
 * @param {string} name
 * @param {number} minShareCount
 * @param {string[]} files below src
 */
function chunk(name, minShareCount, files) {
  const paths = new Set(files.map((file) => fileURLToPath(new URL(`./src/${file}`, import.meta.url))));
  const missing = [...paths].filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new Error(`astro.config.mjs, script "${name}": no file ${missing.join(', ')}`);
  return { name, minShareCount, test: (/** @type {string} */ id) => paths.has(id.replace(/\?.*$/, '')) };
}

/** Scripts name each other dozens of times a page, so their names are cut. */
const chunkFileNames = (/** @type {{ name: string }} */ { name }) => `_astro/${name.slice(0, 10)}.[hash].js`;

/**
 * Scripts that are small and needed together travel together: thirty files of half a kilobyte cost a phone more than what
 * they hold. React is whatever an island cannot do without; the rest is left to the bundler, which shares by need.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 2, minShareCount: 5 },
    {
      name: 'base',
      // Modules of forms and dialogs stay out: a list page loads none until one is opened.
      // Vite's own helper would else travel with whoever needs it most, and public pages would fetch the portals' parts.
      test: /(?:[\\/]src[\\/](?:shared|islands[\\/](?:api|ui[\\/][a-z-]+))(?<!toast|use-record-form|record-values|use-autosave|amount|first-invalid|unread-field|dialog-history|dialog-styles|popover-styles|use-back-closes)\.ts|[\\/]preload-helper\.js)$/,
      minShareCount: 4,
      priority: 1,
    },
    chunk('first', 3, [
      'shared/dates/moment-text.ts',
      'islands/session/SessionDialog.tsx',
      'islands/session/sign-in-request.ts',
      'islands/ui/texts.tsx',
      'islands/ui/Badge.tsx',
      'islands/ui/Bar.tsx',
      'islands/ui/EmptyState.tsx',
      'islands/ui/LazyMenu.tsx',
      'islands/ui/PlainButton.tsx',
      'islands/ui/Spinner.tsx',
    ]),
    chunk('profile', 2, ['islands/ui/Meter.tsx', 'islands/ui/Tabs.tsx']),
    chunk('lists', 3, [
      'islands/lists/FilterSelect.tsx',
      'islands/lists/ListFilters.tsx',
      'islands/lists/ListTools.tsx',
      'islands/lists/ListStates.tsx',
      'islands/lists/LoadFailure.tsx',
      'islands/lists/count-words.ts',
      'islands/lists/list-query.ts',
      'islands/lists/load-pages.ts',
      'islands/lists/remembered-deletion.ts',
      'islands/lists/rows.ts',
      'islands/lists/use-list-page.ts',
      'islands/lists/use-list-place.ts',
      'islands/lists/use-later-count.ts',
      'islands/lists/use-list.ts',
      'islands/ui/AddButton.tsx',
      'islands/ui/PlainSearch.tsx',
      'islands/ui/PlainSelect.tsx',
      'islands/ui/ScreenActs.tsx',
    ]),
    chunk('leads', 2, [
      'features/leads/contacts/contact-name.rules.ts',
      'shared/dates/days.ts',
      'shared/contact/phone-text.ts',
      'islands/lists/FilterNotice.tsx',
      'islands/lists/use-selection.ts',
      'islands/leads/LeadsIsland.tsx',
      'islands/leads/days-words.ts',
      'islands/leads/format-time.ts',
      'islands/leads/hrefs.ts',
      'islands/leads/import-export/RecordsExchange.tsx',
      'islands/leads/fields/TagBadges.tsx',
      'islands/leads/records/list-count.ts',
      'islands/leads/current-user.ts',
      'islands/leads/owners/OwnerFilter.tsx',
      'islands/leads/owners/team.ts',
      'islands/leads/now.tsx',
      'islands/ui/use-is-phone.ts',
      'islands/leads/use-new-in-address.ts',
      'islands/ui/time-zone.tsx',
      'islands/leads/opportunities/StageBadge.tsx',
      'islands/leads/opportunities/stage-name.ts',
      'islands/leads/records/RecordsActions.tsx',
    ]),
  ],
};

export default defineConfig({
  site: SITE_PLACEHOLDER,
  adapter,
  integrations: [
    react({ experimentalDisableStreaming: true }),
    publicSitemap,
    checkedContent,
    waitingIslands,
    serverRoutes(),
    development,
  ],
  session: false,
  security: { checkOrigin: false, csp: true },
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [
      tailwindcss(),
      inlinedScripts(),
      leanBrowser(),
      contextsApart(),
      knownScripts(),
      wholeIslands(),
      wholeBundle(),
      oneByteSources(),
    ],
    build: { assetsInlineLimit: isInlined },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting, chunkFileNames } } } } },
  },
});
