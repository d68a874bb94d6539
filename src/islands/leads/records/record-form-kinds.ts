import type { Company } from '#features/leads/companies/company.schema.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import type { FormContext } from '#islands/leads/fields/custom-form.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import type { Team } from '#islands/leads/owners/team.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { companyBody, companyValues } from '#islands/leads/companies/company-form.ts';
import { contactBody, contactValues } from '#islands/leads/contacts/contact-form.ts';
import type { AnyRecord, Area } from '#islands/leads/merge/merge-rows.ts';

/** A record as its form holds it, whichever of the two kinds it is. */
export const recordValues = (
  area: Area,
  record: AnyRecord | null,
  context: FormContext,
  start?: FormValues,
): FormValues =>
  area === 'contacts'
    ? contactValues(record as Contact | null, context, start)
    : companyValues(record as Company | null, context, start);

export const recordBody = (area: Area, values: FormValues, context: FormContext): object =>
  area === 'contacts' ? contactBody(values, context) : companyBody(values, context);

/** The fields of the workspace for the records of an area. */
export const fieldsOfArea = ({ fields }: Team, area: Area): readonly DefinedField[] =>
  fields.filter(({ kind }) => kind === (area === 'contacts' ? 'contact' : 'company'));
