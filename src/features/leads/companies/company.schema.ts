import { z } from 'zod';
import type { ValuesOf } from '#shared/field-list.ts';
import { nullIsAbsent, readUpdatedAt } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { patchedFields, postedFields } from '#shared/record-schema.ts';
import { COMPANY_FIELDS, COMPANY_SORTS } from './company.values.ts';
import type { CustomFields } from '#features/leads/leads.values.ts';
import {
  allowDuplicate,
  customFields,
  leadSource,
  listFilters,
  orEmpty,
  tags,
} from '#features/leads/fields/fields.schema.ts';

export const createCompanySchema = z.strictObject({
  ...postedFields(COMPANY_FIELDS),
  source: nullIsAbsent(leadSource),
  tags: orEmpty(tags, () => []),
  customFields: orEmpty(customFields, () => ({})),
});

/** What a POST takes besides the fields of a company. */
export const newCompanySchema = createCompanySchema.extend({ allowDuplicate });

export const updateCompanySchema = z
  .strictObject({
    ...patchedFields(COMPANY_FIELDS),
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
export type Company = ValuesOf<typeof COMPANY_FIELDS> & {
  id: number;
  userId: number;
  source: z.infer<typeof leadSource>;
  tags: string[];
  customFields: CustomFields;
  createdAt: string;
  updatedAt: string;
};

/** In a list, with how many contacts work there. */
export type CompanySummary = Company & { contactCount: number };
