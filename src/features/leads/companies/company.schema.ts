import { z } from 'zod';
import { nullIsAbsent, readUpdatedAt, rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { fieldFilters, patchedFields, postedFields, shownFields } from '#shared/record-schema.ts';
import { COMPANY_FIELDS } from './company.values.ts';
import { COMPANY_SORTS } from './company-sorts.values.ts';
import {
  allowDuplicate,
  customFields,
  leadSource,
  listFilters,
  orEmpty,
  linkedRecords,
  shownCustomFields,
  tags,
} from '#features/leads/fields/fields.schema.ts';
import { memberId } from '#features/leads/owners/owner.schema.ts';
import { activityAsked, recordActivity } from '#features/leads/timeline/list-activity.schema.ts';
import { count, record, texts, timestamp } from '#shared/answer.ts';

export const createCompanySchema = z.strictObject({
  ...postedFields(COMPANY_FIELDS),
  /** Default: the caller. */
  ownerId: memberId.optional(),
  source: nullIsAbsent(leadSource),
  tags: orEmpty(tags, () => []),
  customFields: orEmpty(customFields, () => ({})),
});

export const newCompanySchema = createCompanySchema.extend({ allowDuplicate });

export const updateCompanySchema = z
  .strictObject({
    ...patchedFields(COMPANY_FIELDS),
    ownerId: memberId,
    source: nullIsAbsent(leadSource),
    tags: nullIsAbsent(tags),
    customFields: nullIsAbsent(customFields),
    allowDuplicate,
    updatedAt: readUpdatedAt,
  })
  .partial();

export const companyListQuery = listQuery(COMPANY_SORTS).extend({
  ...fieldFilters(COMPANY_FIELDS),
  ...listFilters,
  ...activityAsked,
});

export type CreateCompany = z.infer<typeof newCompanySchema>;
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

/** A company as the members of its workspace see it. */
export const companySchema = record('CrmCompany', {
  id: rowId,
  userId: rowId,
  ownerId: rowId.nullable(),
  ...shownFields(COMPANY_FIELDS),
  source: leadSource,
  tags: texts,
  customFields: shownCustomFields,
  linked: linkedRecords,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Company = z.infer<typeof companySchema>;

/** In a list, with how many contacts work there, and what goes on with them where it is asked for. */
export const companySummarySchema = companySchema
  .extend({
    contactCount: count,
    activity: recordActivity,
  })
  .meta({ id: 'CrmCompanySummary' });
export type CompanySummary = z.infer<typeof companySummarySchema>;
