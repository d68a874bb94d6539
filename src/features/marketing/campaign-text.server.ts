import { COMPOSER } from './facts.server.ts';
import type { CampaignType } from './marketing.values.ts';
import { emailSlots, landingSlots, socialSlots, type Slot } from './model-parts.rules.ts';
import { writeWithModel, type ModelUse } from './model-writer.server.ts';
import type { ModelRefusal } from './writer.types.ts';
import { composeCampaigns } from './writer/campaigns.rules.ts';
import type { Composed, ComposerInput, Hint, Variants } from './writer/composer.types.ts';
import { modelWriter } from './writer-name.rules.ts';

/** As it is stored, what can be picked in its places, and why a model that was asked did not write it. */
export type CampaignText = {
  type: CampaignType;
  name: string;
  content: Record<string, unknown>;
  writer: string;
  variants: Variants;
  hints: Hint[];
  modelRefusal: ModelRefusal | null;
};

type Order = { input: ComposerInput; use: ModelUse | null };

async function written<T extends object>(
  { input, use }: Order,
  type: CampaignType,
  { name, content, variants, hints }: { name: string } & Composed<T>,
  slots: readonly Slot<T>[],
): Promise<CampaignText> {
  const { text, model, modelRefusal } = await writeWithModel(use, content, slots, {
    input,
    task: { kind: type },
  });
  return {
    type,
    name,
    content: Object.fromEntries(Object.entries(text)),
    writer: model ? modelWriter(model) : COMPOSER,
    variants,
    hints,
    modelRefusal,
  };
}

const writers = (order: Order): Record<CampaignType, () => Promise<CampaignText>> => {
  const { email, socialMedia, landingPage } = composeCampaigns(order.input);
  return {
    email: () => written(order, 'email', email, emailSlots()),
    social_media: () => written(order, 'social_media', socialMedia, socialSlots(socialMedia.content)),
    landing_page: () => written(order, 'landing_page', landingPage, landingSlots(landingPage.content)),
  };
};

/** Three campaigns of one brief. */
export async function writeCampaignSet(order: Order): Promise<CampaignText[]> {
  const write = writers(order);
  return Promise.all([write.email(), write.social_media(), write.landing_page()]);
}

/** One of the three, by itself. */
export const writeOneCampaign = (type: CampaignType, order: Order): Promise<CampaignText> =>
  writers(order)[type]();
