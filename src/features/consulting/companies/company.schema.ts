import { z } from 'zod';
import type { GivenOf } from '#shared/field-list.ts';
import { oneOf, readUpdatedAt, rowId } from '#shared/fields.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { record, texts, timestamp } from '#shared/answer.ts';
import { patchedFields, postedFields, shownFields } from '#shared/record-schema.ts';
import { COMPANY_FIELDS, COMPANY_SORTS, FOLLOW_KINDS, REPORT_STAGES, WAITING } from './company.values.ts';

export const companyQuerySchema = listQuery(COMPANY_SORTS).extend({
  ...countAsked,
  waiting: oneOf(WAITING).optional(),
});
export type CompanyQuery = z.infer<typeof companyQuerySchema>;

export const createCompanySchema = z.strictObject(postedFields(COMPANY_FIELDS));
export const updateCompanySchema = z
  .strictObject({ ...patchedFields(COMPANY_FIELDS), updatedAt: readUpdatedAt })
  .partial();

export type CreateCompany = GivenOf<typeof COMPANY_FIELDS>;
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

/** A company as its owner sees it. */
export const companySchema = record('Company', {
  id: rowId,
  userId: rowId,
  ...shownFields(COMPANY_FIELDS),
  /** Fields that nobody has confirmed yet; a PATCH that names one confirms it. */
  unconfirmed: texts,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Company = z.infer<typeof companySchema>;
export const profileCountsSchema = z.strictObject({
  contacts: z.int(),
  products: z.int(),
  departments: z.int(),
  problems: z.int(),
  strengths: z.int(),
});
export type ProfileCounts = z.infer<typeof profileCountsSchema>;
export const companySummarySchema = companySchema
  .extend({
    counts: profileCountsSchema,
    hasReport: z.boolean(),
    /** Null before its report. */
    stage: z.enum(REPORT_STAGES).nullable(),
    /** Actions of its report that are overdue. */
    overdue: z.int(),
    /** Whether company or lists have changed since its report was made. */
    isChangedSinceReport: z.boolean(),
    /** The earlier review that this one follows: the two have one name. */
    followsCompanyId: rowId.nullable(),
    followKind: z.enum(FOLLOW_KINDS),
    /** Of its report: `1`, or `1.1`, `1.2` of a correction. */
    version: z.string(),
  })
  .meta({ id: 'CompanySummary' });
export type CompanySummary = z.infer<typeof companySummarySchema>;
