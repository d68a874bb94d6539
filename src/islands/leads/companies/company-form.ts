import type { Company } from '#features/leads/companies/company.schema.ts';
import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import { customBody, customValues, type FormContext } from '#islands/leads/fields/custom-form.ts';
import { tagsOf } from '#islands/leads/fields/TagsField.tsx';

export const companyValues = (
  company: Company | null,
  { tag, fields }: FormContext,
  start: FormValues = {},
): FormValues => ({
  ...valuesOfFields(COMPANY_FIELDS, company, tag),
  source: company?.source ?? 'other',
  tags: company?.tags.join(', ') ?? '',
  ...customValues(fields, company?.customFields, tag),
  ...start,
});

export const companyBody = (values: FormValues, { tag, fields }: FormContext) => ({
  ...bodyOfFields(COMPANY_FIELDS, values, tag),
  source: values['source'],
  tags: tagsOf(values['tags']),
  customFields: customBody(fields, values, tag),
});
