import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const replyDialog = lazyComponent(async () => (await import('./ReplyDialog.tsx')).ReplyDialog);
export const convertDialog = lazyComponent(async () => (await import('./ConvertDialog.tsx')).ConvertDialog);
