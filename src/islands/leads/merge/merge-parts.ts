import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const mergePicker = lazyComponent(async () => (await import('./MergePicker.tsx')).MergePicker);
export const mergeDialog = lazyComponent(async () => (await import('./MergeDialog.tsx')).MergeDialog);
