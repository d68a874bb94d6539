/** Orders of the list; `-` turns one round. */
export const COMPANY_SORTS = [
  'name',
  '-name',
  'createdAt',
  '-createdAt',
  'updatedAt',
  '-updatedAt',
  'owner',
  '-owner',
  'lastContact',
  '-lastContact',
  'nextTask',
  '-nextTask',
] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];
