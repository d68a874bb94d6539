import { z } from 'zod';
import { nullIsAbsent, oneOf, optionalEmail, readUpdatedAt, requiredLine, rowId } from '#shared/fields.ts';
import { record, timestamp } from '#shared/answer.ts';
import { COMPANY_SIZES, COMPANY_STRUCTURES } from './company.values.ts';

const fields = {
  name: requiredLine('consulting:company.nameRequired'),
  sector: requiredLine('consulting:company.sectorRequired'),
  size: oneOf(COMPANY_SIZES, 'consulting:company.sizeRequired'),
  structure: oneOf(COMPANY_STRUCTURES, 'consulting:company.structureRequired'),
  email: optionalEmail('consulting:company.emailInvalid'),
};

export const createCompanySchema = z.strictObject({ ...fields, email: fields.email.default(null) });
export const updateCompanySchema = z
  .strictObject({
    name: nullIsAbsent(fields.name),
    sector: nullIsAbsent(fields.sector),
    size: nullIsAbsent(fields.size),
    structure: nullIsAbsent(fields.structure),
    email: fields.email,
    updatedAt: readUpdatedAt,
  })
  .partial();

export type CreateCompany = z.infer<typeof createCompanySchema>;
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

/** A company as its owner sees it. */
export const companySchema = record('Company', {
  id: rowId,
  userId: rowId,
  name: z.string(),
  sector: z.string(),
  size: fields.size,
  structure: fields.structure,
  email: z.string().nullable(),
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
export const companySummarySchema = companySchema /*TODO*/
  .extend({
    counts: profileCountsSchema,
    hasReport: z.boolean(),
    /** The earlier review that this one follows: the two have one name. */
    followsCompanyId: rowId.nullable(),
  })
  .meta({ id: 'CompanySummary' });
export type CompanySummary = z.infer<typeof companySummarySchema>;
