import type { ListedContact } from '#features/leads/contacts/contact.schema.ts';
import { contactList } from './contact-list.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { RecordsPage, type RecordsProps } from '#islands/leads/records/RecordsPage.tsx';

export const ContactsPage = (props: IslandProps & RecordsProps<ListedContact>) => (
  <LeadsIsland {...props}>
    <RecordsPage of={contactList} {...props} />
  </LeadsIsland>
);
