import { lazyPart } from '../ui/lazy-part.ts';

export const taskDialog = lazyPart(async () => (await import('./TaskDialog.tsx')).TaskDialog);
