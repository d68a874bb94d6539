import type { Company } from '#features/leads/companies/company.schema.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { companyBody, companyValues } from '#islands/leads/companies/company-form.ts';
import { contactBody, contactValues } from '#islands/leads/contacts/contact-form.ts';
import type { AnyRecord, Area } from '#islands/leads/merge/merge-rows.ts';

/** A record as its form holds it, whichever of the two kinds it is. */
export const recordValues = (
  area: Area,
  record: AnyRecord | null,
  tag: string,
  start?: FormValues,
): FormValues =>
  area === 'contacts'
    ? contactValues(record as Contact | null, tag, start)
    : companyValues(record as Company | null, tag, start);

export const recordBody = (area: Area, values: FormValues, tag: string): object =>
  area === 'contacts' ? contactBody(values, tag) : companyBody(values, tag);
