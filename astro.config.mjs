// @ts-check
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { SITE_PLACEHOLDER } from './src/server/front/site-placeholder.ts';

export default defineConfig({
  site: process.env.SITE_URL || SITE_PLACEHOLDER,
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  integrations: [react()],
  session: false,
  security: { checkOrigin: false, csp: true },
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwindcss()] },
});
