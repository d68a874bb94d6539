import { writeEmail } from './aida-email.rules.ts';
import { writeLanding } from './aida-landing.rules.ts';
import { writeSocial } from './aida-social.rules.ts';
import type { Channel } from './copy.types.ts';
import { factsFrom, newDesk, penFor, type Desk } from './message-plan.rules.ts';
import type { CampaignSet, WriteCampaigns } from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';

/** The product, the channel and what the campaign is led by; for lists, not for readers. */
function nameOf(desk: Desk, channel: Channel, at: number): string {
  const pen = penFor(desk, `${channel}-name`);
  const aspect = factsFrom(desk.plan, at, 1)[0]?.aspect ?? 'general';
  const extra = { ...pen.values(), label: { text: pen.copy.aspects[aspect].label } };
  const line = pen.copy.frames.campaignNames[channel];
  const text = pen.first([line], extra) ?? '';
  if ([...text].length <= TEXT_LIMITS.campaignName) return text;
  const room = TEXT_LIMITS.campaignName - ([...text].length - [...desk.plan.reading.product.name].length) - 1;
  return text.replace(
    desk.plan.reading.product.name,
    () => `${[...desk.plan.reading.product.name].slice(0, room).join('').trimEnd()}…`,
  );
}

/**
 * Three campaigns of one product, written together: each is led by a fact of its own, and no sentence stands in two
 * places. The same facts, options and seed give the same set.
 */
export const writeCampaigns: WriteCampaigns = (facts, options): CampaignSet => {
  const desk = newDesk(facts, options);
  // The page goes first: its questions are answered with the facts as they stand.
  const landingPage = writeLanding(desk);
  const email = writeEmail(desk);
  const socialMedia = writeSocial(desk);
  return {
    email: { name: nameOf(desk, 'email', 0), content: email },
    socialMedia: { name: nameOf(desk, 'social', 1), content: socialMedia },
    landingPage: { name: nameOf(desk, 'landing', 2), content: landingPage },
  };
};
