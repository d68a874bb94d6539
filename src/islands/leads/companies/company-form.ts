import type { Company } from '#features/leads/companies/company.schema.ts';
import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { valuesOfFields } from '#islands/ui/record-values.ts';
import { customBody, customFormText } from '#islands/leads/fields/custom-form.ts';
import { tagsOf } from '#islands/leads/fields/TagsField.tsx';

export const companyValues = (company: Company | null, start: FormValues = {}): FormValues => ({
  ...valuesOfFields(COMPANY_FIELDS, company),
  source: company?.source ?? 'other',
  tags: company?.tags.join(', ') ?? '',
  customFields: customFormText(company?.customFields),
  ...start,
});

export const companyBody = ({ tags = '', customFields, ...values }: FormValues) => ({
  ...values,
  tags: tagsOf(tags),
  customFields: customBody(customFields),
});
