import type { Limit } from '#features/accounts/throttle.rules.ts';
import type { Config } from '#server/config.ts';
import type { AppError } from '#shared/errors.ts';
import type { LandingAnswer } from './landing-answer.schema.ts';
import type { LandingPage } from './landing-page.schema.ts';

export type AnswerSettings = Pick<Config, 'siteUrl' | 'mailFrom' | 'isRateLimited'>;

/** A page with whose it is. */
export type PublicPage = LandingPage & {
  marketingCompanyId: number;
  ownerId: number;
  /** product.md section 4: a demo's pages are kept from search engines, and it never sends. */
  isDemo: boolean;
};

export type ReceivedAnswer = {
  now: Date;
  page: PublicPage;
  answer: LandingAnswer;
  settings: AnswerSettings;
  /** Of whoever sends it. */
  limits: readonly Limit[];
  /** Why it was not stored; those that came with it were. */
  refusal?: AppError;
};
