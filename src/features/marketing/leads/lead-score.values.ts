import type { LEAD_SOURCES } from '#shared/lead-sources.ts';

/**
 * Points per sign; together they make 100. A refusal subtracts. `role`, `email` and `source` count once, with the best
 * match.
 */
export const SCORE_WEIGHTS = {
  intent: 24,
  product: 12,
  keyword: 3,
  urgency: 8,
  telephone: 7,
  decides: 10,
  buys: 9,
  leads: 6,
  position: 2,
  audience: 10,
  ownDomain: 6,
  freeMail: 3,
  mailbox: 2,
  company: 4,
  refusal: -40,
  noContact: -10,
} as const;

export const MOST_KEYWORDS_SCORED = 3;

/** Points by source: the more the lead's own initiative, the more. */
export const SOURCE_WEIGHTS: Record<(typeof LEAD_SOURCES)[number], number> = {
  referral: 10,
  landing_page: 9,
  website: 8,
  phone: 8,
  event: 7,
  email: 6,
  social_media: 5,
  lead_search: 2,
  import: 1,
  other: 0,
};

export const FREE_MAIL =
  /@(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|me|aol|gmx|proton(?:mail)?|telefonica|movistar)\./;
