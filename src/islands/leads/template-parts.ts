import { lazyPart } from '../ui/lazy-part.ts';

export const templateDialog = lazyPart(async () => (await import('./TemplateDialog.tsx')).TemplateDialog);
