import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const communicationDialog = lazyComponent(
  async () => (await import('./CommunicationDialog.tsx')).CommunicationDialog,
);

export const composer = lazyComponent(async () => (await import('./Composer.tsx')).Composer);
