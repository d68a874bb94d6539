import type { LandingPage } from './landing-page.schema.ts';

/** A page and whose it is. */
export type PublicPage = LandingPage & {
  marketingCompanyId: number;
  ownerId: number;
};
