/** Sort orders of the list; `-` means descending. */
export const CONTACT_SORTS = [
  'name',
  '-name',
  'company',
  '-company',
  'createdAt',
  '-createdAt',
  'updatedAt',
  '-updatedAt',
] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/** The fields a merge chooses between. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'position',
  'companyId',
  'source',
  'notes',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
