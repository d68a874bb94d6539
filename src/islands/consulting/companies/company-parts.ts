import { lazyComponent } from '#islands/ui/lazy-component.ts';

/** Used by the card and the page of a company. */
export const companyDialog = lazyComponent(async () => (await import('./CompanyDialog.tsx')).CompanyDialog);
export const deleteCompany = lazyComponent(async () => (await import('./DeleteCompany.tsx')).DeleteCompany);
