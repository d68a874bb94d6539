import type { CompanySummary } from '#features/leads/crm-company.schema.ts';
import { companyList } from './company-list.tsx';
import { LeadsIsland, type IslandProps } from './LeadsIsland.tsx';
import { RecordsPage, type RecordsProps } from './RecordsPage.tsx';

export function CompaniesPage({
  texts,
  user,
  zone,
  now,
  ...records
}: IslandProps & RecordsProps<CompanySummary>) {
  return (
    <LeadsIsland {...{ texts, user, zone, now }}>
      <RecordsPage of={companyList} {...records} />
    </LeadsIsland>
  );
}
