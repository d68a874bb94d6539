// @ts-check
import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { leanBrowser } from './scripts/vite-lean-browser.mjs';
import { SITE_PLACEHOLDER } from './src/server/front/site-placeholder.ts';

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
 * are a file that the browser keeps. Undefined leaves the rest to Vite's own limit.
 * @param {string} file @param {Buffer} content
 */
const isInlined = (file, content) =>
  file.endsWith('.css') && content.includes('--sheet:site') ? true : undefined;

export default defineConfig({
  site: process.env.SITE_URL || SITE_PLACEHOLDER,
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  integrations: [
    react(),
    sitemap({ i18n: { defaultLocale: 'en', locales: { en: 'en', es: 'es' } } }),
    development,
  ],
  session: false,
  security: { checkOrigin: false, csp: true },
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwindcss(), leanBrowser()], build: { assetsInlineLimit: isInlined } },
});
