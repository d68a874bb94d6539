import { z } from 'zod';
import { oneOf, optionalEmail, requiredLine } from '#shared/fields.ts';

/** Specification section 3: small 1-49 employees, medium 50-249, large 250 and more. */
export const COMPANY_SIZES = ['small', 'medium', 'large'] as const;
export const COMPANY_STRUCTURES = ['simple', 'functional', 'divisional', 'matrix'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
export type CompanyStructure = (typeof COMPANY_STRUCTURES)[number];

const fields = {
  name: requiredLine('consulting:company.nameRequired'),
  sector: requiredLine('consulting:company.sectorRequired'),
  size: oneOf(COMPANY_SIZES, 'consulting:company.sizeRequired'),
  structure: oneOf(COMPANY_STRUCTURES, 'consulting:company.structureRequired'),
  email: optionalEmail('consulting:company.emailInvalid'),
};

export const createCompanySchema = z.strictObject({ ...fields, email: fields.email.default(null) });
export const updateCompanySchema = z.strictObject({ ...fields, updatedAt: z.iso.datetime() }).partial();

export const COMPANY_SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;

export type CreateCompany = z.infer<typeof createCompanySchema>;
export type UpdateCompany = z.infer<typeof updateCompanySchema>;
