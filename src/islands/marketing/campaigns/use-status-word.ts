import type { CampaignStatus, CampaignType } from '#features/marketing/marketing.values.ts';
import { useIsDemo } from '#islands/marketing/demo.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { isOnlyPreviewed } from './campaign-status.ts';

/** Names a campaign's status; a demo's page is visible to its owner only. */
export function useStatusWord(): (campaign: { type: CampaignType; status: CampaignStatus }) => string {
  const { t } = useTexts();
  const isDemo = useIsDemo();
  return (campaign) =>
    t(
      isDemo && isOnlyPreviewed(campaign)
        ? 'marketing:page.demoBadge'
        : `marketing:campaignStatuses.${campaign.status}`,
    );
}
