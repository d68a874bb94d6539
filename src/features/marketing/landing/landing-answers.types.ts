import type { LandingPage } from './landing-page.schema.ts';

/** A page and its owner. */
export type PublicPage = LandingPage & {
  marketingCompanyId: number;
  ownerId: number;
};
