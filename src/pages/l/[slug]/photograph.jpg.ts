import type { APIRoute } from 'astro';
import { publicPageContext } from '#app/astro/page-context.ts';
import { pagePhotographFile } from '#features/marketing/landing/page-photograph.server.ts';

export const prerender = false;

/** The photograph of a published page. */
export const GET: APIRoute = async ({ params, locals }) => {
  const file = await pagePhotographFile(publicPageContext(locals), params['slug'] ?? '');
  if (!file) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=300' },
  });
};
