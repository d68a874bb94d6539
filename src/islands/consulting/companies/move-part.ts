import { lazyComponent } from '#islands/ui/lazy-component.ts';

/** Apart from the others, which a company's page loads: it has no room for the names of these scripts. */
export const moveCompany = lazyComponent(async () => (await import('./MoveCompany.tsx')).MoveCompany);
