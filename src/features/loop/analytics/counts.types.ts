import type { LeadSource } from '#features/marketing/marketing.values.ts';

type Of = { campaignId: number | null; source: LeadSource };
/** Rows of one kind, campaign and source, as the query groups them. */
export type Count = Of &
  (
    | { part: 'enquiry'; n: number; leads: number; led: number }
    | { part: 'lead'; n: number; led: number }
    | {
        part: 'opportunity';
        kind: 'open' | 'won' | 'lost';
        currency: string;
        n: number;
        cents: number;
        begun: number;
      }
  );
/** Median days to an opportunity, or to its being won; of everything, of one campaign (null: none) or one source. */
export type Median = {
  step: 'begun' | 'won';
  scope: 'all' | 'campaign' | 'source';
  campaignId: number | null;
  source: LeadSource | null;
  days: number;
};
