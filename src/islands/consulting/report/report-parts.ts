import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const exportMenu = lazyComponent(async () => (await import('./ExportMenu.tsx')).ExportMenu);
export const generateDialog = lazyComponent(
  async () => (await import('./generation/GenerateDialog.tsx')).GenerateDialog,
);
