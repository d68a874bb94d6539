import type { ServiceContext } from '#kernel/context.ts';
import { AD_TEXT_MAX, type AdFormat } from './ad-formats.values.ts';
import { saysBenefit } from './ad-benefit.rules.ts';
import { isWhole } from './ad-text.rules.ts';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { writingOf } from '#features/marketing/writer/checks/facts.server.ts';
import type { AdTexts } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import { composeAd } from '#features/marketing/writer/formulas/ad.rules.ts';
import { MOST_VARIANTS } from '#features/marketing/writer/formulas/composer.values.ts';
import { saysFact } from '#features/marketing/writer/reading/quoting.rules.ts';
import { lacksLanguage, readMaterial } from '#features/marketing/writer/reading/material.rules.ts';

const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text;

/** Returns texts from the campaign itself, for one whose product was deleted. */
function ownWords({ type, content }: Campaign): AdTexts {
  const headline =
    type === 'email' ? content.subject : type === 'landing_page' ? content.headline : content.attention;
  const callToAction = type === 'social_media' ? '' : content.callToAction;
  return {
    headline: shortened(headline, AD_TEXT_MAX.headline),
    // Cut, it might lose the end date of an offer.
    line: content.interest.length > AD_TEXT_MAX.line ? '' : content.interest,
    callToAction: shortened(callToAction, AD_TEXT_MAX.callToAction),
  };
}

type Place = { format: AdFormat; take: number; hasPhotograph: boolean };

/**
 * Returns the texts of an image that its format has room for, with the campaign's own call to action if it is short
 * enough. Each take has another headline, so that the images of a campaign vary; one that says both what is sold and why
 * comes before one that lacks either.
 */
export async function adWords(ctx: ServiceContext, campaign: Campaign, place: Place): Promise<AdTexts> {
  const own = ownWords(campaign);
  if (campaign.productId === null) return own;
  const { format, take, hasPhotograph } = place;
  const { language, tone } = campaign;
  const { input, product, company } = await writingOf(ctx, campaign.productId, { language, tone, take });
  if (lacksLanguage(input.facts, input.brief, language)) return own;
  const found = Array.from({ length: MOST_VARIANTS }, (_, further) =>
    composeAd(readMaterial({ ...input, take: take + further }), (texts) =>
      isWhole(format, texts, hasPhotograph),
    ),
  );
  const worthOf = ({ headline, line }: AdTexts): number =>
    (saysBenefit({ headline, brand: company.name }, product.name) ? 2 : 0) +
    (saysFact(`${headline} ${line}`, product.name) ? 1 : 0);
  const most = Math.max(...found.map(({ content }) => worthOf(content)));
  const best = found.find(({ content }) => worthOf(content) === most);
  if (best === undefined) return own;
  const isShort = own.callToAction !== '' && own.callToAction.length <= TEXT_LIMITS.adAction;
  // The composer's own button is better in its words for an image, which print the number.
  const isTyped = !best.variants['callToAction']?.some(({ text }) => text === own.callToAction);
  return isShort && isTyped ? { ...best.content, callToAction: own.callToAction } : best.content;
}
