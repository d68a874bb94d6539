import { lazyComponent } from '#islands/ui/lazy-component.ts';

/** Parts of the editor that most drafts never open. */
export const ownActionFields = lazyComponent(
  async () => (await import('./OwnActionFields.tsx')).OwnActionFields,
);
export const draftConflict = lazyComponent(async () => (await import('./DraftConflict.tsx')).DraftConflict);
export const blockCompare = lazyComponent(async () => (await import('./BlockCompare.tsx')).BlockCompare);
