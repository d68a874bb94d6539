import { lazyComponent } from '#islands/ui/lazy-component.ts';

export const companyDialog = lazyComponent(async () => (await import('./CompanyDialog.tsx')).CompanyDialog);
export const deleteCompany = lazyComponent(async () => (await import('./DeleteCompany.tsx')).DeleteCompany);
export const moveCompany = lazyComponent(async () => (await import('./MoveCompany.tsx')).MoveCompany);
