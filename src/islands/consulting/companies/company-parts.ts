import { lazyPart } from '#islands/ui/lazy-part.ts';

/** The dialogs of a company, for its card and for its page. */
export const companyDialog = lazyPart(async () => (await import('./CompanyDialog.tsx')).CompanyDialog);
export const deleteCompany = lazyPart(async () => (await import('./DeleteCompany.tsx')).DeleteCompany);
