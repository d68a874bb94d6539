import { lazyPart } from '#islands/ui/lazy-part.ts';

export const replyDialog = lazyPart(async () => (await import('./ReplyDialog.tsx')).ReplyDialog);
export const convertDialog = lazyPart(async () => (await import('./ConvertDialog.tsx')).ConvertDialog);
