import type { CampaignStatus } from '#features/marketing/marketing.values.ts';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';

export const STATUS_TONES: Readonly<Record<CampaignStatus, BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'info',
  active: 'success',
  paused: 'warning',
  finished: 'neutral',
};
