import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const exportMenu = lazyComponent(async () => (await import('./ExportMenu.tsx')).ExportMenu);
export const generateDialog = lazyComponent(
  async () => (await import('./generation/GenerateDialog.tsx')).GenerateDialog,
);
export const reportDialogs = lazyComponent(async () => (await import('./ReportDialogs.tsx')).ReportDialogs);

/** Acts of a stored report that open a dialog. */
export type ReportStep = 'share' | 'actions' | 'followUp' | 'correction';
