/** Where something may be held of a person, in the order in which it is erased: what points to a record goes before it. */
export const PERSON_PLACES = [
  'communications',
  'tasks',
  'events',
  'imports',
  'importChecks',
  'deleted',
  'merges',
  'jobs',
  'letters',
  'leads',
  'prospects',
  'contacts',
  'profileContacts',
  'inbox',
  'messages',
  'invitations',
] as const;
export type PersonPlace = (typeof PERSON_PLACES)[number];
