import { lazyPart } from '../ui/lazy-part.ts';

/** What the screens of contacts and companies fetch when it is first wanted. */
export const contactDialog = lazyPart(async () => (await import('./ContactDialog.tsx')).ContactDialog);
export const companyDialog = lazyPart(async () => (await import('./CompanyDialog.tsx')).CompanyDialog);
export const mergePicker = lazyPart(async () => (await import('./MergePicker.tsx')).MergePicker);
export const mergeDialog = lazyPart(async () => (await import('./MergeDialog.tsx')).MergeDialog);
export const tagDialog = lazyPart(async () => (await import('./BulkTagDialog.tsx')).BulkTagDialog);
export const columnMenu = lazyPart(async () => (await import('./ColumnMenu.tsx')).ColumnMenu);
