import { lazyPart } from '#islands/ui/lazy-part.ts';

/** The dialogs of an opportunity, for the board, the table and the pages of records. */
export const opportunityDialog = lazyPart(
  async () => (await import('./OpportunityDialog.tsx')).OpportunityDialog,
);
export const lostDialog = lazyPart(
  async () => (await import('#islands/leads/opportunities/board/LostDialog.tsx')).LostDialog,
);
