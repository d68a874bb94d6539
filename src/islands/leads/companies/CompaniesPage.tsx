import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import { companyList } from './company-list.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { RecordsPage, type RecordsProps } from '#islands/leads/records/RecordsPage.tsx';

export function CompaniesPage({
  texts,
  user,
  timeZone,
  now,
  team = [],
  ...records
}: IslandProps & RecordsProps<CompanySummary>) {
  return (
    <LeadsIsland {...{ texts, user, timeZone, now, team }}>
      <RecordsPage of={companyList} {...records} />
    </LeadsIsland>
  );
}
