import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import { companyList } from './company-list.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { RecordsPage, type RecordsProps } from '#islands/leads/records/RecordsPage.tsx';

export const CompaniesPage = (props: IslandProps & RecordsProps<CompanySummary>) => (
  <LeadsIsland {...props}>
    <RecordsPage of={companyList} {...props} />
  </LeadsIsland>
);
