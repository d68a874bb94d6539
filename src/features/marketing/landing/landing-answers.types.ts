import type { Limit } from '#features/accounts/sessions/throttle.rules.ts';
import type { Settings } from '#server/config.ts';
import type { AppError } from '#shared/errors.ts';
import type { LandingAnswer } from './landing-answer.schema.ts';
import type { LandingPage } from './landing-page.schema.ts';

export type AnswerSettings = Pick<Settings, 'siteUrl' | 'mailFrom' | 'isRateLimited' | 'secrets'>;

/** A page with whose it is. */
export type PublicPage = LandingPage & {
  marketingCompanyId: number;
  ownerId: number;
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
