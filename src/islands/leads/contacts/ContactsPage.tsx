import type { ListedContact } from '#features/leads/contacts/contact.schema.ts';
import { contactList } from './contact-list.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { RecordsPage, type RecordsProps } from '#islands/leads/records/RecordsPage.tsx';

export function ContactsPage({
  texts,
  user,
  timeZone,
  now,
  team = [],
  ...records
}: IslandProps & RecordsProps<ListedContact>) {
  return (
    <LeadsIsland {...{ texts, user, timeZone, now, team }}>
      <RecordsPage of={contactList} {...records} />
    </LeadsIsland>
  );
}
