import type { Length, Network } from '#features/marketing/writer/checks/writer.types.ts';

/** Limits of a network; `fold` is how many characters stand before its "more". Unknown: null. */
type NetworkRules = {
  limit: number;
  fold: number | null;
  /** The habit of the network, not what it would accept. */
  hashtags: number;
  image: { width: number; height: number };
};

/**
 * Checked on 2026-11-20. Limits: the Postiz source and the networks' own help; folds and image sizes: trade press, to
 * be checked again each half year; Instagram takes five hashtags since December 2025.
 */
export const NETWORKS_CHECKED_ON = '2026-11-20';
export const NETWORK_RULES = {
  linkedin: { limit: 3_000, fold: 200, hashtags: 3, image: { width: 1200, height: 627 } },
  facebook: { limit: 63_206, fold: 480, hashtags: 2, image: { width: 1200, height: 630 } },
  instagram: { limit: 2_200, fold: 125, hashtags: 5, image: { width: 1080, height: 1350 } },
  x: { limit: 280, fold: null, hashtags: 2, image: { width: 1600, height: 900 } },
  threads: { limit: 500, fold: null, hashtags: 1, image: { width: 1080, height: 1350 } },
  bluesky: { limit: 300, fold: null, hashtags: 2, image: { width: 1600, height: 900 } },
  tiktok: { limit: 2_000, fold: 100, hashtags: 5, image: { width: 1080, height: 1920 } },
  google_business: {
    limit: 1_500,
    fold: 80,
    hashtags: 0,

    image: { width: 1200, height: 900 },
  },
} as const satisfies Record<string, NetworkRules>;
export type NetworkName = keyof typeof NETWORK_RULES;

/** A post that suits any network is measured for one by its length: the shortest fits the one with the least room. */
export const NETWORK_OF_LENGTH = {
  short: 'x',
  medium: 'instagram',
  long: 'linkedin',
} as const satisfies Record<Length, Network>;
