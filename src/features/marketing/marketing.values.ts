/** Specification section 3 and product.md D12. */
export const AUDIENCE_TYPES = ['B2C', 'B2B', 'both'] as const;
export const CAMPAIGN_TYPES = ['email', 'social_media', 'landing_page'] as const;
export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'active', 'paused', 'finished'] as const;
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'] as const;
/** How far a lead comes, in order; 'new' is every lead. */
export const FUNNEL_STEPS = ['new', 'contacted', 'qualified', 'proposal', 'won'] as const;
export const CONTENT_TYPES = ['advertising_text', 'email_template', 'social_post', 'ad_design'] as const;
export const TONES = ['professional', 'friendly', 'direct', 'inspiring'] as const;
export const LENGTHS = ['short', 'medium', 'long'] as const;
export const WRITERS = ['rules', 'model'] as const;
export const LANDING_STATUSES = ['published', 'unpublished'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export const isClosedLead = (status: LeadStatus | null): boolean => status === 'won' || status === 'lost';
export type ContentType = (typeof CONTENT_TYPES)[number];
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
export type Tone = (typeof TONES)[number];
export type WriterName = (typeof WRITERS)[number];
export type TextLength = (typeof LENGTHS)[number];

export const NAMED_SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;
export type NamedSort = (typeof NAMED_SORTS)[number];

/** A thousand million euros. */
export const MAX_COST_CENTS = 100_000_000_000;

/** Maximum colours of a brand: a drawing cannot use more. */
export const MAX_COLOURS = 6;

export const SEARCH_KINDS = ['lead', 'inbox', 'contact', 'prospect'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
