import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';

/** Who has a report comes to read it. */
export const companyHref = ({ id, hasReport }: CompanySummary): string =>
  hasReport ? `/empresa/${id}?tab=report` : `/empresa/${id}`;
