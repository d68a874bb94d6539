import type { Company } from '#features/leads/crm-company.schema.ts';
import type { Contact } from '#features/leads/crm-contact.schema.ts';
import { contactName } from '#features/leads/contact-name.rules.ts';
import type { Named, Opportunity } from '#features/leads/opportunity.schema.ts';
import type { RecordKind } from '#features/leads/record-activity.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '../api.ts';
import { SearchPicker, type Found, type PickerProps, type Search } from './SearchPicker.tsx';

const OFFERED = 8;

const searchOf =
  <Row,>(area: string, toFound: (row: Row) => Found): Search<Found> =>
  async (q, signal) => {
    const query = new URLSearchParams({ limit: String(OFFERED), ...(q.trim() !== '' && { q: q.trim() }) });
    const { items } = await api<Page<Row>>('GET', `/api/crm/${area}?${query}`, { signal });
    return items.map(toFound);
  };

const SEARCHES: Record<RecordKind, Search<Found>> = {
  contact: searchOf<Contact>('contacts', (contact) => ({
    id: contact.id,
    name: contactName(contact),
    detail: contact.companyName ?? contact.email,
  })),
  company: searchOf<Company>('companies', ({ id, name, domain }) => ({ id, name, detail: domain })),
  opportunity: searchOf<Opportunity>('opportunities', ({ id, title, company, contact }) => ({
    id,
    name: title,
    detail: company?.name ?? contact?.name ?? null,
  })),
};

/** Chooses one of the caller's records. */
export function RecordPicker({ kind, ...props }: PickerProps<Named> & { kind: RecordKind }) {
  return <SearchPicker search={SEARCHES[kind]} {...props} />;
}
