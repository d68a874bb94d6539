import { lazyPart } from '#islands/ui/lazy-part.ts';

export const templateDialog = lazyPart(async () => (await import('./TemplateDialog.tsx')).TemplateDialog);
