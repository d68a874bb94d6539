import { lazyPart } from '#islands/ui/lazy-part.ts';

export const contactDialog = lazyPart(async () => (await import('./ContactDialog.tsx')).ContactDialog);
