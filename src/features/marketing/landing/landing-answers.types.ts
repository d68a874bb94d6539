import type { LandingPage } from './landing-page.schema.ts';

export type PublicPage = LandingPage & {
  marketingCompanyId: number;
  ownerId: number;
};
