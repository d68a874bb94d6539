/** Orders of the list; `-` turns one round. */
export const CONTACT_SORTS = [
  'name',
  '-name',
  'company',
  '-company',
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
export type ContactSort = (typeof CONTACT_SORTS)[number];
