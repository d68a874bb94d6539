import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const pipelineDialog = lazyComponent(
  async () => (await import('./PipelineDialog.tsx')).PipelineDialog,
);
export const deletePipelineDialog = lazyComponent(
  async () => (await import('./DeletePipelineDialog.tsx')).DeletePipelineDialog,
);
