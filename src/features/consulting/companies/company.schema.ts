import { z } from 'zod';
import type { GivenOf, ValuesOf } from '#shared/field-list.ts';
import { readUpdatedAt } from '#shared/fields.ts';
import type { ProfileList } from '#features/consulting/profile/profile.values.ts';
import { patchedFields, postedFields } from '#shared/record-schema.ts';
import { COMPANY_FIELDS } from './company.values.ts';

export const createCompanySchema = z.strictObject(postedFields(COMPANY_FIELDS));
export const updateCompanySchema = z
  .strictObject({ ...patchedFields(COMPANY_FIELDS), updatedAt: readUpdatedAt })
  .partial();

export type CreateCompany = GivenOf<typeof COMPANY_FIELDS>;
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

/** A company as its owner sees it. */
export type Company = ValuesOf<typeof COMPANY_FIELDS> & {
  id: number;
  userId: number;
  createdAt: string;
  updatedAt: string;
};
export type ProfileCounts = Record<ProfileList, number>;
export type CompanySummary = Company & {
  counts: ProfileCounts;
  hasReport: boolean;
  /** The earlier review that this one follows: the two have one name. */
  followsCompanyId: number | null;
};
