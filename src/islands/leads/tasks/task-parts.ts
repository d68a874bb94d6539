import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const taskDialog = lazyComponent(async () => (await import('./TaskDialog.tsx')).TaskDialog);
export const taskTable = lazyComponent(async () =>
  (await import('#islands/leads/records/rare-parts.ts')).loadTaskTable(),
);
export const taskRecordDialog = lazyComponent(
  async () => (await import('./TaskRecordDialog.tsx')).TaskRecordDialog,
);
