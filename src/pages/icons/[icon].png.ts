import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { brandIcon } from '#features/site/pages/brand-mark.rules.ts';
import { ICONS } from '#features/site/pages/icons.values.ts';

export const prerender = true;

type Props = { size: number; isMaskable: boolean };

export const getStaticPaths = () =>
  ICONS.map(({ name, size, isMaskable }) => ({ params: { icon: name }, props: { size, isMaskable } }));

export const GET: APIRoute<Props> = async ({ props: { size, isMaskable } }) => {
  const body = await sharp(Buffer.from(brandIcon(size, isMaskable)))
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(body), { headers: { 'content-type': 'image/png' } });
};
