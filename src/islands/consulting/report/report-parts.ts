import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const exportMenu = lazyComponent(async () => (await import('./ExportMenu.tsx')).ExportMenu);
export const generateDialog = lazyComponent(
  async () => (await import('./generation/GenerateDialog.tsx')).GenerateDialog,
);
export const reportDialogs = lazyComponent(async () => (await import('./ReportDialogs.tsx')).ReportDialogs);

/** What is done with a stored report in a dialog. */
export type ReportStep = 'share' | 'actions' | 'followUp' | 'correction';
