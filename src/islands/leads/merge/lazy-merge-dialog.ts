import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const mergeDialog = lazyComponent(async () => (await import('./MergeDialog.tsx')).MergeDialog);
