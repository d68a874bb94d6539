import type { APIRoute } from 'astro';
import script from '#components/accounts/scripts/push-worker.ts?inlined';

export const prerender = true;

/** The service worker of push messages (features/accounts/push). */
export const GET: APIRoute = () =>
  new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
