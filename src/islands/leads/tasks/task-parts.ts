import { lazyPart } from '#islands/ui/lazy-part.ts';

export const taskDialog = lazyPart(async () => (await import('./TaskDialog.tsx')).TaskDialog);
export const taskRecordDialog = lazyPart(
  async () => (await import('./TaskRecordDialog.tsx')).TaskRecordDialog,
);
