import type { LeadSource } from '#shared/lead-sources.ts';

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
        /** Of those that an enquiry or a lead began, from that to the opportunity. */
        begunDays: number[];
        /** Of the won ones, from their beginning. */
        wonDays: number[];
      }
  );
