import demo from '#assets/demo-photographs.json' with { type: 'json' };
import { makeAssets, updateAsset } from '#features/marketing/artwork/asset.server.ts';
import type { AdFormat } from '#features/marketing/artwork/ad-formats.values.ts';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { storePhotograph } from '#features/marketing/media/photograph.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { sampleWords } from './sample.texts.ts';

/** The pottery's photographs (scripts/demo-photographs.mjs), in the order in which its ads show them. */
export async function addPhotographs(ctx: ServiceContext, productId: number): Promise<void> {
  for (const { focalX, focalY, ...files } of demo.photographs) {
    const data = Buffer.from(files.data, 'base64');
    const preview = Buffer.from(files.preview, 'base64');
    await storePhotograph(ctx, { productId, data, preview, focalX, focalY });
  }
}

/** The first images of a campaign, with the words that the pottery would give them in the editor. */
export async function addAds(ctx: ServiceContext, { id, type }: Campaign): Promise<void> {
  const { headlines, actions, lines } = sampleWords(ctx.locale).ads;
  const lineOf: Partial<Record<AdFormat, string>> = lines;
  const { items } = await makeAssets(ctx, id);
  for (const asset of items) {
    const line = lineOf[asset.format] ?? asset.design.line;
    const design = { headline: headlines[type], line, callToAction: actions[type] };
    await updateAsset(ctx, asset.id, { design });
  }
}
