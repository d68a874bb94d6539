import type { APIRoute } from 'astro';
import demo from '#assets/demo-photographs.json' with { type: 'json' };

export const prerender = true;

/** The photograph of the landing page that the site shows as a sample: the first one of the demo's product. */
export const GET: APIRoute = () => {
  const [first] = demo.photographs;
  const body = Buffer.from(first?.preview ?? '', 'base64');
  return new Response(new Uint8Array(body), { headers: { 'content-type': 'image/jpeg' } });
};
