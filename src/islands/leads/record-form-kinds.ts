import type { Company } from '#features/leads/crm-company.schema.ts';
import type { Contact } from '#features/leads/crm-contact.schema.ts';
import type { FormValues } from '../ui/drafts.ts';
import { companyBody, companyValues } from './company-form.ts';
import { contactBody, contactValues } from './contact-form.ts';
import type { AnyRecord, Area } from './merge-rows.ts';

/** A record as its form holds it, whichever of the two kinds it is. */
export const recordValues = (area: Area, record: AnyRecord | null, start?: FormValues): FormValues =>
  area === 'contacts'
    ? contactValues(record as Contact | null, start)
    : companyValues(record as Company | null, start);

export const recordBody = (area: Area, values: FormValues): object =>
  area === 'contacts' ? contactBody(values) : companyBody(values);
