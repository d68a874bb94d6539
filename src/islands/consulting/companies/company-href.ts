import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';

/** A company with a report opens on it. */
export const companyHref = ({ id, hasReport }: CompanySummary): string =>
  hasReport ? `/empresa/${id}?tab=report` : `/empresa/${id}`;
