import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { Company } from '#features/leads/companies/company.schema.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { useFetched } from '#islands/leads/use-fetched.ts';

const AREAS = { contact: 'contacts', company: 'companies' } as const;

/** Name of the record that a field leads to; null until it is known, and for one that is gone. */
export function useLinkedName(kind: 'contact' | 'company', id: number | null): string | null {
  const found = useFetched<Contact | Company>(id === null ? null : `/api/crm/${AREAS[kind]}/${id}`);
  if (found === null) return null;
  return 'firstName' in found ? contactName(found) : found.name;
}
