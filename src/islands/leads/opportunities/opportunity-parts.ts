import { lazyComponent } from '#islands/ui/lazy-component.ts';

/** Used by the board, the table and the pages of records. */
export const opportunityDialog = lazyComponent(
  async () => (await import('./OpportunityDialog.tsx')).OpportunityDialog,
);
export const lostDialog = lazyComponent(
  async () => (await import('#islands/leads/opportunities/board/LostDialog.tsx')).LostDialog,
);
export const requiredDialog = lazyComponent(
  async () => (await import('./RequiredDialog.tsx')).RequiredDialog,
);
export const personDialog = lazyComponent(async () => (await import('./PersonDialog.tsx')).PersonDialog);
