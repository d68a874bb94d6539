import { checkCampaigns } from './campaign-texts.rules.ts';
import { writeCampaigns } from './campaigns.rules.ts';
import { RULES } from './facts.server.ts';
import type { CampaignType } from './marketing.values.ts';
import { emailSlots, landingSlots, socialSlots, type Slot } from './model-parts.rules.ts';
import { writeWithModel, type ModelUse, type WrittenText } from './model-writer.server.ts';
import { modelWriter } from './writer-name.rules.ts';
import type { CampaignOptions, CampaignSet, MarketingFacts, ModelRefusal } from './writer.types.ts';

/** As it is stored, and why a model that was asked did not write it. */
export type CampaignText = {
  type: CampaignType;
  name: string;
  content: Record<string, unknown>;
  writer: string;
  modelRefusal: ModelRefusal | null;
};

type Order = { facts: MarketingFacts; options: CampaignOptions; use: ModelUse | null };

const written = <T extends object>(
  { facts, options, use }: Order,
  kind: CampaignType,
  draft: T,
  slots: readonly Slot<T>[],
): Promise<WrittenText<T>> => writeWithModel(use, draft, slots, { facts, options, task: { kind } });

const writers = (order: Order, { email, socialMedia, landingPage }: CampaignSet) => ({
  email: () => written(order, 'email', email.content, emailSlots()),
  social_media: () => written(order, 'social_media', socialMedia.content, socialSlots(socialMedia.content)),
  landing_page: () => written(order, 'landing_page', landingPage.content, landingSlots(landingPage.content)),
});

function stored(
  type: CampaignType,
  { name }: { name: string },
  { text, model, modelRefusal }: WrittenText<object>,
): CampaignText {
  return {
    type,
    name,
    content: Object.fromEntries(Object.entries(text)),
    writer: model ? modelWriter(model) : RULES,
    modelRefusal,
  };
}

/** Three campaigns of one plan, in which no sentence stands twice, whoever wrote them. */
export async function writeCampaignSet(order: Order): Promise<CampaignText[]> {
  const { facts, options } = order;
  const set = writeCampaigns(facts, options);
  const write = writers(order, set);
  const [email, social, landing] = await Promise.all([
    write.email(),
    write.social_media(),
    write.landing_page(),
  ]);
  const whole: CampaignSet = {
    email: { ...set.email, content: email.text },
    socialMedia: { ...set.socialMedia, content: social.text },
    landingPage: { ...set.landingPage, content: landing.text },
  };
  const isByModel = [email, social, landing].some(({ model }) => model !== null);
  if (isByModel && checkCampaigns(whole, facts, options.language).some(({ place }) => place === 'set')) {
    const rules = await writeCampaignSet({ ...order, use: null });
    return rules.map((text) => ({ ...text, modelRefusal: 'repeated' }));
  }
  return [
    stored('email', set.email, email),
    stored('social_media', set.socialMedia, social),
    stored('landing_page', set.landingPage, landing),
  ];
}

/** One of the three, by itself. */
export async function writeOneCampaign(type: CampaignType, order: Order): Promise<CampaignText> {
  const set = writeCampaigns(order.facts, order.options);
  const write = writers(order, set);
  switch (type) {
    case 'email':
      return stored(type, set.email, await write.email());
    case 'social_media':
      return stored(type, set.socialMedia, await write.social_media());
    case 'landing_page':
      return stored(type, set.landingPage, await write.landing_page());
  }
}
