/** Specification section 3 and product.md D12. */
export const AUDIENCE_TYPES = ['B2C', 'B2B', 'both'] as const;
export const CAMPAIGN_TYPES = ['email', 'social_media', 'landing_page'] as const;
export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'active', 'paused', 'finished'] as const;
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'] as const;
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
