/** Specification section 3: where a lead, a contact or an opportunity came from. */
export const LEAD_SOURCES = [
  'website',
  'landing_page',
  'referral',
  'event',
  'social_media',
  'email',
  'phone',
  'import',
  'lead_search',
  'other',
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];
