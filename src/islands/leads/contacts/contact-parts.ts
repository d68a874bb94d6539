import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const contactDialog = lazyComponent(async () =>
  (await import('#islands/leads/records/rare-parts.ts')).loadContactDialog(),
);
