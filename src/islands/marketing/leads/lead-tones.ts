import type { LeadStatus } from '#features/marketing/marketing.values.ts';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';

/** Open stages in deeper and deeper tints. */
export const LEAD_TONES: Record<LeadStatus, BadgeTone> = {
  new: 'accent',
  contacted: 'neutral',
  qualified: 'info',
  proposal: 'deep',
  won: 'success',
  lost: 'danger',
};
