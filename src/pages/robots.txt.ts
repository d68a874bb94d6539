import type { APIRoute } from 'astro';

export const prerender = true;

/** Pages of the portals say `noindex` themselves, which they can only do to a robot that may read them. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
