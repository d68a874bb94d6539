import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const contactDialog = lazyComponent(async () => (await import('./ContactDialog.tsx')).ContactDialog);
