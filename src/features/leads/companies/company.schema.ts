import { z } from 'zod';
import { listQuery } from '#shared/list.ts';
import { nullIsAbsent, optionalLine, readUpdatedAt, requiredLine, rowId } from '#shared/fields.ts';
import { COMPANY_SORTS } from './company.values.ts';
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
import { count, record, texts, timestamp } from '#shared/answer.ts';

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

/** A company as the members of its workspace see it. */
export const companySchema = record('CrmCompany', {
  id: rowId,
  userId: rowId,
  name: z.string(),
  domain: z.string().nullable(),
  taxId: z.string().nullable(),
  sector: z.string().nullable(),
  size: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  notes: z.string().nullable(),
  source: leadSource,
  tags: texts,
  customFields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Company = z.infer<typeof companySchema>;

/** In a list, with how many contacts work there. */
export const companySummarySchema = companySchema
  .extend({
    contactCount: count,
  })
  .meta({ id: 'CrmCompanySummary' });
export type CompanySummary = z.infer<typeof companySummarySchema>;
