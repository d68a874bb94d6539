import type { LeadStatus } from '#features/marketing/marketing.values.ts';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';

export const LEAD_TONES: Record<LeadStatus, BadgeTone> = {
  new: 'accent',
  contacted: 'neutral',
  qualified: 'neutral',
  proposal: 'info',
  won: 'success',
  lost: 'danger',
};
