import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const companyDialog = lazyComponent(async () => (await import('./CompanyDialog.tsx')).CompanyDialog);
export const deleteCompany = lazyComponent(async () => (await import('./DeleteCompany.tsx')).DeleteCompany);
