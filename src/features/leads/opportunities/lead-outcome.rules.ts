import type { LeadStatus } from '#features/marketing/marketing.values.ts';

/** Numbers of a lead's opportunities, by their outcome. */
export type LeadCounts = { won: number; open: number; lost: number };
/** `open`: neither won nor lost, also without any opportunity. */
export type LeadOutcome = 'won' | 'lost' | 'open';

/** Won if one is won; lost only where none is open or won (api.md, "Loop"). */
export function outcomeOf({ won, open, lost }: LeadCounts): LeadOutcome {
  if (won > 0) return 'won';
  return lost > 0 && open === 0 ? 'lost' : 'open';
}

/**
 * Returns the status of a lead whose opportunities have changed. Only a changed outcome changes it, so what a person
 * chose meanwhile stays. Reopened or left without opportunities, a won or lost lead is at `proposal` again: whoever
 * had an opportunity is past being qualified. An undo gives back what it was.
 */
export function statusAfter(status: LeadStatus, before: LeadOutcome, after: LeadOutcome): LeadStatus {
  if (before === after) return status;
  if (after !== 'open') return after;
  return status === 'won' || status === 'lost' ? 'proposal' : status;
}
