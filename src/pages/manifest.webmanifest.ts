import type { APIRoute } from 'astro';
import { PAPER } from '#features/site/pages/brand-colours.values.ts';
import { ICONS } from '#features/site/pages/icons.values.ts';
import { DEFAULT_LOCALE, translator } from '#i18n/index.ts';
import provider from '#i18n/provider.json' with { type: 'json' };

export const prerender = true;

export const GET: APIRoute = () =>
  Response.json({
    name: provider.brand,
    short_name: provider.brand,
    description: translator(DEFAULT_LOCALE)('site:home.meta.home.description'),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    lang: DEFAULT_LOCALE,
    background_color: PAPER,
    theme_color: PAPER,
    icons: ICONS.filter(({ name }) => name !== 'apple-touch-icon').map(({ name, size, isMaskable }) => ({
      src: `/icons/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
  });
