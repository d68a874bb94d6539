import { z } from 'zod';
import { nullIsAbsent, oneOf, optionalEmail, readUpdatedAt, requiredLine } from '#shared/fields.ts';
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

export type Company = CreateCompany & { id: number; userId: number; createdAt: string; updatedAt: string };
export type ProfileCounts = {
  contacts: number;
  products: number;
  departments: number;
  problems: number;
  strengths: number;
};
export type CompanySummary = Company & {
  counts: ProfileCounts;
  hasReport: boolean;
  /** The earlier review that this one follows up; both have the same name. */
  followsCompanyId: number | null;
};
