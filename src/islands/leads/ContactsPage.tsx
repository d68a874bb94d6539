import type { Contact } from '#features/leads/crm-contact.schema.ts';
import { contactList } from './contact-list.tsx';
import { LeadsIsland, type IslandProps } from './LeadsIsland.tsx';
import { RecordsPage, type RecordsProps } from './RecordsPage.tsx';

export function ContactsPage({ texts, user, zone, now, ...records }: IslandProps & RecordsProps<Contact>) {
  return (
    <LeadsIsland {...{ texts, user, zone, now }}>
      <RecordsPage of={contactList} {...records} />
    </LeadsIsland>
  );
}
