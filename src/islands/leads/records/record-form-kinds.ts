import type { Company } from '#features/leads/companies/company.schema.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { companyBody, companyValues } from '#islands/leads/companies/company-form.ts';
import { contactBody, contactValues } from '#islands/leads/contacts/contact-form.ts';
import type { AnyRecord, Area } from '#islands/leads/merge/merge-rows.ts';

/** A record as its form holds it, whichever of the two kinds it is. */
export const recordValues = (area: Area, record: AnyRecord | null, start?: FormValues): FormValues =>
  area === 'contacts'
    ? contactValues(record as Contact | null, start)
    : companyValues(record as Company | null, start);

export const recordBody = (area: Area, values: FormValues): object =>
  area === 'contacts' ? contactBody(values) : companyBody(values);
