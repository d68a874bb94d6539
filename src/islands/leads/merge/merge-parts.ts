import { lazyPart } from '#islands/ui/lazy-part.ts';

export const mergePicker = lazyPart(async () => (await import('./MergePicker.tsx')).MergePicker);
export const mergeDialog = lazyPart(async () => (await import('./MergeDialog.tsx')).MergeDialog);
