import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const templateDialog = lazyComponent(
  async () => (await import('./TemplateDialog.tsx')).TemplateDialog,
);
