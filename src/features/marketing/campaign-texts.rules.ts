import { postText } from './aida-social.rules.ts';
import { checkText } from './checks.rules.ts';
import type { CampaignSet, MarketingFacts, TextProblem } from './writer.types.ts';
import { NETWORK_LIMITS, TEXT_LIMITS } from './writer.values.ts';
import type { Locale } from '#shared/languages.ts';

/** A text of a set, where it stands, and how long it may be. */
export type PlacedText = { place: string; text: string; limit?: number };

const LIMITED: Readonly<Record<string, number>> = {
  subject: TEXT_LIMITS.subject,
  preheader: TEXT_LIMITS.preheader,
  callToAction: TEXT_LIMITS.callToAction,
  headline: TEXT_LIMITS.headline,
  subheadline: TEXT_LIMITS.subheadline,
  metaTitle: TEXT_LIMITS.metaTitle,
  metaDescription: TEXT_LIMITS.metaDescription,
};

const plainTexts = (part: string, content: object): PlacedText[] =>
  Object.entries(content).flatMap(([name, text]) => {
    const limit = LIMITED[name];
    return typeof text === 'string'
      ? [{ place: `${part}.${name}`, text, ...(limit !== undefined && { limit }) }]
      : [];
  });

/** Every text of a set that a reader will see. */
export function textsOf({ email, socialMedia, landingPage }: CampaignSet): PlacedText[] {
  const { benefits, faq } = landingPage.content;
  return [
    ...plainTexts('email', email.content),
    ...plainTexts('socialMedia', socialMedia.content),
    ...socialMedia.content.posts.map((post) => ({
      place: `socialMedia.${post.network}`,
      text: postText(post),
      limit: NETWORK_LIMITS[post.network],
    })),
    ...plainTexts('landingPage', landingPage.content),
    ...benefits.flatMap(({ title, text }, at) => [
      { place: `landingPage.benefits.${at}.title`, text: title, limit: TEXT_LIMITS.benefitTitle },
      { place: `landingPage.benefits.${at}.text`, text },
    ]),
    ...faq.flatMap(({ question, answer }, at) => [
      { place: `landingPage.faq.${at}.question`, text: question, limit: TEXT_LIMITS.question },
      { place: `landingPage.faq.${at}.answer`, text: answer },
    ]),
  ];
}

/** The problems of a whole set: those of every text, and what is said in two places. */
export function checkCampaigns(
  set: CampaignSet,
  facts: MarketingFacts,
  language: Locale,
): (TextProblem & { place: string })[] {
  const texts = textsOf(set);
  const each = texts.flatMap(({ place, text, limit }) =>
    checkText(text, facts, language, limit).map((problem) => ({ ...problem, place })),
  );
  const withoutTags = texts.map(({ text }) => text.replace(/(?:^|\s)#\S+/gu, '')).join('\n');
  const again = checkText(withoutTags, facts, language).filter(({ code }) => code === 'repeated');
  return [...each, ...again.map((problem) => ({ ...problem, place: 'set' }))];
}
