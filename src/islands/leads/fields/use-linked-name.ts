import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { Company } from '#features/leads/companies/company.schema.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import { useFetched } from '#islands/leads/use-fetched.ts';

const AREAS = { contact: 'contacts', company: 'companies', opportunity: 'opportunities' } as const;

/** Name of the record that a field leads to; null until it is known, and for one that is gone. */
export function useLinkedName(kind: keyof typeof AREAS, id: number | null): string | null {
  const found = useFetched<Contact | Company | Opportunity>(
    id === null ? null : `/api/crm/${AREAS[kind]}/${id}`,
  );
  if (found === null) return null;
  if ('firstName' in found) return contactName(found);
  return 'title' in found ? found.title : found.name;
}
