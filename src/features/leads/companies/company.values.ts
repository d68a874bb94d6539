/** Sort orders of the list; `-` means descending. */
export const COMPANY_SORTS = ['name', '-name', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

/** The fields a merge chooses between. */
export const COMPANY_FIELDS = [
  'name',
  'domain',
  'taxId',
  'sector',
  'size',
  'phone',
  'address',
  'source',
  'notes',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
