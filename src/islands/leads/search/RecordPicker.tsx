import type { Company } from '#features/leads/companies/company.schema.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { Named, Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { SearchHit } from '#features/leads/search/search.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { SearchPicker, type Found, type PickerProps, type Search } from './SearchPicker.tsx';

const OFFERED = 8;

/** Searches like the command palette, best match first; without text it offers the most recent records. */
const searchOf =
  <Row,>(kind: RecordKind, area: string, sort: string, toFound: (row: Row) => Found): Search<Found> =>
  async (q, signal) => {
    const limit = String(OFFERED);
    if (q.trim() !== '') {
      const query = new URLSearchParams({ kind, limit, q: q.trim() });
      const { items } = await api<Page<SearchHit>>('GET', `/api/crm/search?${query}`, { signal });
      return items.map(({ id, title, detail }) => ({ id, name: title, detail }));
    }
    const query = new URLSearchParams({ limit, sort });
    const { items } = await api<Page<Row>>('GET', `/api/crm/${area}?${query}`, { signal });
    return items.map(toFound);
  };

const SEARCHES: Record<RecordKind, Search<Found>> = {
  contact: searchOf<Contact>('contact', 'contacts', '-updatedAt', (contact) => ({
    id: contact.id,
    name: contactName(contact),
    detail: contact.companyName ?? contact.email,
  })),
  company: searchOf<Company>('company', 'companies', '-updatedAt', ({ id, name, domain }) => ({
    id,
    name,
    detail: domain,
  })),
  opportunity: searchOf<Opportunity>(
    'opportunity',
    'opportunities',
    '-createdAt',
    ({ id, title, company, contact }) => ({
      id,
      name: title,
      detail: company?.name ?? contact?.name ?? null,
    }),
  ),
};

export function RecordPicker({ kind, ...props }: PickerProps<Named> & { kind: RecordKind }) {
  return <SearchPicker search={SEARCHES[kind]} {...props} />;
}
