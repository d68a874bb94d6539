import type { APIRoute } from 'astro';

export const prerender = true;

/** Allows the portals: their pages say `noindex`, which only a robot that may read them can see. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
