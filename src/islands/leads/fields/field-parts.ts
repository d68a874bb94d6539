import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const fieldDialog = lazyComponent(async () => (await import('./FieldDialog.tsx')).FieldDialog);
