import { z } from 'zod';
import { listQuery } from '#shared/list.ts';
import { nullIsAbsent, optionalLine, readUpdatedAt, requiredLine } from '#shared/fields.ts';
import { COMPANY_SORTS } from './company.values.ts';
import type { CustomFields } from '#features/leads/leads.values.ts';
import {
  allowDuplicate,
  customFields,
  leadSource,
  listFilters,
  notes,
  orEmpty,
  tags,
} from '#features/leads/fields/fields.schema.ts';
import { domainOf } from './domain.rules.ts';

/** Stored as the bare host, whatever address was pasted. */
const domain = optionalLine
  .refine((value) => value === null || domainOf(value) !== undefined, 'leads:companies.domainInvalid')
  .transform((value) => (value === null ? null : (domainOf(value) ?? null)));

const fields = {
  name: requiredLine('leads:companies.nameRequired'),
  domain,
  taxId: optionalLine,
  sector: optionalLine,
  size: optionalLine,
  phone: optionalLine,
  address: optionalLine,
  notes,
};

export const createCompanySchema = z.strictObject({
  name: fields.name,
  domain: fields.domain.default(null),
  taxId: fields.taxId.default(null),
  sector: fields.sector.default(null),
  size: fields.size.default(null),
  phone: fields.phone.default(null),
  address: fields.address.default(null),
  notes: fields.notes.default(null),
  source: nullIsAbsent(leadSource),
  tags: orEmpty(tags, () => []),
  customFields: orEmpty(customFields, () => ({})),
});

export const newCompanySchema = createCompanySchema.extend({ allowDuplicate });

export const updateCompanySchema = z
  .strictObject({
    ...fields,
    name: nullIsAbsent(fields.name),
    source: nullIsAbsent(leadSource),
    tags: nullIsAbsent(tags),
    customFields: nullIsAbsent(customFields),
    allowDuplicate,
    updatedAt: readUpdatedAt,
  })
  .partial();

export const companyListQuery = listQuery(COMPANY_SORTS).extend({ ...listFilters });

export type CreateCompany = z.infer<typeof newCompanySchema>;
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

export type Company = {
  id: number;
  userId: number;
  name: string;
  domain: string | null;
  taxId: string | null;
  sector: string | null;
  size: string | null;
  phone: string | null;
  address: string | null;
  notes: string | null;
  source: z.infer<typeof leadSource>;
  tags: string[];
  customFields: CustomFields;
  createdAt: string;
  updatedAt: string;
};

export type CompanySummary = Company & { contactCount: number };
