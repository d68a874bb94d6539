import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const ownDialog = lazyComponent(async () => (await import('./OwnDialog.tsx')).OwnDialog);
