/** Places that may hold data about a person, in the order of erasure: referencing rows come first. */
export const PERSON_PLACES = [
  'communications',
  'tasks',
  'events',
  'imports',
  'importChecks',
  'merges',
  'jobs',
  'deleted',
  'letters',
  'leads',
  'prospects',
  'contacts',
  'profileContacts',
  'proposals',
  'views',
  'rules',
  'inbox',
  'messages',
  'invitations',
  'workspaceInvitations',
] as const;
export type PersonPlace = (typeof PERSON_PLACES)[number];
