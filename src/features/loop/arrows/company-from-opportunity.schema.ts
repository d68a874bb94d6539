import { z } from 'zod';
import { companySchema } from '#features/consulting/companies/company.schema.ts';
import { COMPANY_FIELDS } from '#features/consulting/companies/company.values.ts';
import { rowId } from '#shared/fields.ts';
import { patchedFields } from '#shared/record-schema.ts';
import { undoId } from './undo.schema.ts';

const { name, sector, size, structure } = COMPANY_FIELDS;

/** Exactly one record of the lead manager; what is given besides counts as known. */
export const companyFromOpportunitySchema = z
  .strictObject({
    opportunityId: rowId.nullish(),
    contactId: rowId.nullish(),
    crmCompanyId: rowId.nullish(),
    ...z.strictObject(patchedFields({ name, sector, size, structure })).partial().shape,
  })
  .refine(
    (given) =>
      [given.opportunityId, given.contactId, given.crmCompanyId].filter((id) => id != null).length === 1,
    { error: 'loop:oneSource', path: ['opportunityId'] },
  );
export type CompanyFromOpportunity = z.infer<typeof companyFromOpportunitySchema>;

export const companyOfOpportunitySchema = companySchema
  .extend({ undoId })
  .meta({ id: 'CompanyFromOpportunity' });
export type CompanyOfOpportunity = z.infer<typeof companyOfOpportunitySchema>;
