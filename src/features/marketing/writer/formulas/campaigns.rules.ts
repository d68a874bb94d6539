import type { CampaignSet } from '#features/marketing/writer/checks/writer.types.ts';
import type { CampaignType } from '#features/marketing/marketing.values.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, ComposerInput, Material } from './composer.types.ts';
import { composeEmail } from './email.rules.ts';
import { composeLanding } from './landing.rules.ts';
import { readMaterial } from '#features/marketing/writer/reading/material.rules.ts';
import { fill, lengthOf } from '#features/marketing/writer/reading/quoting.rules.ts';
import { composeSocial } from './social.rules.ts';

export type ComposedSet = {
  [K in keyof CampaignSet]: { name: string } & Composed<CampaignSet[K]['content']>;
};

/** For lists, not for readers: the one text that is cut, with its ellipsis. */
function nameOf(m: Material, type: CampaignType): string {
  const text = fill(m.input.words.campaign[type], m.address, { name: m.name });
  const { campaignName: most } = TEXT_LIMITS;
  return lengthOf(text) <= most ? text : `${[...text].slice(0, most - 1).join('')}…`;
}

/** product.md section 7, step 2: three campaigns of one brief. The same input writes the same texts. */
export function composeCampaigns(input: ComposerInput): ComposedSet {
  const m = readMaterial(input);
  return {
    email: { name: nameOf(m, 'email'), ...composeEmail(m) },
    socialMedia: { name: nameOf(m, 'social_media'), ...composeSocial(m) },
    landingPage: { name: nameOf(m, 'landing_page'), ...composeLanding(m) },
  };
}
