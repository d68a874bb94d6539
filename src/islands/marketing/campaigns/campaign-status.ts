import type { CampaignType, CampaignStatus } from '#features/marketing/marketing.values.ts';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';

export const STATUS_TONES: Readonly<Record<CampaignStatus, BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'info',
  active: 'success',
  paused: 'warning',
  finished: 'neutral',
};

/** Of a demo: a page that is under way without being public. */
export const isOnlyPreviewed = ({ type, status }: { type: CampaignType; status: CampaignStatus }): boolean =>
  type === 'landing_page' && status === 'active';
