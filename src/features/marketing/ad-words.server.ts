import type { ServiceContext } from '#server/context.ts';
import { AD_TEXT_MAX } from './ad-formats.values.ts';
import { writeAdTexts } from './ad-texts.rules.ts';
import type { Campaign } from './campaign.schema.ts';
import { productFacts } from './facts.server.ts';
import type { AdTexts } from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';

const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text;

/** What a campaign says itself, for one whose product has gone. */
function ownWords({ type, content }: Campaign): AdTexts {
  const headline =
    type === 'email' ? content.subject : type === 'landing_page' ? content.headline : content.attention;
  const callToAction = type === 'social_media' ? '' : content.callToAction;
  return {
    headline: shortened(headline, AD_TEXT_MAX.headline),
    line: shortened(content.interest, AD_TEXT_MAX.line),
    callToAction: shortened(callToAction, AD_TEXT_MAX.callToAction),
  };
}

/** The words of an image: the writer's, with the button that the campaign's own readers know where it is short enough. */
export async function adWords(ctx: ServiceContext, campaign: Campaign, seed: number): Promise<AdTexts> {
  const own = ownWords(campaign);
  if (campaign.productId === null) return own;
  const { facts } = await productFacts(ctx, campaign.productId);
  const words = writeAdTexts(facts, { language: campaign.language, seed });
  const isShort = own.callToAction !== '' && own.callToAction.length <= TEXT_LIMITS.adAction;
  return isShort ? { ...words, callToAction: own.callToAction } : words;
}
