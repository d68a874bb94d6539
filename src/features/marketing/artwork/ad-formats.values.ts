import type { CampaignType } from '#features/marketing/marketing.values.ts';

/** Sizes in pixels required by the networks; website advertisements have IAB names, a mail is 600 px wide, drawn twice. */
export const AD_FORMATS = {
  instagram_square: { width: 1080, height: 1080 },
  instagram_portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 628 },
  linkedin_square: { width: 1200, height: 1200 },
  x_post: { width: 1600, height: 900 },
  mail_header: { width: 1200, height: 560 },
  mail_landscape: { width: 1200, height: 675 },
  leaderboard: { width: 728, height: 90 },
  billboard: { width: 970, height: 250 },
  medium_rectangle: { width: 300, height: 250 },
  half_page: { width: 300, height: 600 },
  skyscraper: { width: 160, height: 600 },
} as const;
export type AdFormat = keyof typeof AD_FORMATS;
export const AD_FORMAT_NAMES = Object.keys(AD_FORMATS) as [AdFormat, ...AdFormat[]];

/** The first three images of a campaign of each type, by where its readers see it. */
export const FORMATS_OF_CAMPAIGN: Readonly<Record<CampaignType, readonly [AdFormat, AdFormat, AdFormat]>> = {
  email: ['mail_header', 'medium_rectangle', 'mail_landscape'],
  social_media: ['instagram_square', 'story', 'x_post'],
  landing_page: ['link', 'leaderboard', 'skyscraper'],
};

export const AD_GROUNDS = ['paper', 'deep', 'accent', 'second'] as const;
export type AdGround = (typeof AD_GROUNDS)[number];

/** Maximum lengths of an image's texts; longer than its format allows is set smaller, then shortened. */
export const AD_TEXT_MAX = { headline: 120, line: 240, callToAction: 40, brand: 80 } as const;

export const GROUNDS_OF_CAMPAIGN: Readonly<Record<CampaignType, readonly [AdGround, AdGround, AdGround]>> = {
  email: ['paper', 'deep', 'second'],
  social_media: ['deep', 'second', 'accent'],
  landing_page: ['accent', 'paper', 'deep'],
};
