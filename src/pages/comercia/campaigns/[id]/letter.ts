import type { APIRoute } from 'astro';
import { previewLetter } from '#features/loop/mailing/letter.server.ts';
import { pageContext } from '#app/astro/page-context.ts';
import { findById } from '#app/astro/page-record.ts';

export const prerender = false;

/** As a mail program shows it: its own styles and nothing else, in a frame of the page that sends it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The email of a campaign for the frame of its preview. */
export const GET: APIRoute = async ({ params, locals }) => {
  const letter = await findById(params['id'], (id) =>
    previewLetter(pageContext(locals), id, locals.runtime.config),
  );
  if (!letter) return new Response(null, { status: 404 });
  return new Response(letter.html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
};
