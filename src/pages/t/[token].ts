import type { APIRoute } from 'astro';
import { visitLink } from '#features/loop/mailing/mail-visit.server.ts';

export const prerender = false;

/** Leads from an email to where its link points, which its signature has not let anybody change. */
export const GET: APIRoute = async (context) => {
  const target = await visitLink(context);
  if (target === null) return context.rewrite('/mail-link');
  return new Response(null, {
    status: 302,
    headers: { location: target, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
};
export const ALL: APIRoute = () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
