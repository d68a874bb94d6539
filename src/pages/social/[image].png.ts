import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { PUBLIC_PAGES, pageName } from '#features/site/pages/pages.values.ts';
import { drawSocialImage, type SocialImage } from '#features/site/pages/social-image.rules.ts';
import { SITE_LOCALES, translator } from '#i18n/index.ts';
import { pageTitle } from '#i18n/page-titles.ts';
import provider from '#i18n/provider.json' with { type: 'json' };

export const prerender = true;

type Props = { picture: SocialImage };

export function getStaticPaths() {
  return PUBLIC_PAGES.flatMap((path) =>
    SITE_LOCALES.flatMap((locale) => {
      const title = pageTitle(path, locale);
      if (title === undefined) return [];
      const note = translator(locale)(`layout:language.${locale}`);
      const picture: SocialImage = { brand: provider.brand, title, note, seed: pageName(path) };
      return [{ params: { image: `${pageName(path)}.${locale}` }, props: { picture } }];
    }),
  );
}

export const GET: APIRoute<Props> = async ({ props: { picture } }) => {
  const drawing = sharp(Buffer.from(drawSocialImage(picture)));
  const body = await drawing.png({ palette: true, colours: 32, dither: 0, effort: 10 }).toBuffer();
  return new Response(new Uint8Array(body), { headers: { 'content-type': 'image/png' } });
};
