import { lazyComponent } from '#islands/ui/lazy-component.ts';

/** The dialogs of a company, for its card and for its page. */
export const companyDialog = lazyComponent(async () => (await import('./CompanyDialog.tsx')).CompanyDialog);
export const deleteCompany = lazyComponent(async () => (await import('./DeleteCompany.tsx')).DeleteCompany);
