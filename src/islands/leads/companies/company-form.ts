import type { Company } from '#features/leads/companies/company.schema.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { tagsOf } from '#islands/leads/fields/TagsField.tsx';

export const companyValues = (company: Company | null, start: FormValues = {}): FormValues => ({
  name: company?.name ?? '',
  domain: company?.domain ?? '',
  taxId: company?.taxId ?? '',
  sector: company?.sector ?? '',
  size: company?.size ?? '',
  phone: company?.phone ?? '',
  address: company?.address ?? '',
  source: company?.source ?? 'other',
  tags: company?.tags.join(', ') ?? '',
  notes: company?.notes ?? '',
  ...start,
});

export const companyBody = ({ tags = '', ...values }: FormValues) => ({ ...values, tags: tagsOf(tags) });
